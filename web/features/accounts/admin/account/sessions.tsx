import { useQuery } from '@tanstack/react-query'
import type { AccountSession } from '../../../../admin/contract.ts'
import { Button } from '../../../../admin/ui/button.tsx'
import { Moment } from '../../../../admin/ui/moment.tsx'
import { Waiting } from '../../../../admin/ui/waiting.tsx'
import { api } from '../../../../base/routes.ts'
import { useFocusInRows } from '../../../../ui/use-focus-in-rows.ts'
import { useAccountChange } from './use-account-change.ts'

/** The user's own sessions, each with a button that ends it. */
export function Sessions() {
  const { data: sessions } = useQuery<AccountSession[]>({
    queryKey: [api.accountSessions],
    refetchOnMount: 'always',
  })
  const { change, isBusy } = useAccountChange('Signed out there')
  const section = useFocusInRows<HTMLElement>()
  const end = (address: string) => change({ address, method: 'DELETE' })
  const otherSessions = sessions?.filter(({ isCurrent }) => !isCurrent) ?? []
  return (
    <section className="panel" aria-labelledby="own-sessions" ref={section}>
      <h2 id="own-sessions">Where you are signed in</h2>
      {!sessions && <Waiting />}
      <ul className="session-list">
        {sessions?.map(({ id, device, openedAt, seenAt, isCurrent }) => (
          <li key={id}>
            <div>
              <p className="session-device">
                {device}
                {isCurrent && (
                  <span className="tag" data-good="">
                    This browser
                  </span>
                )}
              </p>
              <p className="session-moments">
                Since <Moment at={openedAt} />, last seen <Moment at={seenAt} />
              </p>
            </div>
            {!isCurrent && (
              <Button
                className="button small secondary"
                isBusy={isBusy}
                onClick={() => end(api.accountSession(id))}
              >
                Sign out
                <span className="visually-hidden"> {device}</span>
              </Button>
            )}
          </li>
        ))}
      </ul>
      {otherSessions.length > 1 && (
        <Button
          className="button secondary"
          isBusy={isBusy}
          onClick={() => end(api.accountSessions)}
        >
          Sign out everywhere else
        </Button>
      )}
    </section>
  )
}
