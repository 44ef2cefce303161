import { listedProducts } from '../../products/lists/collection-schema.ts'
import type { Stores } from '../stores/index.ts'

export type WorkStores = Pick<
  Stores,
  'inquiries' | 'quotes' | 'pages' | 'products' | 'siteTexts' | 'menu' | 'redirects' | 'pageOrder'
>

/**
 * Names the work that an owner would lose with the pages and products of a site; undefined where nobody has
 * done more than give the details of the company.
 * @param uploads how many places hold a file
 */
export function existingWork(stores: WorkStores, uploads: number): string | undefined {
  const { inquiries, quotes, pages, products, siteTexts, menu, redirects, pageOrder } = stores
  const { collections, slotDetails } = products
  const signs: [string, boolean][] = [
    ['begun empty', pageOrder.value.starter === 'empty'],
    ['inquiries', Object.values(inquiries.stageCounts()).some(Boolean)],
    ['quotes', Object.values(quotes.figures().counts).some(Boolean)],
    ['uploaded files', uploads > 0],
    ['changed pages', pages.all.some(page => page.draft || !page.deliveredAs || page.deleted)],
    [
      'changed products',
      collections.some(
        page => page.version > 0 || listedProducts(page).some(({ version }) => version),
      ),
    ],
    ['words of its own for pictures', Object.keys(slotDetails.value).length > 0],
    ['texts of its own', siteTexts.value.version > 0],
    ['a menu of its own', menu.value.version > 0],
    ['former addresses', Object.keys(redirects.list).length > 0],
  ]
  return signs.find(([, isThere]) => isThere)?.[0]
}
