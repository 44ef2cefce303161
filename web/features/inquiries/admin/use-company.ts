import { useQuery } from '@tanstack/react-query'
import type { ContactDetailsAnswer } from '../../../admin/contract.ts'
import { settings } from '../../../admin/settings.ts'
import { api } from '../../../base/routes.ts'
import type { Company } from './reply.ts'

/** The company as replies name it; its number is empty until it is loaded. */
export function useCompany(): Company {
  const { data } = useQuery<ContactDetailsAnswer>({ queryKey: [api.adminContactDetails] })
  return { companyName: settings.companyName, whatsapp: '', ...data?.details }
}
