import { siteContent } from '../../../../../server/content/site-content.ts'
import { createManifest } from '../../../../../server/features/media/slots/slots.ts'
import { createPreview } from '../../../../../server/features/pages/preview/create-preview.ts'
import { productsIn } from '../../../../../server/features/products/products.ts'
import { createShownPages } from '../../../../../server/features/products/slot-details/shown-pages.ts'
import { pageDataOf } from '../../../../../server/render/page-data.ts'
import { steppedPage } from '../../../../../server/render/stepped-page.ts'
import { loadContent } from '../../../../../server/starters/load-starter.ts'
import { pageSources } from '../../../../../server/starters/nairobi/index.ts'
import type { Media } from '../../../../../web/base/contract.ts'
import { renderPage } from '../../../../../web/entry-server.tsx'
import type { EditedPage, KeyedPage } from '../../../../../web/features/pages/contract.ts'
import { builtAssets } from '../../../../support/built-assets.ts'
import { contactDetails } from '../../../../support/contact-details.ts'

const content = siteContent(loadContent())
const origin = 'https://showyard.example'
const codeOf = () => undefined

/** Drawings everywhere, with a title and a description in no slot's details. */
const media = (slotPath: string): Media => ({ kind: 'drawing', alt: slotPath, version: 'v1' })

/** A preview of the shipped site, without files and details. */
export const openPreview = async () =>
  createPreview({
    content,
    products: { codeOf, priceOf: codeOf, products: () => productsIn(content.value) },
    shown: createShownPages({ value: {} }, media, () => 'v1'),
    manifest: createManifest(content.value.pages.flatMap(({ slots }) => slots)),
    contactDetails: { value: contact },
    brand: { value: undefined },
    archives: { list: async () => [] },
    assets: await builtAssets(),
  })

const contact = {
  ...contactDetails,
  takesInquiries: true,
  updatedAt: null,
  ...{ paymentWords: '', timeZone: '', taxNumber: '' },
}

export const draftOf = (page: KeyedPage & { path: string }, published?: KeyedPage) => ({
  ...page,
  published,
  origin,
  filesBelow: '',
})

/** The source of a shipped page, each section with its position as its key. */
export function shippedPage(path: string): KeyedPage & { path: string } {
  const found = pageSources.find(source => source.path === path)
  if (!found) throw new Error(`no page ${path}`)
  const source = structuredClone(found) as unknown as EditedPage
  return { path, source, keys: source.sections.map((_, index) => `s${index}`) }
}

/** The body of a page as visitors get it. */
export async function publicBody(path: string): Promise<string> {
  const page = content.value.byPath.get(path)
  if (!page) throw new Error(`no page ${path}`)
  const data = pageDataOf(steppedPage(page, ''), {
    content: content.value,
    codeOf,
    priceOf: codeOf,
    contact,
    mediaOf: media,
    origin,
    now: new Date(),
  })
  return (await renderPage({ ...data, archives: [] }, path)).body
}
