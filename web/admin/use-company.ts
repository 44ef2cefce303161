import { useQuery } from '@tanstack/react-query'
import { api } from '../base/routes.ts'
import type { ContactDetailsAnswer } from './contract.ts'
import { settings } from './settings.ts'

export interface Company {
  companyName: string
  /** In international form: it tells which country a number without a code is in. */
  number: string
}

/** The company as messages to customers name it; its number is empty until it is loaded. */
export function useCompany(): Company {
  const { data } = useQuery<ContactDetailsAnswer>({ queryKey: [api.adminContactDetails] })
  const { companyName = settings.companyName, whatsapp, phone = '' } = data?.details ?? {}
  return { companyName, number: whatsapp || phone }
}
