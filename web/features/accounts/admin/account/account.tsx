import { useQuery } from '@tanstack/react-query'
import type { Account as AccountData } from '../../../../admin/contract.ts'
import { ReadState } from '../../../../admin/ui/read-state.tsx'
import { ScreenHeading } from '../../../../admin/ui/screen-heading.tsx'
import { api } from '../../../../base/routes.ts'
import { EmailForm } from './email-form.tsx'
import { PasswordForm } from './password-form.tsx'
import { SecondFactor } from './second-factor.tsx'
import { Sessions } from './sessions.tsx'

/** The screen on which administrators change their own account. */
export function Account() {
  const { data: account, error } = useQuery<AccountData>({
    queryKey: [api.account],
    refetchOnMount: 'always',
  })
  return (
    <>
      <ScreenHeading title="Account" text={account && `${account.username} · ${account.role}`} />
      <ReadState what="Your account" data={account} error={error} />
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
