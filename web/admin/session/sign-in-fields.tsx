import { Button } from '../ui/button.tsx'
import { Field } from '../ui/field.tsx'
import { focusAtFirst } from '../ui/focus-at-first.ts'
import { PasswordField } from '../ui/password-field.tsx'
import type { Credentials, SignIn } from './use-sign-in.ts'

interface Props extends Pick<SignIn, 'isBusy' | 'needsCode'> {
  faults?: Partial<Credentials>
  /** Forms that leave validation to the browser set this. */
  required?: boolean
  /** The last user here: the password is asked for at once. */
  username?: string | undefined
}

/** Name, password, where it is asked for a code, and the button. */
export function SignInFields(props: Props) {
  const { isBusy, needsCode, faults = {}, required = false, username } = props
  return (
    <>
      <Field
        label="Username"
        name="username"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        defaultValue={username}
        required={required}
        error={faults.username}
      />
      <PasswordField
        label="Password"
        name="password"
        autoComplete="current-password"
        required={required}
        autoFocus={username !== undefined}
        error={faults.password}
      />
      {needsCode && (
        <Field
          label="Code"
          name="code"
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={40}
          required={required}
          ref={focusAtFirst}
          hint="From your authenticator app. A recovery code does as well."
        />
      )}
      <Button type="submit" className="button primary" isBusy={isBusy}>
        {isBusy && <span className="spinner" aria-hidden="true" />}
        {isBusy ? 'Signing in...' : 'Sign in'}
      </Button>
    </>
  )
}
