import { stayFault } from '../../../content/addresses.ts'
import type { Content } from '../../../content/content.ts'
import type { Collection } from '../products.ts'

/** Why a collection can be neither hidden nor deleted, for administrators; undefined where it can. */
export function collectionStays(
  { page, category }: Pick<Collection, 'page' | 'category'>,
  { pages }: Pick<Content, 'pages'>,
): string | undefined {
  if (category !== undefined) return 'The gallery shows it: hide or delete its products instead'
  const fault = stayFault({ address: page.path }, false)
  if (fault) return fault
  const below = pages.find(({ under }) => under === page.path)
  return below && `“${below.name}” is below its page: hide or move that first`
}
