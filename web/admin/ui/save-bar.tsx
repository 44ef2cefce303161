import type { ReactNode } from 'react'
import { oneOr } from '../../counted.ts'

interface Props {
  form: {
    isUnsaved: boolean
    isSaving: boolean
    faults: object
    discard: () => void
  }
  /** What another administrator has done meanwhile. */
  children?: ReactNode
}

/** At the end of a form, always in sight while something is not saved. */
export function SaveBar({ form, children }: Props) {
  const { isUnsaved, isSaving, faults } = form
  const count = Object.keys(faults).length
  // Not by `disabled`: the focus of who has just pressed the button would be lost.
  const isIdle = !isUnsaved || isSaving
  return (
    <div className="save-bar" data-unsaved={isUnsaved || undefined}>
      {children}
      <p role="status">
        {count > 0 && `${oneOr(count, 'One field needs', 'fields need')} another look.`}
        {count === 0 && (isUnsaved ? 'Not saved yet.' : 'Everything is saved.')}
      </p>
      <button type="submit" className="button primary" aria-disabled={isIdle}>
        {isSaving ? 'Saving…' : 'Save'}
      </button>
      <button
        type="button"
        className="button secondary"
        aria-disabled={isIdle}
        onClick={() => isIdle || form.discard()}
      >
        Discard
      </button>
    </div>
  )
}
