import { api } from '../../../web/routes.ts'
import type { ContactDetailsStore, StoredContactDetails } from '../../store/contact-details.ts'
import type { Resource } from '../resource.ts'

/** What anybody may read of the company's contact details. */
export function contactDetailsRoutes(contactDetails: ContactDetailsStore): Resource {
  return router => {
    router.get(api.contactDetails, ctx => {
      ctx.body = present(contactDetails.value)
    })
  }
}

/** Public fields only, each named; what is not set is an empty text. */
const present = (details: Readonly<StoredContactDetails>) => ({
  company_name: details.companyName,
  company_tagline: details.companyTagline,
  email: details.email,
  phone: details.phone,
  whatsapp: details.whatsapp,
  address_line1: details.addressLine1,
  address_line2: details.addressLine2,
  city: details.city,
  state: details.state,
  postal_code: details.postalCode,
  country: details.country,
  facebook_url: details.facebookUrl,
  twitter_url: details.twitterUrl,
  instagram_url: details.instagramUrl,
  linkedin_url: details.linkedinUrl,
  youtube_url: details.youtubeUrl,
  website_url: details.websiteUrl,
  business_hours: details.businessHours,
  monday_friday: details.mondayFriday,
  saturday: details.saturday,
  sunday: details.sunday,
})
