/*
 * The link "Edit this page" on the pages of the site, for administrators. It is in the document
 * (server/render/edit-link.ts), and follows the page that is shown without a reload.
 */

import { routes } from '../../../../base/routes.ts'

/** Of products, and of what an address asks for: such a page has no editor. */
const isMade = (path: string) =>
  path.startsWith(`${routes.products}/`) || path === routes.compare || path === routes.search

const link = document.querySelector<HTMLAnchorElement>('.edit-page')

/** The canonical link has the page's own path, whichever of its addresses was opened. */
function follow(): void {
  const page = document.querySelector<HTMLLinkElement>('link[rel=canonical]')
  if (!link || !page) return
  const { pathname } = new URL(page.href)
  link.setAttribute('href', `${link.pathname}?path=${encodeURIComponent(pathname)}`)
  link.hidden = isMade(pathname)
}

new MutationObserver(follow).observe(document.head, {
  attributeFilter: ['href'],
  childList: true,
  subtree: true,
})
