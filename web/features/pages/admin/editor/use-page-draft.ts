import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { draftsOf } from '../../../../admin/draft/drafts.ts'
import { useDraft } from '../../../../admin/draft/use-draft.ts'
import { api } from '../../../../base/routes.ts'
import type { OpenedPage } from '../../contract.ts'
import { about } from '../saving/about.ts'
import { pageKind, storedPage } from '../saving/page-kind.ts'

const drafts = draftsOf(pageKind)

/** The draft of a page while a screen shows it. */
export function usePageDraft(path: string) {
  const { data: opened, error } = useQuery<OpenedPage>({
    queryKey: [about(api.editedPage, path)],
    refetchOnMount: 'always',
    gcTime: 0,
  })
  const stored = useMemo(() => opened && storedPage(opened), [opened])
  return { draft: useDraft(drafts, stored), error }
}
