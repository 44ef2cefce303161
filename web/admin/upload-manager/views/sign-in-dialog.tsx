import { useQueryClient } from '@tanstack/react-query'
import { Dialog } from 'radix-ui'
import { type FormEvent, useState } from 'react'
import type { AdminSession } from '../../../contract.ts'
import { api } from '../../../routes.ts'
import { RequestError, reasonOf, request } from '../../request.ts'
import { useSession } from '../../session/use-session.ts'
import { Field } from '../../ui/field.tsx'
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
  const queryClient = useQueryClient()
  const [isBusy, setBusy] = useState(false)
  const [needsCode, setNeedsCode] = useState(false)
  const [failure, setFailure] = useState<string>()

  async function signIn(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const body = Object.fromEntries(new FormData(event.currentTarget))
    setBusy(true)
    setFailure(undefined)
    try {
      const answer = await request<{ admin: AdminSession }>(api.login, { method: 'POST', body })
      queryClient.setQueryData([api.me], { admin: answer.admin })
      onDone()
    } catch (error) {
      const asksForCode = error instanceof RequestError && error.answer.needsCode === true
      setFailure(
        asksForCode && !needsCode ? undefined : reasonOf(error, 'Login failed. Please try again.'),
      )
      setNeedsCode(needsCode || asksForCode)
      setBusy(false)
    }
  }

  return (
    <form className="form" onSubmit={signIn}>
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
        defaultValue={admin?.username}
        required
      />
      <Field
        label="Password"
        name="password"
        type="password"
        autoComplete="current-password"
        required
        autoFocus
      />
      {needsCode && (
        <Field
          label="Code of your authenticator app"
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          required
        />
      )}
      <div className="actions">
        <button type="submit" className="button primary" disabled={isBusy}>
          {isBusy ? 'Signing in...' : 'Sign in'}
        </button>
      </div>
    </form>
  )
}
