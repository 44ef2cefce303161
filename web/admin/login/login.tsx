import { Redirect } from 'wouter'
import { adminRoutes } from '../../routes.ts'
import { SignInFields } from '../session/sign-in-fields.tsx'
import { SignInFrame } from '../session/sign-in-frame.tsx'
import { useSession } from '../session/use-session.ts'
import { useSignIn } from '../session/use-sign-in.ts'
import { faultsIn } from './faults.ts'

/** The sign-in form; signed-in users are redirected to the dashboard. */
export function Login() {
  const { admin } = useSession()
  const { submit, isBusy, failure, needsCode, faults } = useSignIn(faultsIn)
  if (admin) return <Redirect to={adminRoutes.dashboard} replace />

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
