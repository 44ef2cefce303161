import type { PageEditorOptions } from './editor-options.ts'
import type { StoredPage } from './stored-page.ts'
import { slotsOf } from './taken-in.ts'

/**
 * Ends the details that a published page has taken in. They are in a file of their own: where this
 * fails, or the process ends before it, the next start does it.
 */
export async function endTexts(
  { slotDetails, log }: Pick<PageEditorOptions, 'slotDetails' | 'log'>,
  stored: Readonly<StoredPage> | undefined,
): Promise<void> {
  if (!stored?.endedTexts) return
  const own = stored.published ? slotsOf(stored.published.source) : []
  const delivered = Object.keys(stored.delivered?.places ?? {})
  await slotDetails
    .endTexts(new Set([...own, ...delivered]), stored.endedTexts)
    .catch(err => log.warn({ err, path: stored.address }, 'texts not ended'))
}
