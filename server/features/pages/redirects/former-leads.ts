import { routes } from '../../../../web/base/routes.ts'
import { stateOf } from '../../../../web/sections/state.ts'
import type { SiteContent } from '../../../content/site-content.ts'
import { narrowedPage } from '../../../render/narrowed-page.ts'
import { type PublicAddress, spelledAsPages } from '../../../render/public-address.ts'
import type { ProductPages } from '../../products/index.ts'
import type { Leads, LedTo } from '../hiding/led-to.ts'
import { formerAddress } from './former-address.ts'
import type { Redirects } from './store.ts'

/** Finds where a former address leads; undefined where it leads nowhere. */
export type FormerLeads = (path: string, search: string) => (LedTo & { search: string }) | undefined

interface Options {
  redirects: Pick<Redirects, 'find'>
  leads: Leads
  addressOf: PublicAddress
  content: Pick<SiteContent, 'value'>
  products: Pick<ProductPages, 'filterValuesOf'>
}

/**
 * A page or product goes before a former address of the same path. The home page alone has former
 * addresses that differ by a query, such as `/?p=12`, unless it shows something else for that query.
 */
export function formerLeads(options: Options): FormerLeads {
  const { redirects, leads, addressOf, content, products } = options

  function isOfHome(path: string, search: string): boolean {
    const home = path === routes.home ? content.value.byPath.get(path) : undefined
    if (!home) return false
    return stateOf(narrowedPage(home, search, products.filterValuesOf).sections, search) === ''
  }

  return (path, search) => {
    const isSeen = addressOf(path) !== undefined
    if (isSeen && (search === '' || !/^\/+$/.test(path))) return undefined
    const former = formerAddress(path, search)
    const from = redirects.find(former)
    const isByQuery = from?.includes('?')
    if (isSeen && !(isByQuery && isOfHome(former.path, search))) return undefined
    const led = leads(from ?? spelledAsPages(path))
    if (!led || addressOf(led.to) === undefined) return undefined
    return { ...led, search: isByQuery ? former.campaign : search }
  }
}
