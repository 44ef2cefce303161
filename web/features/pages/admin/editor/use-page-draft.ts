import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { api } from '../../../../base/routes.ts'
import type { OpenedPage } from '../../contract.ts'
import { type OpenDraft, openDraft } from '../saving/open-draft.ts'
import { about, serverConnection } from '../saving/server-connection.ts'
import { storedRecords } from '../saving/stored-records.ts'

/** The draft of a page while a screen shows it. Reading the page again does not begin it again. */
export function usePageDraft(user: string, path: string) {
  const { data: opened, error } = useQuery<OpenedPage>({
    queryKey: [about(api.editedPage, path)],
    refetchOnMount: 'always',
    gcTime: 0,
  })
  const [draft, setDraft] = useState<OpenDraft['draft']>()
  const isRead = opened !== undefined

  // biome-ignore lint/correctness/useExhaustiveDependencies: begins with the page as it was first read
  useEffect(() => {
    if (!opened) return
    const opening = openDraft({
      user,
      opened,
      records: storedRecords,
      connection: serverConnection(path),
    })
    let isLeft = false
    void opening.then(({ draft }) => isLeft || setDraft(draft))
    return () => {
      isLeft = true
      void opening.then(({ close }) => close())
    }
  }, [user, path, isRead])

  return { draft, error }
}
