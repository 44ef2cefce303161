import { isMemoryShort } from './memory.ts'

/** The one gate that all work of the processes beside the server goes through. */
export interface Turns {
  /** For work of one kind, of which there is one job at a time. Lanes opened earlier come first. */
  lane(options?: LaneOptions): Lane
}

export interface LaneOptions {
  /** Ends a process that waits for its next job; resolves when its memory is free. */
  rest?(): Promise<void>
  /**
   * Whether its work is begun anew later where another lane must not wait for it: at once where
   * no request waits for this one, else after a while.
   */
  givesWay?: boolean
}

export interface Lane {
  /**
   * Resolves as the work does, which begins when it is its turn. What is waited for comes first, and
   * is asked about each time: it may be wanted only later.
   */
  run<T>(work: Work<T>, isAwaited: () => boolean): Promise<T>
  /** Rejects all that has not begun and all that is still to come; aborts what gives way. */
  close(reason: Error): void
}

type Work<T> = (signal: AbortSignal) => Promise<T>

export interface TurnsOptions {
  /** Whether lanes take turns, too, instead of working side by side. */
  isShort?: () => boolean
  /** Milliseconds for work that gives way and is waited for, once other such work waits for it. */
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
  /** Runs out when it has held up what is waited for long enough. */
  timer?: NodeJS.Timeout
}

/** The reason by which work knows nothing: it is begun anew. */
const madeWay = new Error('It makes way and is begun anew later')

/**
 * A photo being decoded takes 180 MB, a catalog 110: side by side they had a container of 256 MB
 * ended by the kernel. Where memory is short one job runs at a time, whatever lane it is of, and the
 * idle processes of other lanes end before it begins. Where it is ample each lane goes its own way.
 */
export function openTurns({
  isShort = isMemoryShort,
  longestWait = 10_000,
}: TurnsOptions = {}): Turns {
  const lanes: State[] = []
  const waiting: Entry[] = []
  let lastNumber = 0

  /** Begins all that may begin now; called whenever something has come or ended. */
  function startNext(): void {
    const areApart = !isShort()
    for (const entry of waiting.toSorted(byUrgency)) {
      const running = lanes.flatMap(({ current }) => current ?? [])
      const inItsWay = running.filter(one => !areApart || one.entry.lane === entry.lane)
      if (inItsWay.length === 0) {
        begin(entry, areApart)
      } else if (!areApart) {
        for (const one of inItsWay) hurry(one, entry)
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

  /** Has a job make way for one that is waited for, unless it belongs to the same lane. */
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
          for (const entry of waiting.filter(one => one.lane === lane)) {
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

/** What is waited for first, then by lane, then as they came. */
function byUrgency(one: Entry, other: Entry): number {
  return (
    Number(other.isAwaited()) - Number(one.isAwaited()) ||
    one.lane.rank - other.lane.rank ||
    one.number - other.number
  )
}
