import type { DetailsForm } from './use-details-form.ts'

/** Always in sight while something is not saved. */
export function SaveBar({ form }: { form: DetailsForm }) {
  const { isUnsaved, isSaving, isOutdated, faults } = form
  const count = Object.keys(faults).length
  // Not by `disabled`: the focus of who has just pressed the button would be lost.
  const isIdle = !isUnsaved || isSaving
  return (
    <div className="save-bar" data-unsaved={isUnsaved || undefined}>
      {isOutdated && (
        <p className="alert" role="alert">
          Somebody else has saved the contact details since you opened them.{' '}
          <button type="button" className="button secondary small" onClick={form.readAgain}>
            Reload, keep my changes
          </button>
        </p>
      )}
      <p role="status">
        {count > 0 && `${count === 1 ? 'One field needs' : `${count} fields need`} another look.`}
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
