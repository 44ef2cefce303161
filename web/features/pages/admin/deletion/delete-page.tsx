import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'wouter'
import { api } from '../../../../base/routes.ts'
import type { OpenedPage } from '../../contract.ts'
import { about } from '../saving/about.ts'
import { DeletePageDialog } from './delete-page-dialog.tsx'

/** The entry that deletes the page of the editor; nothing for one that the site itself leads to. */
export function DeletePage() {
  const [params] = useSearchParams()
  const path = params.get('path') ?? '/'
  const [isAsking, setAsking] = useState(false)
  // As the editor has read it, and for no longer than that.
  const { data } = useQuery<OpenedPage>({
    queryKey: [about(api.editedPage, path)],
    enabled: false,
    gcTime: 0,
  })
  if (!data?.mayGo) return null
  return (
    <li>
      <button type="button" className="outline-section" onClick={() => setAsking(true)}>
        <strong>Delete the page</strong>
        <span>In the bin for 30 days</span>
      </button>
      {isAsking && <DeletePageDialog path={path} onClose={() => setAsking(false)} />}
    </li>
  )
}
