import { useQuery } from '@tanstack/react-query'
import { api } from '../../routes.ts'
import type { ContactDetailsAnswer } from '../contract.ts'
import { settings } from '../settings.ts'
import type { Company } from './reply.ts'

/** The company as replies name it; its number is empty until it is loaded. */
export function useCompany(): Company {
  const { data } = useQuery<ContactDetailsAnswer>({ queryKey: [api.adminContactDetails] })
  return { companyName: settings.companyName, whatsapp: '', ...data?.details }
}
