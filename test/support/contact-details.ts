import { companyDetails } from '../../server/company/contact-details/company-details.ts'
import { initialContactDetails } from '../../server/company/contact-details/store.ts'
import type { ContactDetails } from '../../web/contract.ts'

/** What a new installation starts with. */
export const contactDetails: ContactDetails = companyDetails(initialContactDetails())
