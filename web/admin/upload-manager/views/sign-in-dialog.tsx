import { Dialog } from 'radix-ui'
import type { FormEvent } from 'react'
import { SignInFields } from '../../session/sign-in-fields.tsx'
import { useSession } from '../../session/use-session.ts'
import { credentialsIn, useSignIn } from '../../session/use-sign-in.ts'
import { useObserved } from '../observable.ts'
import { isSignInNeeded } from '../sign-in-again.ts'

/** The way back in after a session has ended, over the work, which stays as it is. */
export function SignInDialog({ onSignedIn }: { onSignedIn: () => void }) {
  const isOpen = useObserved(isSignInNeeded, needed => needed)
  return (
    <Dialog.Root open={isOpen} onOpenChange={open => isSignInNeeded.set(open)}>
      <Dialog.Portal>
        <Dialog.Overlay className="dialog-backdrop" />
        <Dialog.Content className="dialog">
          <Dialog.Title className="dialog-title">Sign in to go on</Dialog.Title>
          <Dialog.Description>
            Your session has ended. What you chose is still here, and what has arrived of large
            files is not sent again.
          </Dialog.Description>
          <SignInForm
            onDone={() => {
              isSignInNeeded.set(false)
              onSignedIn()
            }}
          />
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

function SignInForm({ onDone }: { onDone: () => void }) {
  const { admin } = useSession()
  const { signIn, isBusy, failure, needsCode } = useSignIn()

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (await signIn(credentialsIn(event.currentTarget))) onDone()
  }

  return (
    <form className="form" onSubmit={submit}>
      {failure && (
        <p className="alert" role="alert">
          {failure}
        </p>
      )}
      <SignInFields
        isBusy={isBusy}
        needsCode={needsCode}
        username={admin?.username ?? ''}
        required
      />
    </form>
  )
}
