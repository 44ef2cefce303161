import { isDiskFull } from '../../../base/disk/disk-space.ts'
import type { Log } from '../../../base/log.ts'

/** Slots whose derivatives are to be checked, one at a time, the most urgent first. */
export interface SlotQueue {
  /** Instead of all that wait. */
  replace(slotPaths: readonly string[]): void
  first(slotPath: string): void
  waiting(): readonly string[]
  readonly isClosed: boolean
  /** Resolves when nothing waits any more. */
  settled(): Promise<void>
  /** Resolves when nothing runs any more. */
  close(): Promise<void>
}

/** A check that fails is logged; where the disk is full, none is made until the next one is asked for. */
export function createSlotQueue(check: (slotPath: string) => Promise<void>, log: Log): SlotQueue {
  let waiting: string[] = []
  let working = Promise.resolve()
  let isWorking = false
  let isClosed = false

  function enqueue(slotPaths: readonly string[]): void {
    waiting = [...slotPaths]
    if (isWorking || isClosed) return
    isWorking = true
    working = work().finally(() => {
      isWorking = false
    })
  }

  async function work(): Promise<void> {
    for (let slotPath = waiting.shift(); slotPath !== undefined; slotPath = waiting.shift()) {
      try {
        await check(slotPath)
      } catch (err) {
        if (isClosed) return
        log.warn({ err, path: slotPath }, 'smaller pictures not made')
        if (isFull(err)) waiting = []
      }
      if (isClosed) return
    }
  }

  return {
    replace: enqueue,
    first: slotPath => enqueue([slotPath, ...waiting.filter(one => one !== slotPath)]),
    waiting: () => waiting,
    get isClosed() {
      return isClosed
    },
    async settled() {
      while (isWorking) await working
    },
    async close() {
      isClosed = true
      await working
    },
  }
}

function isFull(error: unknown): boolean {
  return (error as { status?: unknown }).status === 507 || isDiskFull(error)
}
