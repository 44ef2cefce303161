import type { InquiryBody } from '../../web/base/contract.ts'

/** A good inquiry, with whatever a test is about. */
export const inquiry = (fields: Partial<InquiryBody> = {}): InquiryBody => ({
  name: 'Wanjiru Kamau',
  email: 'wanjiru@example.co.ke',
  message: 'We need a site office for twelve people near Thika.',
  ...fields,
})
