import { initialContactDetails } from '../../server/company/contact-details/store.ts'
import type { ContactDetails } from '../../web/contract.ts'

const { takesInquiries: _, updatedAt: __, ...details } = initialContactDetails()

/** What a new installation starts with. */
export const contactDetails: ContactDetails = details
