import type { EditedContactDetails } from '../../../../web/admin/contract.ts'
import { initialContactDetails } from '../../company/contact-details/store.ts'

/** The details of a company that has given none yet. Its telephone numbers are marked as examples. */
export function emptyCompanyDetails(): EditedContactDetails {
  const { updatedAt: _, ...details } = initialContactDetails()
  const noAddress = { city: '', country: '', mondayFriday: '', saturday: '', sunday: '' }
  return { ...details, ...noAddress, companyName: 'Your company', addressLine1: 'Your address' }
}
