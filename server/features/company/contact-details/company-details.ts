import type { ContactDetails } from '../../../../web/base/contract.ts'
import type { StoredContactDetails } from './schema.ts'

/** What pages and documents say of the company, without what else is stored with it. */
export const companyDetails = ({
  updatedAt: _,
  takesInquiries: __,
  paymentWords: ___,
  taxNumber: ____,
  timeZone: _____,
  ...details
}: Readonly<ContactDetails & Partial<StoredContactDetails>>): ContactDetails => details
