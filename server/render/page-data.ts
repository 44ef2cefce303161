import type {
  ContactDetails,
  Media,
  PageData,
  ShownContactDetails,
  Site,
} from '../../web/base/contract.ts'
import { groupedNumber } from '../../web/base/phone-number.ts'
import { routes } from '../../web/base/routes.ts'
import { servicesIn } from '../../web/features/inquiries/services.ts'
import { type FixedWords, WORDS } from '../../web/layout/fixed-words.ts'
import type { Content } from '../content/content.ts'
import { divisionOf } from '../content/divisions.ts'
import { navigationOf, pagesAbove } from '../content/navigation.ts'
import type { ContentPage } from '../content/page.ts'
import { companyDetails } from '../features/company/contact-details/company-details.ts'
import { pageMessages } from '../features/company/site-texts/page-messages.ts'
import { footerOf } from './footer.ts'
import { headOf } from './head.ts'
import { withWays } from './ways-to-reach.ts'

export interface PageDataSource {
  content: Content
  contact: ContactDetails & { takesInquiries: boolean }
  mediaOf: (slotPath: string) => Media
  /** The code of the product that a slot shows. */
  codeOf: (slotPath: string) => string | undefined
  /** The amount of its price, where visitors may see it. */
  priceOf: (slotPath: string) => string | undefined
  origin: string
  now: Date
  /** The version of a company's own brand, for the addresses of link images. */
  brandVersion?: string
}

/** Collects all data of one page, for the renderer and for the browser. */
export function pageDataOf(page: ContentPage, source: PageDataSource): PageData {
  const { content, mediaOf, codeOf, priceOf, origin, now } = source
  const { takesInquiries } = source.contact
  const details = companyDetails(source.contact)
  const hasTiles = page.sections.some(({ kind }) => TILED.has(kind))
  const media = Object.fromEntries(
    page.slots.map(({ path }) => {
      const price = hasTiles ? priceOf(path) : undefined
      return [path, { ...mediaOf(path), ...(price && { price }) }]
    }),
  )
  const above = pagesAbove(page, content.byPath)
  const footer = footerOf(content)
  const leads = (href: string) => !content.hidden?.has(href)
  const words = changedWords(content.texts)
  const head = headOf({
    page,
    above,
    contact: details,
    currency: content.currency,
    media,
    codeOf,
    origin,
    ...(source.brandVersion && { brandVersion: source.brandVersion }),
  })
  const { canonical } = head
  const { texts } = content.texts ?? {}
  const hasForm = page.sections.some(({ kind }) => kind === 'contact')
  const lines = hasForm ? texts?.services : undefined
  const services = lines === undefined ? undefined : servicesIn(lines)
  const { question, ...messages } = pageMessages({
    page,
    texts,
    contact: details,
    takesInquiries,
    canonical,
  })
  return {
    site: {
      contact: publicDetails(details),
      phone: groupedNumber(details.phone),
      ...(takesInquiries && { takesInquiries }),
      navigation: navigationOf(content).filter(({ href, items }) => items || leads(href)),
      ...(footer && { footer }),
      ...(!leads(routes.shortlist) && { isWithoutProducts: true as const }),
      ...(services && { services }),
      ...(words && { words }),
      year: now.getFullYear(),
    },
    page: {
      path: page.path,
      name: page.name,
      division: divisionOf(page.path) ?? divisionOf(page.under ?? ''),
      above: above.map(({ path }) => path),
      head,
      ...messages,
      sections: page.sections.map(section => withWays(section, question, details)),
    },
    media,
  }
}

/** The kinds of sections whose tiles have the prices of their products. */
const TILED: ReadonlySet<string> = new Set(['product-grid', 'products', 'search'])

/** The fixed words around the sections that are not those of the release. */
function changedWords(changed: Content['texts']): Site['words'] {
  const names = (Object.keys(WORDS) as (keyof FixedWords)[]).filter(
    name => changed?.texts[`words.${name}`] !== undefined,
  )
  if (names.length === 0) return undefined
  return Object.fromEntries(names.map(name => [name, changed?.texts[`words.${name}`]]))
}

/** Leaves empty details out. */
function publicDetails(details: ContactDetails): ShownContactDetails {
  const shown = Object.entries(details).filter(([, value]) => value !== '')
  const { companyName, email, whatsapp, addressLine1 } = details
  const phone = details.phone.replace(/[^\d+]/g, '')
  return {
    ...{ companyName, email, ...(whatsapp && { whatsapp }), addressLine1 },
    ...Object.fromEntries(shown),
    phone,
  }
}
