import type { ContactDetails, Head, Media } from '../../web/contract.ts'
import { designShareUrl } from '../../web/design/addresses.ts'
import { mediaUrl, routes, shareImageUrl } from '../../web/routes.ts'
import type { ContentPage } from '../content/page.ts'
import { structuredData } from './structured-data.ts'

export interface HeadSource {
  page: ContentPage
  /** The parent pages from the top down, without home and the page itself. */
  above: readonly ContentPage[]
  contact: ContactDetails
  media: Record<string, Media>
  codeOf: (slotPath: string) => string | undefined
  /** Scheme and host of the site, without a trailing slash. */
  origin: string
}

/** The document head; the company's name is always the one in the contact details. */
export function headOf(source: HeadSource): Head {
  const { page, contact, media, origin } = source
  const first = page.slots[0]
  const version = first && media[first.path]?.version
  const canonical = origin + page.path
  return {
    title: page.title ?? `${page.name} | ${contact.companyName}`,
    description: page.description,
    keywords: page.keywords,
    canonical,
    image: origin + (designImage(page) ?? shareImageUrl(pictured(page), version)),
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

/** Of the unit that the address of the page shows. */
function designImage({ sections }: ContentPage): string | undefined {
  const design = sections.find(section => section.kind === 'design')
  return design?.plan && designShareUrl(design.plan)
}
