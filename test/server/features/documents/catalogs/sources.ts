import type { Catalog } from '../../../../../server/features/documents/catalogs/catalog.ts'
import { catalogsIn } from '../../../../../server/features/documents/catalogs/catalogs-in-content.ts'
import { createManifest } from '../../../../../server/features/media/slots/slots.ts'
import type { DetailsBySlot } from '../../../../../server/features/products/slot-details/rows.ts'
import { loadContent } from '../../../../../server/starters/load-starter.ts'
import type { ContactDetails } from '../../../../../web/base/contract.ts'
import { contactDetails } from '../../../../support/contact-details.ts'

export const content = loadContent()
export const manifest = createManifest(content.pages.flatMap(page => page.slots))
export const slotPath = 'Gallery/pdf-catalogs/prefab-units-catalog/prefab-units-catalog.pdf'
/** Where the build puts the cuts that documents embed. */
export const fontFolder = 'dist/fonts'

/** With another number for WhatsApp than for the phone. */
export const contact: ContactDetails = { ...contactDetails, whatsapp: '+254711111111' }

/** The catalog of the prefab units as a new installation has it, without a photo. */
export function prefabCatalog(
  ownContact: Partial<ContactDetails> = {},
  details: DetailsBySlot = {},
): Catalog {
  const sources = catalogsIn(content, manifest, { file: () => undefined })
  const website = 'https://example.org'
  const now = { contact: { ...contact, ...ownContact }, details, website, year: 2031 }
  return sources.catalogOf(slotPath, now) as Catalog
}

/** The same catalog with its first few items only. */
export function shortCatalog(count = 3): Catalog {
  const whole = prefabCatalog()
  return { ...whole, items: whole.items.slice(0, count) }
}
