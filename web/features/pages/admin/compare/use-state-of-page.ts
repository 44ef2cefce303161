import { useQuery } from '@tanstack/react-query'
import { api } from '../../../../base/routes.ts'
import type { KeyedPage } from '../../contract.ts'
import { about } from '../saving/about.ts'
import type { PageDraftState } from '../saving/page-kind.ts'
import { DRAFT, NOTHING, PUBLISHED, SHIPPED, type StateName } from './states.ts'

const nothing: KeyedPage = { source: { path: '', sections: [] }, keys: [] }

/**
 * A state of a page: those of the editor as they are now, others as the server has them.
 * @param isHidden visitors have never seen the page
 */
export function useStateOfPage(
  path: string,
  name: StateName,
  { typed, stored }: Pick<PageDraftState, 'typed' | 'stored'>,
  isHidden: boolean,
): { page: KeyedPage | undefined; error: Error | null } {
  const isRead = name !== DRAFT && name !== PUBLISHED && name !== NOTHING
  const { data, error } = useQuery<KeyedPage>({
    queryKey: [`${about(api.pageVersion, path)}&${new URLSearchParams({ id: name })}`],
    enabled: isRead,
    // What was published once stays as it was; the sections of a shipped page are recognised anew.
    staleTime: name === SHIPPED ? 0 : Number.POSITIVE_INFINITY,
  })
  if (isRead) return { page: data, error: data ? null : error }
  const shown = name === DRAFT ? typed : name === NOTHING || isHidden ? nothing : stored.published
  return { page: shown, error: null }
}
