import type { DraftRecord, Records } from './record.ts'

/** How long typing goes on until the next write. */
const PAUSE_MS = 150

/** Writes the newest state of a draft, one write at a time. */
export function createRecorder(records: Records, onFailure: () => void, pauseMs = PAUSE_MS) {
  let next: DraftRecord | undefined
  let writing: Promise<void> | undefined
  let timer: ReturnType<typeof setTimeout> | undefined

  /** Resolves when the newest state is written, or could not be. */
  function flush(): Promise<void> {
    clearTimeout(timer)
    timer = undefined
    writing ??= write().finally(() => {
      writing = undefined
    })
    return writing
  }

  async function write(): Promise<void> {
    while (next) {
      const record = next
      next = undefined
      await records.write(record).catch(onFailure)
    }
  }

  return {
    record(record: DraftRecord): void {
      next = record
      timer ??= setTimeout(() => void flush(), pauseMs)
    },
    flush,
  }
}
