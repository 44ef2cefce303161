import type { ContactDetails, Head, Media } from '../../web/base/contract.ts'
import type { Currency } from '../../web/base/money/currencies.ts'
import { mediaUrl, routes, shareImageUrl } from '../../web/base/routes.ts'
import { designShareUrl } from '../../web/features/design/addresses.ts'
import { summaryOf } from '../../web/features/design/facts.ts'
import { readPlan } from '../../web/features/design/plan-text.ts'
import type { ContentPage } from '../content/page.ts'
import { structuredData } from './structured-data.ts'

export interface HeadSource {
  page: ContentPage
  /** The parent pages from the top down, without home and the page itself. */
  above: readonly ContentPage[]
  contact: ContactDetails
  /** The currency of the site. */
  currency: Currency
  media: Record<string, Media>
  codeOf: (slotPath: string) => string | undefined
  /** Scheme and host of the site, without a trailing slash. */
  origin: string
  brandVersion?: string
}

/** The document head; the company's name is always the one in the contact details. */
export function headOf(source: HeadSource): Head {
  const { page, contact, media, origin } = source
  const first = page.slots[0]
  const version = first && media[first.path]?.version
  const versions = [version, source.brandVersion].filter(Boolean).join('-')
  const canonical = origin + page.path
  const designed = designOf(page, contact)
  return {
    title: designed?.title ?? page.title ?? `${page.name} | ${contact.companyName}`,
    description: page.description,
    keywords: page.keywords,
    canonical,
    image: origin + (designed?.image ?? shareImageUrl(pictured(page), versions)),
    index: page.index,
    structuredData: {
      ...structuredData({
        ...source,
        canonical,
        absolute: slot => origin + mediaUrl(slot, media[slot]?.version),
      }),
    },
  }
}

/** The page whose share image a page has: a comparison that of its first product. */
function pictured({ path, sections }: ContentPage): string {
  const compared = sections.find(section => section.kind === 'compare')
  if (!compared) return path
  const [first] = compared.items
  return first ? routes.product(first.code) : routes.shortlist
}

/** The link preview's words about the unit that the page's address shows. */
function designOf({ sections }: ContentPage, { companyName }: Pick<ContactDetails, 'companyName'>) {
  const { plan } = sections.find(section => section.kind === 'design') ?? {}
  if (!plan) return undefined
  const title = `${summaryOf(readPlan(plan).plan)} | ${companyName}`
  return { title, image: designShareUrl(plan) }
}
