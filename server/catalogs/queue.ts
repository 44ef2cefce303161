export interface Queued<T> {
  done: Promise<T>
  /** Puts it before everything that nobody waits for. */
  hasten(): void
}

export interface Queue {
  add<T>(task: () => Promise<T>): Queued<T>
}

interface Entry {
  isAwaited: boolean
  run(): Promise<void>
}

/** Runs tasks one at a time: those that somebody waits for come before the others. */
export function openQueue(): Queue {
  const waiting: Entry[] = []
  let isBusy = false

  async function work(): Promise<void> {
    if (isBusy) return
    isBusy = true
    while (waiting.length > 0) {
      const awaited = waiting.findIndex(entry => entry.isAwaited)
      const [entry] = waiting.splice(Math.max(0, awaited), 1)
      await entry?.run()
    }
    isBusy = false
  }

  return {
    add<T>(task: () => Promise<T>) {
      let entry: Entry | undefined
      const done = new Promise<T>((resolve, reject) => {
        entry = { isAwaited: false, run: () => task().then(resolve, reject) }
        waiting.push(entry)
      })
      // In the next turn, so that whoever adds it can still hasten it.
      setImmediate(work)
      return {
        done,
        hasten() {
          if (entry) entry.isAwaited = true
        },
      }
    },
  }
}
