import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { ListedUser } from '../../../../admin/contract.ts'
import { isSignedOut } from '../../../../admin/request.ts'
import { ScreenHeading } from '../../../../admin/ui/screen-heading.tsx'
import { Waiting } from '../../../../admin/ui/waiting.tsx'
import { api } from '../../../../base/routes.ts'
import { showToast } from '../../../../ui/toast/toasts.ts'
import { useFocusInRows } from '../../../../ui/use-focus-in-rows.ts'
import { CreateUser } from './create-user.tsx'
import { UserList } from './user-list.tsx'

const failure = 'Failed to fetch users'

/** The screen of users: a form for one more, and the list of all. */
export function UserManagement() {
  const { data: users, error } = useQuery<ListedUser[]>({
    queryKey: [api.users],
    refetchOnMount: 'always',
  })
  const list = useFocusInRows<HTMLElement>()
  useEffect(() => {
    if (!error || isSignedOut(error)) return
    showToast({ title: 'Error', description: failure, isDestructive: true })
  }, [error])
  return (
    <>
      <ScreenHeading
        title="User Management"
        text="Everybody listed here can change all of the site, and this list."
      />
      <div className="user-management">
        <CreateUser />
        <section className="panel" aria-labelledby="existing-users" ref={list}>
          <h2 id="existing-users">Existing users{users && ` (${users.length})`}</h2>
          {users ? (
            <UserList users={users} />
          ) : (
            <State isFailed={error !== null && !isSignedOut(error)} />
          )}
        </section>
      </div>
    </>
  )
}

const State = ({ isFailed }: { isFailed: boolean }) =>
  isFailed ? <p className="alert">{failure}</p> : <Waiting />
