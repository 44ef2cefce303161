import { Button } from '../../../../admin/ui/button.tsx'
import { passwordAdvice } from '../../../../admin/ui/password-advice.ts'
import { PasswordField } from '../../../../admin/ui/password-field.tsx'
import { submitWith } from '../../../../admin/ui/use-form.ts'
import { api } from '../../../../base/routes.ts'
import { useAccountChange } from './use-account-change.ts'

/** A new password; wherever else one is signed in, that is over. */
export function PasswordForm({ username }: { username: string }) {
  const { change, isBusy, fields } = useAccountChange('Password changed. Other sessions are over.')
  const submit = submitWith((data, form) => {
    const body = Object.fromEntries(data)
    change({ address: api.accountPassword, method: 'PUT', body }, { onSuccess: () => form.reset() })
  })

  return (
    <section className="panel" aria-labelledby="change-password">
      <h2 id="change-password">Change password</h2>
      <form className="form" onSubmit={submit}>
        {/* Password managers read the user from this field. */}
        <input type="hidden" autoComplete="username" value={username} readOnly />
        <PasswordField
          label="Current password"
          name="currentPassword"
          autoComplete="current-password"
          required
          error={fields.currentPassword}
        />
        <PasswordField
          label="New password"
          name="newPassword"
          autoComplete="new-password"
          required
          hint={passwordAdvice()}
          error={fields.newPassword}
        />
        <Button type="submit" className="button primary" isBusy={isBusy}>
          Change password
        </Button>
      </form>
    </section>
  )
}
