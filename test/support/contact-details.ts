import { companyDetails } from '../../server/features/company/contact-details/company-details.ts'
import { initialContactDetails } from '../../server/features/company/contact-details/store.ts'
import type { ContactDetails } from '../../web/base/contract.ts'

/** What a new installation starts with. */
export const contactDetails: ContactDetails = companyDetails(initialContactDetails())
