/**
 * npx tsx test/bench/design-hostile.ts [COUNT]: random and hostile plans asked one after another of the
 * built server, 100,000 by default: what they are answered, how long one takes, and what memory and disk they
 * leave it with. Build first.
 */
import { mkdir, readdir, readFile, stat } from 'node:fs/promises'
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
await askAll(server.url, hostileAddresses(200, 1000), 1)

const byStatus: Record<string, number> = {}
const times: number[] = []
let faults = 0
console.log('plans | memory | slowest | above 100 ms | processor time each')
for (let at = 0, seed = 1; at < count; at += PART, seed++) {
  const some = hostileAddresses(Math.min(PART, count - at), seed)
  const before = await processorMs()
  const answers = await askAll(server.url, some, 1)
  const each = ((await processorMs()) - before) / some.length
  for (const [status, many] of Object.entries(answers.byStatus)) {
    byStatus[status] = (byStatus[status] ?? 0) + many
  }
  times.push(...answers.times)
  faults += answers.faults.length
  for (const fault of answers.faults.slice(0, 5)) console.error(fault)
  const slow = answers.times.filter(ms => ms > 100).length
  const memory = Math.round((await server.memory()).server)
  const slowest = Math.round(Math.max(...answers.times))
  console.log(
    `${at + some.length} | ${memory} MB | ${slowest} ms | ${slow} | ${each.toFixed(1)} ms`,
  )
}
times.sort((a, b) => a - b)
const of = (share: number) => (times[Math.floor((times.length - 1) * share)] ?? 0).toFixed(1)
const slow = times.filter(ms => ms > 100).length
console.log(`\n${count} plans: ${JSON.stringify(byStatus)}, ${faults} answered otherwise`)
console.log(
  `median ${of(0.5)} ms, 95 of 100 within ${of(0.95)} ms, slowest ${of(1)} ms, ${slow} above 100 ms`,
)
console.log(
  `on disk: ${await bytesOf('design-pictures')} bytes of pictures, ${await bytesOf('design-sheets')} of sheets`,
)
await server.end('SIGTERM')
await removeTemporaryFolders()

/** Of all threads of the server, by the kernel's count of hundredths of a second. */
async function processorMs(): Promise<number> {
  const fields = (await readFile(`/proc/${server.pid}/stat`, 'utf8')).split(') ')[1]?.split(' ')
  return 10 * (Number(fields?.[11]) + Number(fields?.[12]))
}

async function bytesOf(name: string): Promise<number> {
  const below = join(folder, 'data', name)
  const files = await readdir(below).catch(() => [])
  const sizes = await Promise.all(files.map(async file => (await stat(join(below, file))).size))
  return sizes.reduce((sum, size) => sum + size, 0)
}
