import type { Letterhead } from '../../../../web/features/quotes/contract.ts'
import { companyInPrint } from '../../../pdf/company.ts'
import type { PrintedBrand } from '../../../pdf/printed-brand.ts'
import type { StoredContactDetails } from '../../company/contact-details/schema.ts'

/**
 * The details of the company that quotes print, as they are now.
 * @param origin of the site, for a company without another website
 * @param brand of the company, where it has one
 */
export function letterheadOf(
  details: Readonly<StoredContactDetails>,
  origin: string,
  { logo, colors }: PrintedBrand = {},
): Letterhead {
  const { companyName, addressLine1, addressLine2, city, state, postalCode, country } = details
  const { phone, whatsapp, email, websiteUrl, taxNumber, paymentWords } = details
  return {
    ...{ companyName, addressLine1, addressLine2, city, state, postalCode, country },
    ...{ phone, whatsapp, email, websiteUrl: websiteUrl || origin, origin },
    ...{ taxNumber, payment: paymentWords },
    ...(logo && { logo: logo.id }),
    ...colors,
  }
}

/** The name of the company, or how else it can be called in print. */
export const companyOf = ({ companyName = '', email = '', websiteUrl = '' }: Letterhead): string =>
  companyInPrint({ contact: { companyName, email }, website: websiteUrl })

/** In one line. */
export const addressOf = (letterhead: Letterhead): string => {
  const { addressLine1, addressLine2, city, state, postalCode, country } = letterhead
  const town = [postalCode, city].filter(Boolean).join(' ')
  return [addressLine1, addressLine2, town, state, country].filter(Boolean).join(', ')
}
