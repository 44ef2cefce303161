import { useQuery } from '@tanstack/react-query'
import { api } from '../base/routes.ts'
import type { Overview } from './contract.ts'

/**
 * Reads the matters that need attention; screens that change some of it invalidate
 * `[api.overview]`.
 */
export const useOverview = () =>
  useQuery<Overview>({ queryKey: [api.overview], refetchOnMount: 'always' })
