/**
 * npx tsx test/bench/design-hostile.ts [COUNT]: random and hostile plans asked one after another of the
 * built server, 100,000 by default: what they are answered, how long one keeps the server's main thread
 * busy, and what memory it leaves it with. Build first.
 */
import { readFileSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { builtServer } from '../support/built-server.ts'
import { askAll } from '../support/hostile-answers.ts'
import { hostileAddresses } from '../support/hostile-plans.ts'
import { removeTemporaryFolders, temporaryFolder } from '../support/temporary-folder.ts'

const count = Number(process.argv[2] ?? 100_000)
const PART = 5000

const folder = await temporaryFolder()
await mkdir(join(folder, 'uploads'))
const server = await builtServer(folder, { NODE_OPTIONS: '--max-semi-space-size=4' })
await server.start()

/** Of the main thread, whatever else the machine does. */
const processorMs = () =>
  Number(readFileSync(`/proc/${server.pid}/schedstat`, 'utf8').split(' ')[0]) / 1e6

// The first drawing loads the program that draws.
await askAll(server.url, hostileAddresses(200, 1000), 1)

const byStatus: Record<string, number> = {}
const times: number[] = []
let faults = 0
console.log('plans | memory | slowest')
for (let at = 0, seed = 1; at < count; at += PART, seed++) {
  const some = hostileAddresses(Math.min(PART, count - at), seed)
  const answers = await askAll(server.url, some, 1, processorMs)
  for (const [status, many] of Object.entries(answers.byStatus)) {
    byStatus[status] = (byStatus[status] ?? 0) + many
  }
  times.push(...answers.times)
  faults += answers.faults.length
  for (const fault of answers.faults.slice(0, 5)) console.error(fault)
  const memory = Math.round((await server.memory()).server)
  const slowest = Math.round(Math.max(...answers.times))
  console.log(`${at + some.length} | ${memory} MB | ${slowest} ms`)
}
times.sort((a, b) => a - b)
const of = (share: number) => (times[Math.floor((times.length - 1) * share)] ?? 0).toFixed(1)
const slow = times.filter(ms => ms > 100).length
console.log(`\n${count} plans: ${JSON.stringify(byStatus)}, ${faults} answered otherwise`)
console.log(
  `processor time: median ${of(0.5)} ms, 95 of 100 within ${of(0.95)} ms, ` +
    `999 of 1,000 within ${of(0.999)} ms, slowest ${of(1)} ms, ${slow} above 100 ms`,
)
await server.end('SIGTERM')
await removeTemporaryFolders()
