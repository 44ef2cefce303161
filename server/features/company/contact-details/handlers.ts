import type { Context } from 'koa'
import type { ContactDetailsAnswer } from '../../../../web/admin/contract.ts'
import { conflict } from '../../../base/errors.ts'
import { jsonBody } from '../../../base/http/json-body.ts'
import type { Log } from '../../../base/log.ts'
import { callingCodeOf, exampleNumber } from './calling-codes.ts'
import {
  companyNameAfter,
  contactDetailsSchema,
  editedContactDetails,
  refuseUsers,
  savedPhones,
} from './schema.ts'
import { type ContactDetailsStore, fieldsAtDefault, type StoredContactDetails } from './store.ts'

/** The company's contact details: public fields, and editing by administrators. */
export function contactDetailsHandlers(contactDetails: ContactDetailsStore, log: Log) {
  /**
   * Two administrators may have the form open; the second save must not silently overwrite the
   * first.
   */
  const readEdited = jsonBody(body =>
    editedContactDetails
      .extend({
        companyName: companyNameAfter(() => contactDetails.value.companyName),
        ...savedPhones(body, contactDetails.value),
        updatedAt: contactDetailsSchema.shape.updatedAt.optional(),
      })
      .superRefine(refuseUsers),
  )

  return {
    showPublic(ctx: Context) {
      ctx.body = publicFieldsOf(contactDetails.value)
    },

    show(ctx: Context) {
      ctx.body = answerOf(contactDetails.value)
    },

    async change(ctx: Context) {
      const { updatedAt, ...edited } = await readEdited(ctx)
      await contactDetails.change(details => {
        const isOutdated = updatedAt !== undefined && updatedAt !== details.updatedAt
        if (isOutdated) throw conflict(OUTDATED)
        Object.assign(details, edited, { updatedAt: new Date().toISOString() })
      })
      ctx.state.activity = { action: 'contact-details-changed' }
      log.info({ id: ctx.state.requestId, user: ctx.state.admin.id }, 'contact details changed')
      ctx.body = answerOf(contactDetails.value)
    },
  }
}

const OUTDATED =
  'Somebody else has changed these details in the meantime. Load them again and repeat your change.'

const answerOf = (details: Readonly<StoredContactDetails>): ContactDetailsAnswer => ({
  details,
  madeUp: fieldsAtDefault(details),
  phoneExample: exampleNumber(callingCodeOf(details.country)),
})

/** Public fields only, each listed; unset ones are an empty text. */
const publicFieldsOf = (details: Readonly<StoredContactDetails>) => ({
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
