import type { SiteContent } from '../content/site-content.ts'
import type { ProductPages } from '../features/products/index.ts'

/** The address of the page or product that visitors see at a path, in any spelling of it. */
export type PublicAddress = (path: string) => string | undefined

export const publicAddressIn =
  (content: Pick<SiteContent, 'value'>, products: Pick<ProductPages, 'pathFor'>): PublicAddress =>
  path => {
    const spelled = spelledAsPages(path)
    return content.value.byPath.has(spelled) ? spelled : products.pathFor(spelled)
  }

/** Pages are addressed in lower case, with single slashes and no trailing one. */
export function spelledAsPages(path: string): string {
  const single = path.toLowerCase().replace(/\/{2,}/g, '/')
  return single === '/' ? single : single.replace(/\/$/, '')
}
