import { viewParameters } from '../../web/features/design/addresses.ts'
import { designAtAddress } from '../../web/features/design/design-at-address.ts'
import { type EstimatePrices, estimateOf } from '../../web/features/design/estimate.ts'
import type { Section } from '../../web/sections/schemas.ts'
import type { ContentPage } from '../content/page.ts'

/**
 * A page on which units are designed, as a query shows it: with the plan that it names, and with its
 * estimate where the owner has entered prices; the same page where it has no such section.
 */
export function designedPage(
  page: ContentPage,
  search: string,
  prices: EstimatePrices,
): ContentPage {
  if (!isDesigned(page.sections)) return page
  const { plan, text } = designAtAddress(search)
  const hasPrices = Object.keys(prices.prices).length > 0
  const filledIn = {
    ...(planIn(search) && { plan: text }),
    ...(hasPrices && { estimate: estimateOf(plan, prices) ?? null }),
  }
  const sections = page.sections.map(section =>
    section.kind === 'design' ? { ...section, ...filledIn } : section,
  )
  return { ...page, sections }
}

/** Tells whether units are designed on a page. */
export const isDesigned = (sections: readonly Section[]): boolean =>
  sections.some(({ kind }) => kind === 'design')

/** The canonical form of the part of a query that selects the shown unit: '' or '?…'. */
export function designState(search: string): string {
  const requested = planIn(search)
  const { text, because, view } = designAtAddress(search)
  const query = new URLSearchParams({
    ...(requested && { plan: because.length > 0 ? legible(requested) : text }),
    ...viewParameters(view),
  })
  return query.size > 0 ? `?${query}` : ''
}

/** The query with the plan in its one spelling, where it has another one. */
export function respelledDesign(search: string): string | undefined {
  const query = new URLSearchParams(search)
  const { text, because } = designAtAddress(search)
  if (!query.get('plan') || because.length > 0 || query.get('plan') === text) return undefined
  query.set('plan', text)
  return `?${query}`
}

const planIn = (search: string) => new URLSearchParams(search).get('plan')

/** All unreadable texts share one cache entry. */
const legible = (text: string) => (/^[A-Za-z0-9.-]{1,120}$/.test(text) ? text : '-')
