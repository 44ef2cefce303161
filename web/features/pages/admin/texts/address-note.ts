import type { ListedPage } from '../../contract.ts'

/** Addresses of the site that no list of its pages has: products, files, searches. */
const OTHERS = [
  '/products',
  '/uploads',
  '/drawings',
  '/search',
  '/compare',
  '/feeds',
  '/services/prefab-units',
]

/**
 * What is to be known of a link that leads to no page. It is no fault: the page may come later, and a
 * former address leads on.
 */
export function addressNote(
  href: string,
  pages: readonly Pick<ListedPage, 'path'>[],
): string | undefined {
  const path = href
    .trim()
    .replace(/[?#].*$/, '')
    .replace(/(?<=[^/])\/+$/, '')
  if (pages.length === 0 || !path.startsWith('/')) return undefined
  const isOther = OTHERS.some(other => path === other || path.startsWith(`${other}/`))
  if (isOther || pages.some(page => page.path === path)) return undefined
  return 'No page of the site has this address now'
}
