import { type FormEvent, useState } from 'react'
import { Redirect } from 'wouter'
import { adminRoutes } from '../../routes.ts'
import { SignInFrame } from '../session/sign-in-frame.tsx'
import { useSession } from '../session/use-session.ts'
import { type Credentials, useSignIn } from '../session/use-sign-in.ts'
import { Field } from '../ui/field.tsx'
import { faultsIn } from './faults.ts'

/** The sign-in form; whoever is signed in goes on to the dashboard. */
export function Login() {
  const { admin } = useSession()
  const { signIn, isBusy, failure } = useSignIn()
  const [faults, setFaults] = useState<Partial<Credentials>>({})
  if (admin) return <Redirect to={adminRoutes.dashboard} replace />

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const credentials = {
      username: String(form.get('username')).trim(),
      password: String(form.get('password')),
    }
    const found = faultsIn(credentials)
    setFaults(found)
    const [first] = Object.keys(found)
    if (first) event.currentTarget.querySelector<HTMLInputElement>(`[name=${first}]`)?.focus()
    else signIn(credentials)
  }

  return (
    <SignInFrame title="Admin login">
      <form className="form" noValidate onSubmit={submit}>
        {failure && (
          <p className="alert" role="alert">
            {failure}
          </p>
        )}
        <Field
          label="Username"
          name="username"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          error={faults.username}
        />
        <Field
          label="Password"
          name="password"
          type="password"
          autoComplete="current-password"
          error={faults.password}
        />
        <button type="submit" className="button primary" disabled={isBusy}>
          {isBusy && <span className="spinner" aria-hidden="true" />}
          {isBusy ? 'Signing in...' : 'Sign in'}
        </button>
      </form>
    </SignInFrame>
  )
}
