import type { FirstAnswers, FirstStart } from '../../web/admin/contract.ts'
import { api } from '../../web/base/routes.ts'
import type { RunningSite } from './site.ts'

/** Answers of the owner of another trade's showroom at its first start. */
export const firstAnswers: Omit<FirstAnswers, 'updatedAt'> = {
  companyName: 'Kampala Tiles & Sanitary',
  country: 'Uganda',
  timeZone: 'Africa/Kampala',
  addressLine1: '12 Bombo Road',
  city: 'Kampala',
  phone: '+256 414 555 010',
  whatsapp: '+256 772 555 010',
  email: 'sales@kampalatiles.example',
  takesInquiries: true,
  currency: 'UGX',
  begin: 'empty',
}

export const firstStart = async (site: Pick<RunningSite, 'ask'>): Promise<FirstStart> =>
  (await site.ask('GET', api.firstStart)).json()

/** Sends the answers of the first start. */
export async function answerFirst(
  site: Pick<RunningSite, 'ask'>,
  change: Partial<FirstAnswers> = {},
): Promise<Response> {
  const { updatedAt } = (await firstStart(site)).answers
  return site.ask('PUT', api.firstStart, { ...firstAnswers, updatedAt, ...change })
}
