import type { KeyedPage } from '../../../../web/features/pages/contract.ts'
import { stayFault } from '../../../content/addresses.ts'
import type { Content } from '../../../content/content.ts'
import { listsProducts } from '../site-faults.ts'
import type { StoredPage } from '../stored-page.ts'

/**
 * Why visitors have to go on seeing a page, in words for its author; undefined where it may be hidden.
 * @param isGone pages that are hidden by then
 */
export function hidingFault(
  stored: Pick<StoredPage, 'address' | 'shipped'>,
  { source }: Pick<KeyedPage, 'source'>,
  site: Pick<Content, 'pages'>,
  isGone: (path: string) => boolean = () => false,
): string | undefined {
  const fault = stayFault(stored, source.sections.some(listsProducts))
  if (fault) return fault
  const below = site.pages.find(({ path, under }) => under === stored.address && !isGone(path))
  return below && `“${below.name}” is below this page. Hide it first, or move it.`
}
