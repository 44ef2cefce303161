import { Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { Client } from 'pg'
import { second } from '../../web/base/units.ts'
import { countElapsed } from './elapsed.ts'
import type { Leader, Stop } from './leader.ts'

/**
 * The interval at which the leader's connection is checked, and at which others try to take over.
 */
const EVERY = second
/** A line that does not answer for so long is given up. */
const ANSWERS_WITHIN = 4 * second
/** Milliseconds for which an answer proves that the lock is held. */
const PROVES = 7 * second
/** PostgreSQL ends a session that is silent for so long, and with it the lock; longer than `PROVES`. */
const SESSION_ENDS = 10 * second

/** The pair of numbers is a key space of its own beside the locks of `Database.alone`. */
const TAKE = 'select pg_try_advisory_lock(7305110, 1) as taken'

interface LeaderOptions {
  claim: Leader['claim']
  /** Called when this process becomes the leader, and when it is no longer. */
  onChange: (isLeader: boolean) => void
  /** Called with the error of a broken connection, once until there is one again. */
  onError: (error: unknown) => void
}

interface Job {
  start: () => Stop
  stop?: Stop | undefined
}

/**
 * The leader among all processes of a database: the one that holds a lock of PostgreSQL, by a session
 * of its own, which has to be direct as that of the notices.
 *
 * The lock ends with the session, so no process follows a leader whose session lives. A process that
 * loses its line, or stands still, stops counting as the leader seconds before its session can end.
 * What it was doing at that moment may go on beside the next leader's work: that is what claims are for.
 */
export function openLeader(
  url: string,
  { claim, onChange, onError }: LeaderOptions,
): Leader & { close(): Promise<void> } {
  const jobs: Job[] = []
  const closing = new AbortController()
  /** The time since the question whose answer last proved that the lock is held. */
  let sinceProof: (() => number) | undefined
  let isStarted = false
  let hasFailed = false
  const isLeader = () => sinceProof !== undefined && sinceProof() < PROVES

  async function work(): Promise<void> {
    while (!closing.signal.aborted) {
      await compete().catch(error => {
        if (!hasFailed) onError(error)
        hasFailed = true
      })
      await untilNext()
    }
  }

  /** Runs until the connection breaks, or this process closes. */
  async function compete(): Promise<void> {
    const line = openLine(url)
    try {
      await line.connect()
      hasFailed = false
      while (!closing.signal.aborted) {
        const elapsed = countElapsed()
        const isHeld = isStarted ? await line.isAlive() : await line.take()
        if (elapsed() >= PROVES)
          throw new Error('This process stood still, and may have lost the lead')
        if (isHeld) lead(elapsed)
        await Promise.race([untilNext(), line.broken])
      }
    } finally {
      await rest()
      await line.end()
    }
  }

  function lead(elapsed: () => number): void {
    sinceProof = elapsed
    if (isStarted) return
    isStarted = true
    onChange(true)
    for (const job of jobs) begin(job)
  }

  function begin(job: Job): void {
    try {
      job.stop = job.start()
    } catch (error) {
      onError(error)
    }
  }

  /** Ends all jobs; one that does not end at once keeps its claims. */
  async function rest(): Promise<void> {
    sinceProof = undefined
    if (!isStarted) return
    onChange(false)
    const stops = jobs.map(job => job.stop)
    for (const job of jobs) job.stop = undefined
    await Promise.all(stops.map(async stop => stop?.())).catch(onError)
    isStarted = false
  }

  const untilNext = () => pause(EVERY, undefined, { signal: closing.signal }).catch(() => undefined)

  const working = work()
  return {
    get isLeader() {
      return isLeader()
    },
    whileLeading(start) {
      const job = { start }
      jobs.push(job)
      if (isStarted && isLeader()) begin(job)
    },
    claim,
    async close() {
      closing.abort()
      await working
    },
  }
}

/** The session of the lock. */
function openLine(url: string) {
  const socket = new Socket()
  const client = new Client({
    stream: () => socket,
    connectionString: url,
    keepAlive: true,
    connectionTimeoutMillis: ANSWERS_WITHIN,
    query_timeout: ANSWERS_WITHIN,
    application_name: 'showyard leader',
  })
  const broken = new Promise<never>((_, reject) => {
    client.on('error', reject)
    client.on('end', () => reject(new Error('The session of the leader has ended')))
  })
  broken.catch(() => undefined)
  return {
    broken,
    async connect() {
      await client.connect()
      await client.query(`set idle_session_timeout = ${SESSION_ENDS}`)
    },
    async take(): Promise<boolean> {
      const { rows } = await client.query<{ taken: boolean }>(TAKE)
      return rows[0]?.taken === true
    },
    async isAlive(): Promise<true> {
      await client.query('select 1')
      return true
    },
    async end() {
      await Promise.race([client.end().catch(() => undefined), pause(EVERY)])
      socket.destroy()
    },
  }
}
