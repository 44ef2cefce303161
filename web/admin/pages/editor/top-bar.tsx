import { useDeferredValue, useMemo } from 'react'
import { Link } from 'wouter'
import { adminRoutes } from '../../../routes.ts'
import { changesOf } from '../saving/changes.ts'
import type { Draft } from '../saving/draft.ts'
import type { DraftState } from '../saving/draft-state.ts'
import { isTrouble, wordsOf } from '../saving/save-words.ts'

type Width = 'phone' | 'desktop'

interface Props {
  state: DraftState
  draft: Draft
  width: Width
  isPublishing: boolean
  onWidth: (width: Width) => void
  onPublish: () => void
  onResolve: () => void
}

/** The page's name, what is not published, whether it is saved, undo and redo, and Publish. */
export function TopBar(props: Props) {
  const { state, draft, width, isPublishing, onWidth, onPublish, onResolve } = props
  const { page, published, steps } = state
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
      <div className="editor-tools">
        <button
          type="button"
          className="round"
          aria-label="Undo"
          disabled={steps.past.length === 0}
          onClick={draft.undo}
        >
          ↶
        </button>
        <button
          type="button"
          className="round editor-redo"
          aria-label="Redo"
          disabled={steps.future.length === 0}
          onClick={draft.redo}
        >
          ↷
        </button>
        <fieldset className="editor-width" aria-label="Width of the preview">
          {widths.map(([value, label]) => (
            <button
              key={value}
              type="button"
              className="round"
              aria-pressed={width === value}
              onClick={() => onWidth(value)}
            >
              {label}
            </button>
          ))}
        </fieldset>
        <button
          type="button"
          className="button small primary"
          disabled={isPublishing || count === 0}
          onClick={onPublish}
        >
          {isPublishing ? 'Publishing…' : 'Publish'}
        </button>
      </div>
    </header>
  )
}

const widths: readonly (readonly [Width, string])[] = [
  ['phone', 'Phone'],
  ['desktop', 'Desktop'],
]
