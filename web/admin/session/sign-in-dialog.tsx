import { useObserved } from '../../ui/observable.ts'
import { Dialog } from '../ui/dialog.tsx'
import { FormFault } from '../ui/form-fault.tsx'
import { isSignInNeeded } from './sign-in-again.ts'
import { SignInFields } from './sign-in-fields.tsx'
import { useSignIn } from './use-sign-in.ts'

/** The way back in after a session has ended, over the work, which stays as it is. */
export function SignInDialog({ username }: { username: string }) {
  const isOpen = useObserved(isSignInNeeded, needed => needed)
  return (
    <Dialog
      title="Sign in to go on"
      text="Your session has ended. What you typed and chose is still here, and what has arrived of large files is not sent again."
      isOpen={isOpen}
      onClose={() => isSignInNeeded.set(false)}
    >
      <SignInForm username={username} />
    </Dialog>
  )
}

function SignInForm({ username }: { username: string }) {
  const { submit, isBusy, failure, needsCode } = useSignIn()

  return (
    <form className="form" data-asks-itself onSubmit={submit}>
      <FormFault text={failure} />
      <SignInFields isBusy={isBusy} needsCode={needsCode} username={username} required />
    </form>
  )
}
