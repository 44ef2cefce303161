import { useDeferredValue, useMemo } from 'react'
import { Link } from 'wouter'
import { isTrouble, wordsOf } from '../../../../admin/draft/save-words.ts'
import { Button } from '../../../../admin/ui/button.tsx'
import { adminRoutes } from '../../../../base/routes.ts'
import { PreviewWidths } from '../preview/preview-widths.tsx'
import type { PreviewWidth } from '../preview/scale-to-fit.ts'
import { changesOf } from '../saving/changes.ts'
import type { PageDraft, PageDraftState } from '../saving/page-kind.ts'

interface Props {
  state: PageDraftState
  draft: PageDraft
  width: PreviewWidth
  isPublishing: boolean
  onWidth: (width: PreviewWidth) => void
  onPublish: () => void
  onResolve: () => void
  onCompare: () => void
}

/** The page's name, what is not published, whether it is saved, undo and redo, and Publish. */
export function TopBar(props: Props) {
  const { state, draft, width, isPublishing, onWidth, onPublish, onResolve, onCompare } = props
  const { typed: page, stored, status, steps } = state
  const { published } = stored
  // The whole page is compared: what is typed is shown before it is counted.
  const counted = useDeferredValue(page)
  const count = useMemo(() => changesOf(published, counted).length, [published, counted])
  const name = typeof page.source.name === 'string' ? page.source.name : page.source.path
  return (
    <header className="editor-bar">
      <Link className="editor-back" href={adminRoutes.pages} aria-label="All pages">
        ‹
      </Link>
      <h1>{name}</h1>
      {count > 0 && (
        <span className="editor-count">
          {count}
          <span className="editor-count-word"> unpublished</span>
        </span>
      )}
      <p className="editor-saved" role="status" data-trouble={isTrouble(state) || undefined}>
        {wordsOf(state)}
      </p>
      {state.conflict && (
        <button type="button" className="button small secondary" onClick={onResolve}>
          Choose
        </button>
      )}
      {status === 'refused' && (
        <button type="button" className="button small secondary" onClick={() => void draft.flush()}>
          Save again
        </button>
      )}
      <div className="editor-tools">
        <Button
          className="round"
          aria-label="Undo"
          isIdle={steps.past.length === 0}
          onClick={draft.undo}
        >
          ↶
        </Button>
        <Button
          className="round editor-redo"
          aria-label="Redo"
          isIdle={steps.future.length === 0}
          onClick={draft.redo}
        >
          ↷
        </Button>
        <PreviewWidths width={width} onWidth={onWidth} />
        <button
          type="button"
          className="round editor-compare"
          aria-label="Compare"
          onClick={onCompare}
        />
        <Button
          className="button small primary"
          isBusy={isPublishing}
          busyText="Publishing…"
          isIdle={count === 0}
          onClick={onPublish}
        >
          Publish
        </Button>
      </div>
    </header>
  )
}
