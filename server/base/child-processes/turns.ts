import { isMemoryShort } from './memory.ts'

/** Schedules all jobs of the child processes. */
export interface Turns {
  /** A lane for one kind of work, which runs one job at a time. Lanes opened earlier come first. */
  lane(options?: LaneOptions): Lane
}

export interface LaneOptions {
  /** Ends an idle process; resolves when its memory is free. */
  rest?(): Promise<void>
  /**
   * True where its work may be aborted and restarted for another lane: at once while no request
   * waits for it, otherwise after a while.
   */
  givesWay?: boolean
}

export interface Lane {
  /**
   * Settles as the work does, which starts in its turn. Awaited work comes first; `isAwaited` is
   * called each time, since a job may become awaited later.
   */
  run<T>(work: Work<T>, isAwaited: () => boolean): Promise<T>
  /** Rejects all waiting and future work; aborts running work that has `givesWay`. */
  close(reason: Error): void
}

type Work<T> = (signal: AbortSignal) => Promise<T>

export interface TurnsOptions {
  /** Tells whether lanes also take turns instead of running in parallel. */
  isShort?: () => boolean
  /** Milliseconds that awaited work with `givesWay` may run while other awaited work waits. */
  longestWait?: number
}

interface Entry {
  number: number
  lane: State
  work: Work<unknown>
  isAwaited(): boolean
  resolve(value: unknown): void
  reject(error: unknown): void
}

interface State {
  rank: number
  options: LaneOptions
  current?: Running | undefined
  closed?: Error
}

interface Running {
  entry: Entry
  stop: AbortController
  /** Expires when the job has held up awaited work for long enough. */
  timer?: NodeJS.Timeout
}

/** An abort reason that does not reject the promise of the job: it is queued again. */
const madeWay = new Error('It makes way and is begun anew later')

/**
 * A photo being decoded takes 180 MB, a catalog 110: in parallel they made the kernel kill a
 * container of 256 MB. Where memory is short one job runs at a time across all lanes, and the idle
 * processes of other lanes end before it starts. Where it is ample lanes are independent.
 */
export function openTurns({
  isShort = isMemoryShort,
  longestWait = 10_000,
}: TurnsOptions = {}): Turns {
  const lanes: State[] = []
  const waiting: Entry[] = []
  let lastNumber = 0

  /** Starts all jobs that may start; called whenever a job is added or ends. */
  function startNext(): void {
    const areApart = !isShort()
    for (const entry of waiting.toSorted(byUrgency)) {
      const running = lanes.flatMap(({ current }) => current ?? [])
      const inItsWay = running.filter(job => !areApart || job.entry.lane === entry.lane)
      if (inItsWay.length === 0) {
        begin(entry, areApart)
      } else if (!areApart) {
        for (const job of inItsWay) hurry(job, entry)
        return
      }
    }
  }

  function begin(entry: Entry, areApart: boolean): void {
    waiting.splice(waiting.indexOf(entry), 1)
    const running: Running = { entry, stop: new AbortController() }
    entry.lane.current = running
    void perform(running, areApart)
      .then(entry.resolve, error => {
        if (running.stop.signal.reason === madeWay && !entry.lane.closed) enqueue(entry)
        else entry.reject(error)
      })
      .then(() => {
        clearTimeout(running.timer)
        entry.lane.current = undefined
        startNext()
      })
  }

  async function perform({ entry, stop }: Running, areApart: boolean): Promise<unknown> {
    if (!areApart) {
      await Promise.all(lanes.map(lane => lane !== entry.lane && lane.options.rest?.()))
    }
    stop.signal.throwIfAborted()
    return entry.work(stop.signal)
  }

  /** Aborts a job for an awaited one of another lane. */
  function hurry(running: Running, next: Entry): void {
    const { entry, stop } = running
    if (!entry.lane.options.givesWay || entry.lane === next.lane || !next.isAwaited()) return
    if (entry.isAwaited()) running.timer ??= setTimeout(makeWay, longestWait, stop).unref()
    else makeWay(stop)
  }

  function enqueue(entry: Entry): void {
    lastNumber += 1
    waiting.push({ ...entry, number: lastNumber })
  }

  return {
    lane(options = {}) {
      const lane: State = { rank: lanes.length, options }
      lanes.push(lane)
      return {
        run: <T>(work: Work<T>, isAwaited: () => boolean) =>
          new Promise<T>((resolve, reject) => {
            if (lane.closed) return reject(lane.closed)
            const settle = { resolve: resolve as (value: unknown) => void, reject }
            enqueue({ number: 0, lane, work, isAwaited, ...settle })
            startNext()
          }),
        close(reason) {
          lane.closed = reason
          for (const entry of waiting.filter(waitingEntry => waitingEntry.lane === lane)) {
            waiting.splice(waiting.indexOf(entry), 1)
            entry.reject(reason)
          }
          if (options.givesWay) lane.current?.stop.abort(reason)
        },
      }
    },
  }
}

const makeWay = (stop: AbortController) => stop.abort(madeWay)

/** Awaited first, then by lane, then in order of arrival. */
function byUrgency(one: Entry, other: Entry): number {
  return (
    Number(other.isAwaited()) - Number(one.isAwaited()) ||
    one.lane.rank - other.lane.rank ||
    one.number - other.number
  )
}
