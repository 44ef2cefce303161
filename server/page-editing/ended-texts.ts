import type { PageEditorOptions } from './editor-options.ts'
import type { StoredPage } from './stored-page.ts'
import { slotsOf } from './taken-in.ts'

type Options = Pick<PageEditorOptions, 'slotDetails' | 'starter'>

/**
 * Ends the details that a published page has taken in. They are in a file of their own: where this
 * fails, or the process ends before it, the next start does it.
 */
export async function endTexts(
  { slotDetails, starter: { pages } }: Options,
  stored: Readonly<StoredPage> | undefined,
): Promise<void> {
  if (!stored?.endedTexts) return
  const own = stored.published ? slotsOf(stored.published.source) : []
  const page = pages.find(({ path }) => path === stored.shipped)
  const shipped = page?.slots.flatMap(slot => ('path' in slot ? slot.path : [])) ?? []
  await slotDetails.endTexts(new Set([...own, ...shipped]), stored.endedTexts)
}
