import type { ReactNode } from 'react'
import { oneOr } from '../../base/counted.ts'
import { Button } from './button.tsx'
import { SaveButton } from './save-button.tsx'

interface Props {
  form: {
    isUnsaved: boolean
    isSaving: boolean
    faults: object
    discard: () => void
  }
  /** Notes on another administrator's changes. */
  children?: ReactNode
}

/** A bar at the end of a form, always in sight while something is not saved. */
export function SaveBar({ form, children }: Props) {
  const { isUnsaved, isSaving, faults } = form
  const count = Object.keys(faults).length
  return (
    <div className="save-bar" data-unsaved={isUnsaved || undefined}>
      {children}
      <p role="status">
        {count > 0 && `${oneOr(count, 'One field needs', 'fields need')} another look.`}
        {count === 0 && (isUnsaved ? 'Not saved yet.' : 'Everything is saved.')}
      </p>
      <SaveButton form={form} />
      <Button
        className="button secondary"
        isBusy={isSaving}
        isIdle={!isUnsaved}
        onClick={form.discard}
      >
        Discard
      </Button>
    </div>
  )
}
