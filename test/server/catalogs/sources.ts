import type { Catalog } from '../../../server/catalogs/catalog.ts'
import { catalogsIn } from '../../../server/catalogs/catalogs-in-content.ts'
import { loadContent } from '../../../server/content/index.ts'
import { createManifest } from '../../../server/media/slots.ts'
import type { DetailsBySlot } from '../../../server/store/slot-details.ts'
import type { ContactDetails } from '../../../web/contract.ts'

export const content = loadContent()
export const manifest = createManifest(content.pages.flatMap(page => page.slots))
export const slotPath = 'Gallery/pdf-catalogs/prefab-units-catalog/prefab-units-catalog.pdf'
/** Where the build puts the cuts that documents embed. */
export const fontFolder = 'dist/fonts'

export const contact: ContactDetails = {
  companyName: 'Nairobi Prefab & Interiors',
  companyTagline: '',
  email: 'info@example.com',
  phone: '+254700000000',
  whatsapp: '+254711111111',
  addressLine1: 'Manyanja Road',
  addressLine2: '',
  city: 'Nairobi',
  state: '',
  postalCode: '',
  country: 'Kenya',
  facebookUrl: '',
  twitterUrl: '',
  instagramUrl: '',
  linkedinUrl: '',
  youtubeUrl: '',
  websiteUrl: '',
  businessHours: '',
  mondayFriday: '8:00 AM to 6:00 PM',
  saturday: '9:00 AM to 4:00 PM',
  sunday: 'Closed',
}

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
