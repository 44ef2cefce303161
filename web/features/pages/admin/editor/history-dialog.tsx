import { useQuery } from '@tanstack/react-query'
import { wordsOf } from '../../../../admin/draft/save-words.ts'
import { reportFailure } from '../../../../admin/report-failure.ts'
import { request } from '../../../../admin/request.ts'
import { Button } from '../../../../admin/ui/button.tsx'
import { Dialog } from '../../../../admin/ui/dialog.tsx'
import { Moment } from '../../../../admin/ui/moment.tsx'
import { ReadState } from '../../../../admin/ui/read-state.tsx'
import { useBusy } from '../../../../admin/ui/use-busy.ts'
import { api } from '../../../../base/routes.ts'
import type { OpenedPage, PageVersion } from '../../contract.ts'
import { DRAFT, type Pair, replacedBy, SHIPPED } from '../compare/states.ts'
import { about } from '../saving/about.ts'
import type { PageDraft } from '../saving/page-kind.ts'
import { offerUndo } from './offer-undo.tsx'

interface Props {
  path: string
  draft: PageDraft
  onCompare: (pair: Pair) => void
  onClose: () => void
}

/** The former versions of a page; one that is put back is a draft, which can be undone. */
export function HistoryDialog({ path, draft, onCompare, onClose }: Props) {
  const { isBusy, run } = useBusy()
  const { data, error } = useQuery<{ versions: PageVersion[] }>({
    queryKey: [about(api.pageVersions, path)],
    refetchOnMount: 'always',
  })
  const { data: opened } = useQuery<OpenedPage>({ queryKey: [about(api.editedPage, path)] })

  async function putBack(to: string): Promise<void> {
    try {
      // What was typed before stays among the drafts.
      if (!(await draft.flush())) throw new Error(wordsOf(draft.state.value))
      const before = draft.state.value.typed
      await draft.replace(() =>
        request(about(api.revertPage, path), { method: 'POST', body: { to } }),
      )
      onClose()
      offerUndo(draft, before, {
        title: 'Put back as a draft',
        description: 'Visitors see it once you publish.',
      })
    } catch (error) {
      reportFailure(error, 'It was not put back. Please try again.')
    }
  }

  const button = (to: string, what: string) => (
    <Button
      className="button small secondary"
      isBusy={isBusy}
      onClick={() => run(() => putBack(to))}
    >
      Put back as a draft<span className="visually-hidden">: {what}</span>
    </Button>
  )
  const comparing = (words: string, what: string, pair: Pair) => (
    <button type="button" className="button small secondary" onClick={() => onCompare(pair)}>
      {words}
      <span className="visually-hidden">: {what}</span>
    </button>
  )
  const withDraft = (before: string, what: string) =>
    comparing('Compare with the draft', what, { before, after: DRAFT })
  const changed = (id: string, what: string) => {
    const before = data && replacedBy(id, data.versions, opened?.isOwn === true)
    return before && comparing('What it changed', what, { before, after: id })
  }
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
              <div className="page-history-buttons">
                {changed(id, `the version by ${by}`)}
                {withDraft(id, `the version by ${by}`)}
                {button(id, `the version by ${by}`)}
              </div>
            </li>
          ))}
          <li>
            <div>
              <strong>As shipped</strong>
              <span>As this release ships it</span>
            </div>
            <div className="page-history-buttons">
              {withDraft(SHIPPED, 'as shipped')}
              {button(SHIPPED, 'as shipped')}
            </div>
          </li>
        </ol>
      )}
    </Dialog>
  )
}
