import { Button } from './button.tsx'

interface Props {
  form: { isUnsaved: boolean; isSaving: boolean }
}

/** Submits a form in which something is not saved. */
export function SaveButton({ form: { isUnsaved, isSaving } }: Props) {
  return (
    <Button
      type="submit"
      className="button primary"
      isBusy={isSaving}
      busyText="Saving…"
      isIdle={!isUnsaved}
    >
      Save
    </Button>
  )
}
