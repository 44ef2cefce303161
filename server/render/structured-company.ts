import type { LocalBusinessLeaf, MergeLeafTypes, OrganizationLeaf, WebSiteLeaf } from 'schema-dts'
import type { Source } from './structured-data.ts'

/** Both, since readers of the one do not know the other as its kind. */
export type Company = MergeLeafTypes<[OrganizationLeaf, LocalBusinessLeaf]>

export function business({ contact, currency, origin }: Source): Company {
  const profiles = [
    contact.facebookUrl,
    contact.linkedinUrl,
    contact.instagramUrl,
    contact.twitterUrl,
    contact.youtubeUrl,
  ].filter(Boolean)
  return {
    '@type': ['Organization', 'LocalBusiness'],
    '@id': `${origin}/#company`,
    name: contact.companyName,
    url: `${origin}/`,
    logo: `${origin}/icon-512.png`,
    image: `${origin}/icon-512.png`,
    telephone: contact.phone,
    email: contact.email,
    address: {
      '@type': 'PostalAddress',
      streetAddress: [contact.addressLine1, contact.addressLine2].filter(Boolean).join(', '),
      addressLocality: contact.city,
      ...(contact.postalCode && { postalCode: contact.postalCode }),
      addressCountry: contact.country,
    },
    currenciesAccepted: currency,
    ...(profiles.length > 0 && { sameAs: profiles }),
  }
}

export function website({ origin, contact }: Source): WebSiteLeaf {
  return {
    '@type': 'WebSite',
    '@id': `${origin}/#website`,
    url: `${origin}/`,
    name: contact.companyName,
    publisher: { '@id': `${origin}/#company` },
  }
}
