import { useQuery } from '@tanstack/react-query'
import { api } from '../../routes.ts'
import type { Account as AccountData } from '../contract.ts'
import { reasonOf } from '../request.ts'
import { ScreenHeading } from '../ui/screen-heading.tsx'
import { Waiting } from '../ui/waiting.tsx'
import { EmailForm } from './email-form.tsx'
import { PasswordForm } from './password-form.tsx'
import { SecondFactor } from './second-factor.tsx'
import { Sessions } from './sessions.tsx'

/** What administrators change of their own account. */
export function Account() {
  const { data: account, error } = useQuery<AccountData>({
    queryKey: [api.account],
    refetchOnMount: 'always',
  })
  return (
    <>
      <ScreenHeading title="Account" text={account && `${account.username} · ${account.role}`} />
      {error && (
        <p className="alert" role="alert">
          {reasonOf(error, 'Your account could not be read. Load the page again.')}
        </p>
      )}
      {!account && !error && <Waiting />}
      {account && (
        <div className="account">
          <div>
            <PasswordForm username={account.username} />
            <EmailForm email={account.email} />
          </div>
          <div>
            <SecondFactor account={account} />
            <Sessions />
          </div>
        </div>
      )}
    </>
  )
}
