import { Button } from '../../../../admin/ui/button.tsx'
import { focusAtFirst } from '../../../../admin/ui/focus-at-first.ts'
import { PasswordField } from '../../../../admin/ui/password-field.tsx'
import { submitWith } from '../../../../admin/ui/use-form.ts'

interface Props {
  /** The label of the button. */
  action: string
  isBusy: boolean
  error: string | undefined
  onPassword: (password: string) => void
  onCancel: () => void
}

/** Asks for the password again, before something that an unwatched browser must not allow. */
export function PasswordPrompt({ action, isBusy, error, onPassword, onCancel }: Props) {
  const submit = submitWith(data => onPassword(String(data.get('password'))))
  return (
    <form className="form" onSubmit={submit}>
      <PasswordField
        label="Your password"
        name="password"
        autoComplete="current-password"
        required
        ref={focusAtFirst}
        error={error}
      />
      <p className="account-actions">
        <Button type="submit" className="button primary" isBusy={isBusy}>
          {action}
        </Button>
        <button type="button" className="button secondary" onClick={onCancel}>
          Cancel
        </button>
      </p>
    </form>
  )
}
