import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { PageVersion } from '../../../page-editing/contract.ts'
import { api } from '../../../routes.ts'
import { reportFailure } from '../../report-failure.ts'
import { request } from '../../request.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { Moment } from '../../ui/moment.tsx'
import { ReadState } from '../../ui/read-state.tsx'
import type { Draft } from '../saving/draft.ts'
import { wordsOf } from '../saving/save-words.ts'
import { about } from '../saving/server-connection.ts'
import { offerUndo } from './offer-undo.tsx'

interface Props {
  path: string
  draft: Draft
  onClose: () => void
}

/** The former versions of a page; one that is put back is a draft, which can be undone. */
export function HistoryDialog({ path, draft, onClose }: Props) {
  const [isBusy, setBusy] = useState(false)
  const { data, error } = useQuery<{ versions: PageVersion[] }>({
    queryKey: [about(api.pageVersions, path)],
    refetchOnMount: 'always',
  })

  async function putBack(to: string): Promise<void> {
    setBusy(true)
    try {
      // What was typed before stays among the drafts.
      if (!(await draft.flush())) throw new Error(wordsOf(draft.state.value))
      const before = draft.state.value.page
      await draft.between(() =>
        request(about(api.revertPage, path), { method: 'POST', body: { to } }),
      )
      await draft.replace()
      onClose()
      offerUndo(draft, before, {
        title: 'Put back as a draft',
        description: 'Visitors see it once you publish.',
      })
    } catch (error) {
      reportFailure(error, 'It was not put back. Please try again.')
    } finally {
      setBusy(false)
    }
  }

  const button = (to: string, what: string) => (
    <button
      type="button"
      className="button small secondary"
      disabled={isBusy}
      onClick={() => void putBack(to)}
    >
      Put back as a draft<span className="visually-hidden">: {what}</span>
    </button>
  )
  return (
    <Dialog title="History" className="page-history" onClose={onClose}>
      <ReadState what="The history" data={data} error={error} />
      {data && (
        <ol>
          {data.versions.map(({ id, at, by, sections }) => (
            <li key={id}>
              <div>
                <strong>
                  <Moment at={at} />
                </strong>{' '}
                by {by}
                <span>{sections.join(', ')}</span>
              </div>
              {button(id, `the version by ${by}`)}
            </li>
          ))}
          <li>
            <div>
              <strong>As shipped</strong>
              <span>As the page came with the site</span>
            </div>
            {button('shipped', 'as shipped')}
          </li>
        </ol>
      )}
    </Dialog>
  )
}
