import type { Context } from 'koa'
import type { Suggestions } from '../../../web/base/contract.ts'
import { routes } from '../../../web/base/routes.ts'
import { suggestionsUrl } from '../../../web/features/search/addresses.ts'
import type { ContentPage } from '../../content/page.ts'
import type { SiteContent } from '../../content/site-content.ts'
import type { Pages } from '../../render/index.ts'
import type { Responses } from '../../render/responses/index.ts'
import type { ContactDetailsStore } from '../company/contact-details/store.ts'
import type { ProductPages } from '../products/index.ts'
import type { Product } from '../products/products.ts'
import type { ShownPages } from '../products/slot-details/shown-pages.ts'
import type { Found, Search } from './index.ts'
import { resultsOf } from './results.ts'
import { searchPage } from './search-page.ts'
import { addressOf, readSearchQuery, type SearchQuery } from './search-query.ts'
import { searchTexts } from './search-texts.ts'
import { tileUrl } from './tile-url.ts'

export interface SearchHandlerOptions {
  search: Search
  pages: Pick<Pages, 'answerMade'>
  products: Pick<ProductPages, 'products' | 'codeOf' | 'filterValuesOf'>
  shown: Pick<ShownPages, 'media'>
  content: Pick<SiteContent, 'value'>
  contactDetails: Pick<ContactDetailsStore, 'value'>
  responses: Pick<Responses, 'answer'>
}

/** The suggestions that fit below the field while one types. */
const SUGGESTED = { products: 8, pages: 4 }

/** Serves the page of a search, and suggestions while its words are typed. */
export function searchHandlers(options: SearchHandlerOptions) {
  const { search, pages, products, shown, content, contactDetails, responses } = options

  const isCollection = (id: string) =>
    products.products().collections.some(collection => collection.id === id && !collection.isHidden)

  /** A cached search answer may be outdated after any change. */
  const madeOf = { search: true, content: true, isItem: true }

  return {
    async page(ctx: Context): Promise<void> {
      const query = readSearchQuery(ctx.querystring, isCollection)
      await pages.answerMade(ctx, {
        page: () => pageFor(query),
        address: addressOf(query),
        // A price by which results are narrowed down may be over.
        madeOf: { ...madeOf, contactDetails: true, year: true, day: true },
      })
    },

    async suggest(ctx: Context): Promise<void> {
      const { words } = readSearchQuery(ctx.querystring, isCollection)
      ctx.set('cache-control', 'no-cache')
      await responses.answer(ctx, {
        url: suggestionsUrl(words),
        type: 'application/json; charset=utf-8',
        madeOf,
        make: async () => JSON.stringify(suggestionsOf(await search.find(words))),
      })
    },
  }

  async function pageFor(query: SearchQuery): Promise<ContentPage> {
    const results = await search.find(query.words)
    const { section, shown } = resultsOf({
      query,
      found: results,
      products: products.products(),
      texts: searchTexts(content.value),
      valuesOf: ({ slot }) => products.filterValuesOf(slot),
    })
    return searchPage(section, shown, contactDetails.value.companyName, products.products())
  }

  function suggestionsOf(results: Found): Suggestions {
    return {
      total: results.products.length,
      items: results.products.slice(0, SUGGESTED.products).map(itemOf),
      pages: results.pages.slice(0, SUGGESTED.pages).map(({ name, href }) => ({ name, href })),
    }
  }

  function itemOf(product: Product): Suggestions['items'][number] {
    const { code, name, slot, collection } = product
    return {
      code,
      name,
      href: routes.product(code),
      collection: collection.name,
      image: tileUrl(slot, shown.media(slot)),
    }
  }
}
