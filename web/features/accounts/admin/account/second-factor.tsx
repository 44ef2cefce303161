import { useState } from 'react'
import type { Account, SecondFactorSetup } from '../../../../admin/contract.ts'
import { counted } from '../../../../base/counted.ts'
import { api } from '../../../../base/routes.ts'
import { PasswordPrompt } from './password-prompt.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import { SecondFactorSetupForm } from './second-factor-setup.tsx'
import { useAccountChange } from './use-account-change.ts'

type SecondFactorAction = 'set-up' | 'renew' | 'switch-off'

interface Codes {
  recoveryCodes?: string[]
}

const actions: Record<SecondFactorAction, { address: string; label: string; success?: string }> = {
  'set-up': { address: api.secondFactor, label: 'Continue' },
  renew: {
    address: api.recoveryCodes,
    label: 'Make new codes',
    success: 'New recovery codes. Those from before are worth nothing.',
  },
  'switch-off': {
    address: api.secondFactorRemoval,
    label: 'Switch off',
    success: 'Second factor switched off. Other sessions are over.',
  },
}

/** A code of an authenticator app at each sign-in: switching it on and off, step by step. */
export function SecondFactor({ account }: { account: Account }) {
  const [action, setAction] = useState<SecondFactorAction>()
  const [setup, setSetup] = useState<SecondFactorSetup>()
  const [codes, setCodes] = useState<string[]>()
  return (
    <section className="panel" aria-labelledby="second-factor">
      <h2 id="second-factor">
        Second factor{' '}
        <span className="tag" data-good={account.hasSecondFactor ? '' : undefined}>
          {account.hasSecondFactor ? 'On' : 'Off'}
        </span>
      </h2>
      {codes ? (
        <RecoveryCodes codes={codes} onDone={() => setCodes(undefined)} />
      ) : setup ? (
        <SecondFactorSetupForm
          setup={setup}
          onCancel={() => setSetup(undefined)}
          onDone={codes => {
            setSetup(undefined)
            setCodes(codes)
          }}
        />
      ) : action ? (
        <Confirmation
          action={action}
          onCancel={() => setAction(undefined)}
          onDone={answer => {
            setAction(undefined)
            if ('secret' in answer) setSetup(answer)
            else setCodes(answer.recoveryCodes)
          }}
        />
      ) : (
        <Choices account={account} onChoose={setAction} />
      )}
    </section>
  )
}

interface ConfirmationProps {
  action: SecondFactorAction
  onDone: (answer: SecondFactorSetup | Codes) => void
  onCancel: () => void
}

function Confirmation({ action, onDone, onCancel }: ConfirmationProps) {
  const { address, label, success } = actions[action]
  const { change, isBusy, fields } = useAccountChange<SecondFactorSetup | Codes>(success)
  return (
    <PasswordPrompt
      action={label}
      isBusy={isBusy}
      error={fields.password}
      onPassword={password =>
        change({ address, method: 'POST', body: { password } }, { onSuccess: onDone })
      }
      onCancel={onCancel}
    />
  )
}

interface ChoicesProps {
  account: Account
  onChoose: (action: SecondFactorAction) => void
}

function Choices({ account, onChoose }: ChoicesProps) {
  if (!account.hasSecondFactor) {
    return (
      <>
        <p className="account-text">
          After the password, a code from an app on your phone. Whoever learns your password cannot
          sign in with it alone.
        </p>
        <button type="button" className="button secondary" onClick={() => onChoose('set-up')}>
          Set up
        </button>
      </>
    )
  }
  const { recoveryCodes } = account
  return (
    <>
      <p className="account-text">
        Signing in asks for a code of your app.{' '}
        {counted(recoveryCodes, 'recovery code is', 'recovery codes are')} left for when the phone
        is not at hand.
      </p>
      <p className="account-actions">
        <button type="button" className="button secondary" onClick={() => onChoose('renew')}>
          New recovery codes
        </button>
        <button type="button" className="button secondary" onClick={() => onChoose('switch-off')}>
          Switch off
        </button>
      </p>
    </>
  )
}
