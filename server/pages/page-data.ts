import type { ContactDetails, Media, PageData } from '../../web/contract.ts'
import { groupedNumber } from '../../web/phone-number.ts'
import { divisionOf } from '../content/divisions.ts'
import type { Content } from '../content/index.ts'
import { navigationOf, pagesAbove } from '../content/navigation.ts'
import type { ContentPage } from '../content/page.ts'
import { headOf } from './head.ts'

export interface PageDataSource {
  content: Content
  contact: ContactDetails & { takesInquiries: boolean }
  mediaOf: (slotPath: string) => Media
  origin: string
  now: Date
}

/** All data of one page, for the renderer and for the browser. */
export function pageDataOf(page: ContentPage, source: PageDataSource): PageData {
  const { content, mediaOf, origin, now } = source
  const { takesInquiries, ...details } = source.contact
  const contact = publicDetails(details)
  const media = Object.fromEntries(page.slots.map(({ path }) => [path, mediaOf(path)]))
  const above = pagesAbove(page, content.byPath)
  return {
    site: {
      contact,
      phone: groupedNumber(contact.phone),
      takesInquiries,
      navigation: navigationOf(content.pages),
      year: now.getFullYear(),
    },
    page: {
      path: page.path,
      name: page.name,
      division: divisionOf(page.path),
      above: above.map(({ path }) => path),
      head: headOf({ page, above, contact, media, origin }),
      sections: page.sections,
    },
    media,
  }
}

/** Without `updatedAt`, which is not public. */
function publicDetails(details: ContactDetails & { updatedAt?: unknown }): ContactDetails {
  const { updatedAt: _, ...contact } = details
  return contact
}
