import type { Collection, Products } from '../products/products.ts'
import type { Hit } from './text-index.ts'

/** The collections that can be read at a glance. */
const MOST = 6

/** The collections of similar products, and after them the first ones of the site. */
export function nearestCollections(
  hits: readonly Hit[],
  { withCode, collections }: Products,
): Collection[] {
  const near = hits.flatMap(({ id }) => withCode(id)?.collection ?? [])
  const visible = [...new Set([...near, ...collections])].filter(({ isHidden }) => !isHidden)
  return visible.slice(0, MOST)
}
