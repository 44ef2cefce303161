/**
 * npx tsx test/bench/strangers.ts [COUNT [PROGRAM]]: requests of strangers with made-up headers,
 * hosts, cookies and queries of 7 to 18 KB at all kinds of public addresses, 30,000 by default, of
 * a server with a heap of 128 MB in a memory group of 512 MB. It must not end, nor take 60 MB more
 * after them than before; a visitor is timed beside them, and before as a control. PROGRAM is that
 * of another build. Needs root, for the group. Build first.
 */
import { fork, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { mkdir, open } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from '../support/free-port.ts'
import { serverEnvironment } from '../support/server-environment.ts'
import { publicAddresses, sendAll, strangersRequest } from '../support/strangers.ts'
import { removeTemporaryFolders, temporaryFolder } from '../support/temporary-folder.ts'
import { memoryGroup } from './memory-group.ts'
import { untilItAnswers } from './speed/pinned.ts'

const [given, program = 'dist/server/main.js'] = process.argv.slice(2)
const count = Number(given ?? 30_000)
const PART = 3000
const MOST_GROWTH_MB = 60

const folder = await temporaryFolder()
await mkdir(join(folder, 'uploads'))
const port = await freePort()
const url = `http://127.0.0.1:${port}`
const group = memoryGroup(512)
const server = await start()
const ended = once(server, 'exit')
await untilItAnswers(`${url}/healthz`)

// Ordinary visitors, of browsers with and without compression and modern pictures.
for (const headers of [
  { 'accept-encoding': 'br, gzip', accept: 'text/html,image/avif,image/webp,*/*' },
  { 'accept-encoding': 'gzip', accept: '*/*' },
]) {
  await sendAll(
    url,
    publicAddresses.flatMap(path => [
      { path, headers },
      { path, headers },
    ]),
  )
}
const control = await visit(async () => await pause(20_000))
const before = residentMb()
console.log(`${group.kind}, Node ${process.version}; before: ${before} MB`)
const byStatus: Record<string, number> = {}
const beside = await visit(async () => {
  for (let from = 0; from < count && server.exitCode === null && !server.signalCode; from += PART) {
    const numbers = Array.from({ length: Math.min(PART, count - from) }, (_, at) => from + at)
    const some = await sendAll(
      url,
      numbers.map(number => strangersRequest(number)),
    )
    for (const [status, many] of Object.entries(some)) {
      byStatus[status] = (byStatus[status] ?? 0) + many
    }
    console.log(`${from + numbers.length} requests: ${residentMb()} MB`)
  }
})
await pause(5000)
const isGone = server.exitCode !== null || server.signalCode !== null
const after = isGone ? Number.NaN : residentMb()
const { killed, peakMb } = group.reading()
console.log(`answers by status: ${JSON.stringify(byStatus)}`)
console.log(`after: ${after} MB, at most ${Math.round(peakMb)} MB in the group, files counted`)
console.log(
  `a visitor alone: ${percentilesOf(control)}; beside strangers: ${percentilesOf(beside)}`,
)
if (!isGone) server.kill('SIGTERM')
const [code, signal] = await ended
console.log(`ended with ${code ?? signal}${isGone ? ' by itself' : ''}; by the kernel: ${killed}`)
await group.remove()
await removeTemporaryFolders()
process.exit(!isGone && after - before < MOST_GROWTH_MB ? 0 : 1)

async function start() {
  const node = `${process.execPath} --max-old-space-size=128 --max-semi-space-size=4`
  const log = await open(join(folder, 'log'), 'a')
  const started = spawn('sh', ['-c', `${group.join} && exec ${node} ${program} serve`], {
    env: {
      ...process.env,
      ...serverEnvironment(folder, port),
      MAKE_AHEAD: 'off',
      MALLOC_ARENA_MAX: '2',
    },
    stdio: ['ignore', log.fd, log.fd],
  })
  await log.close()
  return started
}

function residentMb(): number {
  const status = readFileSync(`/proc/${server.pid}/status`, 'utf8')
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? Number.NaN) / 1024)
}

/** A visitor's waiting times meanwhile, in milliseconds, in ascending order. */
async function visit(meanwhile: () => Promise<void>): Promise<number[]> {
  const visitor = fork(join(import.meta.dirname, 'visitor.ts'), [url], {
    execArgv: ['--import', 'tsx'],
  })
  await meanwhile()
  visitor.send('over')
  const [taken] = (await once(visitor, 'message')) as [{ milliseconds: number }[]]
  return taken.map(({ milliseconds }) => milliseconds).sort((one, other) => one - other)
}

function percentilesOf(sorted: number[]): string {
  const at = (share: number) => (sorted[Math.floor(share * sorted.length)] ?? 0).toFixed(1)
  return `${sorted.length} answers, median ${at(0.5)} ms, p95 ${at(0.95)} ms`
}
