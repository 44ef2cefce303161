import type { Middleware } from 'koa'
import type { FactsBySlot, PageData } from '../../web/contract.ts'
import { api } from '../../web/routes.ts'
import type { Section } from '../../web/sections/schemas.ts'
import { viewedItem } from '../../web/sections/state.ts'
import type { ContentPage } from '../content/page.ts'
import type { SiteContent } from '../content/site-content.ts'
import { factsOf } from '../content/trait-facts.ts'
import { badRequest, notFound } from '../errors.ts'
import { answerJson } from '../http/compress.ts'

/** What is known of a page's products, by slot; those of which nothing is known are left out. */
export function itemFactsOf({ slots }: Pick<ContentPage, 'slots'>): FactsBySlot {
  const facts = slots.map(({ path, shape, traits }) => [
    path,
    shape === 'square' ? factsOf(traits) : [],
  ])
  return Object.fromEntries(facts.filter(([, known]) => known?.length))
}

/** Of the item that a state of the page shows in the viewer, if there is one. */
export function viewedFacts(
  page: ContentPage,
  sections: readonly Section[],
  state: string,
): Pick<PageData, 'facts'> {
  const slot = viewedItem(sections, state)?.slot
  const known = slot && itemFactsOf(page)[slot]
  return known ? { facts: { [slot]: known } } : {}
}

/** GET /api/item-facts?path=/services/furniture/legs, which the viewer asks for when it opens. */
export function readItemFacts(content: Pick<SiteContent, 'value'>): Middleware {
  return async ctx => {
    const { path } = ctx.query
    if (typeof path !== 'string')
      throw badRequest(`Name one page: ${api.itemFacts}?path=/services/furniture/legs`)
    const page = content.value.byPath.get(path)
    if (!page) throw notFound('There is no page at this path')
    await answerJson(ctx, itemFactsOf(page))
  }
}
