import type { Middleware } from 'koa'
import type { KnownBySlot, KnownItem, PageData } from '../../web/base/contract.ts'
import { api } from '../../web/base/routes.ts'
import { STEP } from '../../web/sections/items/step-query.ts'
import type { Section } from '../../web/sections/schemas.ts'
import { viewedItem } from '../../web/sections/state.ts'
import { badRequest, notFound } from '../base/errors.ts'
import { answerJson } from '../base/http/compress.ts'
import type { ContentPage } from '../content/page.ts'
import type { SiteContent } from '../content/site-content.ts'
import type { ProductPages } from '../features/products/index.ts'
import type { ShownPages } from '../features/products/slot-details/shown-pages.ts'
import { listsOf, steppedPage } from './stepped-page.ts'

type KnownProducts = Pick<ProductPages, 'codeOf' | 'factsOf'>

/** The facts of a page's products, by slot; products without facts are left out. */
export function itemFactsOf(
  { slots }: Pick<ContentPage, 'slots'>,
  { codeOf, factsOf }: KnownProducts,
): KnownBySlot {
  const items = slots.map(({ path }): [string, KnownItem] => {
    const code = codeOf(path)
    return [path, { facts: factsOf(path), ...(code && { code }) }]
  })
  return Object.fromEntries(items.filter(([, { facts, code }]) => facts.length > 0 || code))
}

/** The facts of the item that a state of the page shows in the viewer, if there is one. */
export function viewedFacts(
  page: ContentPage,
  sections: readonly Section[],
  state: string,
  products: KnownProducts,
): Pick<PageData, 'known'> {
  const slot = viewedItem(sections, state)?.slot
  const slots = page.slots.filter(({ path }) => path === slot)
  const item = slot && itemFactsOf({ slots }, products)[slot]
  return item ? { known: { [slot]: item } } : {}
}

/**
 * GET /api/item-facts?path=/services/furniture/legs, which the viewer asks for when it opens; of
 * the items that are listed with that of `&slot=`, or at first.
 */
export function readItemFacts(
  content: Pick<SiteContent, 'value'>,
  shown: Pick<ShownPages, 'page'>,
  products: KnownProducts,
): Middleware {
  return async ctx => {
    const { path, slot } = ctx.query
    if (typeof path !== 'string')
      throw badRequest(`Name one page: ${api.itemFacts}?path=/services/furniture/legs`)
    const page = content.value.byPath.get(path)
    if (!page) throw notFound('There is no page at this path')
    await answerJson(ctx, itemFactsOf({ slots: slotsBeside(shown.page(page), slot) }, products))
  }
}

/** The slots that a page lists together with this one, or at first. */
function slotsBeside(page: ContentPage, slot: unknown): ContentPage['slots'] {
  const list = page.sections.flatMap(listsOf).find(list => list.some(path => path === slot))
  if (!list) return steppedPage(page, '').slots
  const position = list.indexOf(slot as string)
  const step = new Set(
    list.slice(position - (position % STEP), position - (position % STEP) + STEP),
  )
  return page.slots.filter(({ path }) => step.has(path))
}
