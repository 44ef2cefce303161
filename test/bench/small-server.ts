/**
 * small-server.ts [MEGABYTES [SECONDS]]: the built server with limited memory (256 MB, for 300 s)
 * under 50 inquiries a second and three concurrent uploads of photos of 12 megapixels, while
 * catalogs are prerendered. Requests the home page and /healthz every 200 ms, and finally compares
 * the volume with what was acknowledged. Needs root, for the cgroup with the limit.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, open, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { api } from '../../web/base/routes.ts'
import { administrator } from '../support/administrator.ts'
import { cameraPhoto } from '../support/camera-photo.ts'
import { childrenOf } from '../support/child-process-work.ts'
import { freePort } from '../support/free-port.ts'
import { inquiry } from '../support/inquiry.ts'
import { subjectOf } from '../support/inquiry-load.ts'
import { serverEnvironment } from '../support/server-environment.ts'
import { compareStored } from '../support/stored-inquiries.ts'
import { removeTemporaryFolders, temporaryFolder } from '../support/temporary-folder.ts'
import { memoryGroup } from './memory-group.ts'
import { untilItAnswers } from './speed/pinned.ts'

const PER_SECOND = 50
const UPLOADS = 3
const [megabytes = 256, seconds = 300] = process.argv.slice(2).map(Number)

const folder = await temporaryFolder()
const port = await freePort()
const url = `http://127.0.0.1:${port}`
const group = memoryGroup(megabytes)
console.log(`${group.kind}, ${megabytes} MB, Node ${process.version}, ${seconds} s`)
const server = await startInGroup()
const ended = once(server, 'exit')
await untilItAnswers(`${url}/healthz`)
const admin = await administrator(url)
const slots = await admin.imageSlots()

const until = performance.now() + seconds * 1000
const isGone = () => server.exitCode !== null || server.signalCode !== null
const isOver = () => performance.now() > until || isGone()
const processes = new Map<string, number>()
const acknowledged = new Map<number, string>()
const outcomes = new Map<string, number>()
const [home, health, inquiries, uploads]: number[][] = [[], [], [], []]
await Promise.all([
  every(200, () => timed(home, () => ask('/'))),
  every(200, () => timed(health, () => ask('/healthz'))),
  every(1000 / PER_SECOND, number => timed(inquiries, () => postInquiry(number))),
  every(250, weigh),
  ...Array.from({ length: UPLOADS }, (_, first) => uploadFrom(first)),
])
const reading = group.reading()

console.log(`home page: ${described(home)}`)
console.log(`/healthz: ${described(health)}`)
console.log(`inquiries: ${described(inquiries)}; ${told(outcomes)}`)
console.log(`uploads: ${described(uploads)}`)
console.log(`memory: at most ${Math.round(reading.peakMb)} MB, files kept in memory counted`)
console.log(`processes at most: ${told(processes)} MB resident`)
console.log(`ended by the kernel: ${reading.killed}; major faults: ${reading.majorFaults}`)
if (!isGone()) server.kill('SIGTERM')
const [code, signal] = await ended
const { kept, lost, twice } = await compareStored(folder, acknowledged)
console.log(`ended with ${code ?? signal}`)
console.log(
  `of ${acknowledged.size} inquiries acknowledged ${lost.length} lost, ${twice.length} kept twice; ` +
    `${kept} on the volume`,
)
await group.remove()
await removeTemporaryFolders()
process.exit(reading.killed > 0 || lost.length > 0 ? 1 : 0)

/**
 * The image's files and Node are copied inside the cgroup, so that their page cache counts; files
 * that other processes have open already are not charged to it.
 */
async function startInGroup() {
  const app = join(folder, 'app')
  await mkdir(app)
  await mkdir(join(folder, 'uploads'))
  const start = [
    group.join,
    `cp -r --parents dist package.json $(cat dist/unbundled.txt) ${app}`,
    `cp ${process.execPath} ${app}/node`,
    `cd ${app}`,
    'exec ./node --max-semi-space-size=4 dist/server/main.js serve',
  ]
  const log = await open(join(folder, 'log'), 'a')
  const env = {
    ...process.env,
    ...serverEnvironment(folder, port),
    CONTACT_LIMIT: 'off',
    CONTACT_LIMIT_TOTAL: 'off',
    MALLOC_ARENA_MAX: '2',
  }
  const started = spawn('sh', ['-c', start.join(' && ')], {
    env,
    stdio: ['ignore', log.fd, log.fd],
  })
  await log.close()
  return started
}

/** Calls `begin` at a fixed rate, without waiting for earlier calls. */
async function every(milliseconds: number, begin: (number: number) => Promise<unknown>) {
  const begun = performance.now()
  const all: Promise<unknown>[] = []
  for (let number = 0; !isOver(); number += 1) {
    all.push(begin(number))
    await pause(Math.max(0, begun + (number + 1) * milliseconds - performance.now()))
  }
  await Promise.all(all)
}

async function timed(times: number[] = [], work: () => Promise<boolean>): Promise<void> {
  const start = performance.now()
  if (await work()) times.push(performance.now() - start)
}

async function ask(path: string): Promise<boolean> {
  const signal = AbortSignal.timeout(30_000)
  const answer = await fetch(url + path, { signal }).catch(() => undefined)
  await answer?.arrayBuffer().catch(() => undefined)
  if (!answer?.ok) count(outcomes, `${path} ${answer?.status ?? 'failed'}`)
  return answer?.ok === true
}

async function postInquiry(number: number): Promise<boolean> {
  const body = JSON.stringify(
    inquiry({ subject: subjectOf(number), idempotencyKey: `inquiry-${number}` }),
  )
  const headers = { 'content-type': 'application/json' }
  const signal = AbortSignal.timeout(30_000)
  const answer = await fetch(url + api.contact, { method: 'POST', headers, body, signal })
    .then(async response => ({ status: response.status, ...((await response.json()) as object) }))
    .catch((error: Error) => ({ status: error.name }))
  count(outcomes, String(answer.status))
  if (answer.status !== 201 || !('id' in answer)) return false
  acknowledged.set(number, String(answer.id))
  return true
}

async function uploadFrom(first: number): Promise<void> {
  for (let number = first; !isOver(); number += UPLOADS) {
    const photo = await cameraPhoto(number)
    const slot = slots[number % slots.length] ?? ''
    const isGone = ended.then(() => false)
    await timed(uploads, () => Promise.race([isGone, admin.upload(slot, photo).then(() => true)]))
  }
}

async function weigh(): Promise<void> {
  const children = await childrenOf(server.pid ?? 0)
  await Promise.all([String(server.pid), ...children].map(weighProcess))
}

async function weighProcess(pid: string): Promise<void> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
  const commandLine = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')
  const name = /(main|image-process|catalog-process)\.js/.exec(commandLine)?.[1]
  const mb = Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024)
  if (name) processes.set(name, Math.max(mb, processes.get(name) ?? 0))
}

function count(counts: Map<string, number>, name: string): void {
  counts.set(name, (counts.get(name) ?? 0) + 1)
}

function told(counts: Map<string, number>): string {
  return [...counts].map(([name, number]) => `${name}: ${number}`).join(', ')
}

function described(times: number[] = []): string {
  const sorted = times.toSorted((one, other) => one - other)
  const at = (share: number) => Math.round(sorted[Math.floor((sorted.length - 1) * share)] ?? 0)
  return `${sorted.length} answered, median ${at(0.5)} ms, p95 ${at(0.95)} ms, longest ${at(1)} ms`
}
