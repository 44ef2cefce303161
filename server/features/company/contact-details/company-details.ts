import type { ContactDetails } from '../../../../web/base/contract.ts'
import type { StoredContactDetails } from './schema.ts'

/** The public details of the company, without the other stored fields. */
export const companyDetails = ({
  updatedAt: _,
  takesInquiries: __,
  paymentWords: ___,
  taxNumber: ____,
  timeZone: _____,
  ...details
}: Readonly<ContactDetails & Partial<StoredContactDetails>>): ContactDetails => details
