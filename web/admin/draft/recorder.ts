/** Milliseconds of typing until the next write. */
const PAUSE_MS = 150

/** Writes the newest state of something that is edited, one write at a time. */
export function createRecorder(
  write: () => Promise<void>,
  onFailure: () => void,
  pauseMs = PAUSE_MS,
) {
  let isDue = false
  let writing: Promise<void> | undefined
  let timer: ReturnType<typeof setTimeout> | undefined

  /** Resolves when the newest state is written, or could not be. */
  function flush(): Promise<void> {
    clearTimeout(timer)
    timer = undefined
    writing ??= writeAll().finally(() => {
      writing = undefined
    })
    return writing
  }

  async function writeAll(): Promise<void> {
    while (isDue) {
      isDue = false
      await write().catch(onFailure)
    }
  }

  return {
    /** Notes that the state is another one. */
    record(): void {
      isDue = true
      timer ??= setTimeout(() => void flush(), pauseMs)
    },
    flush,
  }
}
