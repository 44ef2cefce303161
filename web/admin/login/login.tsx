import { type FormEvent, useState } from 'react'
import { Redirect } from 'wouter'
import { adminRoutes } from '../../routes.ts'
import { SignInFields } from '../session/sign-in-fields.tsx'
import { SignInFrame } from '../session/sign-in-frame.tsx'
import { useSession } from '../session/use-session.ts'
import { type Credentials, credentialsIn, useSignIn } from '../session/use-sign-in.ts'
import { faultsIn } from './faults.ts'

/** The sign-in form; signed-in users are redirected to the dashboard. */
export function Login() {
  const { admin } = useSession()
  const { signIn, isBusy, failure, needsCode } = useSignIn()
  const [faults, setFaults] = useState<Partial<Credentials>>({})
  if (admin) return <Redirect to={adminRoutes.dashboard} replace />

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const credentials = credentialsIn(form)
    const found = faultsIn(credentials)
    setFaults(found)
    const [first] = Object.keys(found)
    if (first) form.querySelector<HTMLInputElement>(`[name=${first}]`)?.focus()
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
        <SignInFields isBusy={isBusy} needsCode={needsCode} faults={faults} />
      </form>
    </SignInFrame>
  )
}
