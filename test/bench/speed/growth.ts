/**
 * npm run growth [SECONDS [ROUNDS]]: the figures of `npm run bench` as a volume grows. One built
 * server for each volume; each round asks all of them in turn, and what counts is the ratio to the
 * empty one. Fails where a full one does less than 85 % of that.
 */
import { join } from 'node:path'
import { untilWorkBesideEnds } from '../../support/child-process-work.ts'
import { freePort } from '../../support/free-port.ts'
import { removeTemporaryFolders, temporaryFolder } from '../../support/temporary-folder.ts'
import { fillVolume, type Volume, volumes } from './growth-volumes.ts'
import { load } from './load.ts'
import { end, startBuilt, untilItAnswers } from './pinned.ts'
import { askedOf } from './scenarios.ts'

const LEAST = 0.85
const [seconds = 2, rounds = 5] = process.argv.slice(2).map(Number)
const folder = await temporaryFolder()
const sites = []
for (const volume of volumes) sites.push(await open(volume))

const head = ['asked for', ...volumes.map(({ name }) => name)]
console.log(row(head))
console.log(row(head.map((_, at) => (at > 0 ? '---:' : '---'))))
console.log(row(['start, s', ...sites.map(({ startSeconds }) => startSeconds.toFixed(2))]))
for (const name of Object.keys(sites[0]?.asks ?? {})) {
  const rates: number[][] = sites.map(() => [])
  for (let round = 0; round < rounds; round += 1) {
    for (const [at, { url, asks }] of sites.entries()) {
      const ask = asks[name]
      if (!ask) throw new Error(`Nothing is asked as ${name}`)
      const { perSecond } = await load(url, ask, { seconds, clients: ask.clients, folder })
      rates[at]?.push(perSecond)
    }
  }
  const [empty = [], ...others] = rates
  const ratios = others.map(own => median(own.map((rate, at) => rate / (empty[at] ?? 0))))
  if (ratios.some(ratio => ratio < LEAST)) process.exitCode = 1
  const shown = ratios.map(ratio => ratio.toFixed(2))
  console.log(row([name, `${Math.round(median(empty))} a second`, ...shown]))
}
for (const { child } of sites) await end(child)
await removeTemporaryFolders()

async function open(volume: Volume) {
  const own = join(folder, volume.name)
  await fillVolume(own, volume)
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const serve = () => startBuilt(own, port, join(folder, 'log'))
  // The first start writes what every later one finds, so the second is the one that counts.
  const first = serve()
  await untilItAnswers(`${url}/healthz`)
  await volume.settled(own)
  await end(first)
  const begun = performance.now()
  const child = serve()
  await untilItAnswers(`${url}/healthz`)
  const startSeconds = (performance.now() - begun) / 1000
  const asks = await askedOf(url)
  if (child.pid) await untilWorkBesideEnds(child.pid)
  return { url, child, startSeconds, asks }
}

function median(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[numbers.length >> 1] ?? 0
}

function row(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`
}
