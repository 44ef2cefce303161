import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { builtServer } from '../support/built-server.ts'
import { type Visitor, visit } from '../support/http.ts'
import { PASSWORD } from '../support/site.ts'
import { standIn } from '../support/small-disk.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'
import { until } from '../support/until.ts'
import { MAY_STAY } from './judge.ts'
import { memoryInUse } from './memory-in-use.ts'
import { type Traffic, trafficOn } from './traffic.ts'

export interface Soak {
  seconds: number
  requests: number
  perSecond: number
  acknowledged: number
  /** Acknowledged inquiries that are not there at the end, after a kill. */
  lost: number
  /** 503 and 507 while the disk was full, or too many signed in. */
  refused: number
  timesFull: number
  /**
   * Megabytes in use after a collection: the median of the run's second quarter, and of its last.
   */
  memory: { early: number; late: number }
  /** The most megabytes that were resident. */
  resident: number
  /** Open files and connections, at rest. */
  descriptors: { before: number; after: number }
  /** What no injected fault explains. */
  unexplained: string[]
}

export interface SoakOptions {
  /** How many times as fast as real time it runs: the load of an hour in so many minutes fewer. */
  pace?: number
  /** One in so many slots is asked for: each first asking has its drawing made. */
  oneSlotIn?: number
  /** Gets a line a minute, so that a long soak is seen to go on. */
  tell?: (line: string) => void
}

const ordinary = 50

/** Collecting all garbage takes the server's time: often enough for the median of a quarter. */
const MEMORY_READS = 40

/** Each takes a good part of a second of a processor; a busy machine refuses those that queue. */
const SIGN_IN = 'malformed POST /api/admin/login'

/**
 * Sends 50 requests per second to the built server for the given time, longer where it is slow, and
 * injects faults at random.
 */
export async function soak(seconds: number, options: SoakOptions = {}): Promise<Soak> {
  const { pace = 1, oneSlotIn = 1, tell = () => undefined } = options
  const perSecond = ordinary * pace
  const turns = seconds * ordinary
  const betweenReads = Math.ceil(turns / MEMORY_READS)
  const folder = join(await temporaryFolder(), 'volume')
  await Promise.all(['data', 'uploads'].map(name => mkdir(join(folder, name), { recursive: true })))
  const disk = await standIn(folder)
  const memory = await memoryInUse()
  const limits = { CONTACT_LIMIT: 'off', CONTACT_LIMIT_TOTAL: 'off', TRUST_PROXY: '1' }
  const preloads = `${disk.env.NODE_OPTIONS} ${memory.env.NODE_OPTIONS}`
  const env = { ...disk.env, ...memory.env, ...limits, NODE_OPTIONS: preloads }
  const server = await builtServer(folder, env)
  await server.start()
  const admin = visit(server.url)
  await admin('/api/admin/login', { json: { username: 'admin', password: PASSWORD } })
  const cookie = [...admin.cookies].map(pair => pair.join('=')).join('; ')
  const traffic = trafficOn(server.url, cookie, oneSlotIn)

  const unexplained: string[] = []
  const acknowledged = new Set<string>()
  const inUse: number[] = []
  const resident: number[] = []
  let [requests, refused, timesFull, isFull] = [0, 0, 0, false]
  let fullUntil = 0
  const mayRefuse = () => isFull || performance.now() < fullUntil + 1000

  async function ask() {
    requests += 1
    const wasRefusing = mayRefuse()
    const timesBefore = timesFull
    const { what, status, id } = await traffic.next()()
    if (id && status === 201) acknowledged.add(id)
    if (status < 500) return
    const mayBeRefused = wasRefusing || timesFull > timesBefore || what.startsWith(SIGN_IN)
    if ([503, 507].includes(status) && mayBeRefused) refused += 1
    else unexplained.push(`${what}: ${status}`)
  }

  async function fillForAMoment() {
    timesFull += 1
    isFull = true
    await disk.fill()
    await pause(1000 / pace)
    await disk.empty()
    isFull = false
    fullUntil = performance.now()
  }

  const before = await server.descriptors()
  await warmUp(traffic)
  const begun = performance.now()
  const running = new Set<Promise<void>>()
  for (let turn = 0; turn < turns; turn += 1) {
    const asked: Promise<void> = ask()
      .catch(error => void unexplained.push(String(error.cause ?? error)))
      .finally(() => running.delete(asked))
    running.add(asked)
    if (turn % (ordinary * 8) === ordinary * 4) void fillForAMoment()
    if (turn % (ordinary * 5) === ordinary) server.signal('SIGHUP')
    if (turn % (perSecond * 60) === 0) tell(`${turn} requests, the disk full ${timesFull} times`)
    if (turn % perSecond === 0) resident.push((await server.memory()).server)
    if (turn % betweenReads === 0) memory.read(server).then(megabytes => inUse.push(megabytes))
    const next = begun + ((turn + 1) * 1000) / perSecond
    if (next > performance.now()) await pause(next - performance.now())
  }
  const took = (performance.now() - begun) / 1000
  await Promise.all(running)
  // Idle connections are closed after twenty seconds; what stays open is judged.
  await until('idle connections to close', async () => {
    return (await server.descriptors()) <= before + MAY_STAY
  }).catch(() => undefined)
  const after = await server.descriptors()
  unexplained.push(...faultsIn(server.lines))
  await server.end('SIGKILL')
  await disk.empty()
  await server.start()
  const lost = await missing(admin, acknowledged)
  await server.end('SIGTERM')
  return {
    seconds,
    requests,
    perSecond: Math.round(requests / took),
    acknowledged: acknowledged.size,
    lost,
    refused,
    timesFull,
    memory: { early: median(quarter(inUse, 1)), late: median(quarter(inUse, 3)) },
    resident: Math.round(Math.max(...resident)),
    descriptors: { before, after },
    unexplained,
  }
}

/** Requests each page and drawing once, since memory grows until all are cached. */
async function warmUp(traffic: Traffic) {
  const left = traffic.everything()
  async function some() {
    for (let next = left.pop(); next; next = left.pop()) await next()
  }
  await Promise.all(Array.from({ length: 8 }, some))
}

/** Errors that the server logged for another reason than the full disk. */
function faultsIn(lines: readonly Record<string, unknown>[]): string[] {
  return lines
    .filter(({ level }) => Number(level) >= 50)
    .map(line => JSON.stringify(line))
    .filter(text => !text.includes('ENOSPC') && !text.includes('Too many people sign in at once'))
    .map(text => `logged ${text.slice(0, 500)}`)
}

/** One after the other in a few lanes: an hour leaves ten thousand to be asked for. */
async function missing(admin: Visitor, ids: ReadonlySet<string>): Promise<number> {
  const left = [...ids]
  let count = 0
  async function lookForSome() {
    for (let id = left.pop(); id; id = left.pop()) {
      const answer = await admin(`/api/admin/inquiries/${id}`)
      await answer.arrayBuffer()
      if (answer.status !== 200) count += 1
    }
  }
  await Promise.all(Array.from({ length: 8 }, lookForSome))
  return count
}

const quarter = (samples: number[], at: number) =>
  samples.slice((samples.length * at) / 4, (samples.length * (at + 1)) / 4)

const median = (numbers: number[]) =>
  Math.round(numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0)
