/**
 * Runs all tests in lanes side by side, since one lane leaves a core idle while it waits for its
 * browser or its servers: the browser's journeys in one, the soak, which mostly waits, in one,
 * everything else in the third. Ends with the sum, `N passed, N failed`; a lane that ends without
 * its own sum has failed.
 */
import { spawn } from 'node:child_process'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

const OWN_LANES = ['browser', 'soak']
const here = import.meta.dirname
const entries = await readdir(here, { withFileTypes: true })
const others = entries.filter(entry => {
  return (
    !OWN_LANES.includes(entry.name) && (entry.isDirectory() || /\.test\.tsx?$/.test(entry.name))
  )
})

const sums = await Promise.all([
  ...OWN_LANES.map(name => runLane([join(here, name)])),
  runLane(others.map(({ name }) => join(here, name))),
])
const total = sums.reduce((all, lane) => [all[0] + lane[0], all[1] + lane[1]])
console.log(`\n${total[0]} passed, ${total[1]} failed`)
process.exitCode = total[1] > 0 ? 1 : 0

/** @returns how many passed and how many failed */
async function runLane(places: string[]): Promise<[number, number]> {
  const words = ['--import', 'tsx', join(here, 'run.ts'), ...places]
  const lane = spawn(process.execPath, words, { stdio: ['ignore', 'pipe', 'inherit'] })
  let last = ''
  for await (const line of createInterface(lane.stdout)) {
    if (line) last = line
    if (/ passed {2}|FAIL/.test(line)) console.log(line)
  }
  const [, passed, failed] = /^(\d+) passed, (\d+) failed$/.exec(last) ?? [last, '0', '1']
  return [Number(passed), Number(failed)]
}
