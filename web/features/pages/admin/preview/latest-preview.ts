import type { DraftToPreview, PagePreview } from '../../preview.ts'

export interface LatestPreview {
  /** Renders a draft soon; only the last one is shown. */
  show(draft: DraftToPreview): void
  stop(): void
}

export interface LatestPreviewOptions {
  render(draft: DraftToPreview, signal: AbortSignal): Promise<PagePreview>
  onRendered(preview: PagePreview, draft: DraftToPreview): void
  /** What is shown is older than the draft until the next one is rendered. */
  onFailed(error: unknown): void
  /** After a failure: resolves when the same draft is worth another try, and rejects where it is not. */
  untilWorthTrying(error: unknown, tries: number, signal: AbortSignal): Promise<void>
  /** Milliseconds without a change before one is rendered. */
  pause?: number
}

/** Asks the server for one preview at a time: an earlier one is given up. */
export function latestPreview({
  render,
  onRendered,
  onFailed,
  untilWorthTrying,
  pause = 150,
}: LatestPreviewOptions): LatestPreview {
  let timer: ReturnType<typeof setTimeout> | undefined
  let running = new AbortController()

  async function ask(draft: DraftToPreview): Promise<void> {
    running = new AbortController()
    const { signal } = running
    for (let tries = 0; await shallTryAgain(draft, tries, signal); ) tries += 1
  }

  /** Asks once. */
  async function shallTryAgain(draft: DraftToPreview, tries: number, signal: AbortSignal) {
    try {
      const preview = await render(draft, signal)
      if (!signal.aborted) onRendered(preview, draft)
      return false
    } catch (error) {
      if (signal.aborted) return false
      onFailed(error)
      return untilWorthTrying(error, tries, signal).then(
        () => !signal.aborted,
        () => false,
      )
    }
  }

  function stop(): void {
    clearTimeout(timer)
    running.abort()
  }

  return {
    show(draft) {
      stop()
      timer = setTimeout(() => void ask(draft), pause)
    },
    stop,
  }
}
