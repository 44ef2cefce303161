import { useDraft, useDraftState } from '../draft/form.ts'
import { nameOfPart } from './part-names.ts'

/** What another administrator changed while this quote was open, and is in it now. */
export function JoinedNotice() {
  const draft = useDraft()
  const joined = useDraftState(({ joined }) => joined)
  const entry = useDraftState(({ typed }) => typed)
  if (!joined) return null
  const parts = [...new Set(joined.names.map(name => nameOfPart(name, entry.lines)))]
  return (
    <p className="quote-notice" role="status">
      {joined.by} changed this quote meanwhile: {parts.join(', ')}. It is in here now.{' '}
      <button
        type="button"
        className="button small secondary"
        onClick={() => draft.note({ joined: undefined })}
      >
        Understood
      </button>
    </p>
  )
}
