import { Redirect } from 'wouter'
import { useHistoryState } from 'wouter/use-browser-location'
import { SignInFields } from '../../../../admin/session/sign-in-fields.tsx'
import { SignInFrame } from '../../../../admin/session/sign-in-frame.tsx'
import { useSession } from '../../../../admin/session/use-session.ts'
import { useSignIn } from '../../../../admin/session/use-sign-in.ts'
import { FormFault } from '../../../../admin/ui/form-fault.tsx'
import { adminRoutes } from '../../../../base/routes.ts'
import { faultsIn } from './faults.ts'
import type { LoginState } from './login-state.ts'

/** The sign-in form; leads signed-in users to the screen that they asked for, or the dashboard. */
export function Login() {
  const { admin } = useSession()
  const { submit, isBusy, failure, needsCode, faults } = useSignIn(faultsIn)
  const state = useHistoryState<LoginState | null>()
  if (admin) return <Redirect to={state?.to ?? adminRoutes.dashboard} replace />

  return (
    <SignInFrame title="Admin login">
      <form className="form" noValidate onSubmit={submit}>
        <FormFault text={failure} />
        <SignInFields isBusy={isBusy} needsCode={needsCode} faults={faults} />
      </form>
    </SignInFrame>
  )
}
