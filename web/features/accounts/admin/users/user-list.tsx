import type { ListedUser } from '../../../../admin/contract.ts'
import { Moment } from '../../../../admin/ui/moment.tsx'
import { UserActions } from './user-actions.tsx'

/** A line for each user: name, state, since when, and the actions. */
export function UserList({ users }: { users: ListedUser[] }) {
  return (
    <ul className="user-list">
      {users.map(user => (
        <li key={user.id}>
          <div>
            <p className="user-name">
              {user.username}
              {user.isProtected && <span className="tag">PROTECTED</span>}
              {user.isYou && (
                <span className="tag" data-good="">
                  You
                </span>
              )}
              {!user.isActive && (
                <span className="tag" data-alert="">
                  Disabled
                </span>
              )}
              {user.hasSecondFactor && <span className="tag">Second factor</span>}
            </p>
            <p className="user-moments">
              <span>
                Created <Moment at={user.createdAt} />
              </span>
              <span>
                {user.lastLogin ? (
                  <>
                    Last login <Moment at={user.lastLogin} />
                  </>
                ) : (
                  'Never signed in'
                )}
              </span>
            </p>
          </div>
          <UserActions user={user} />
        </li>
      ))}
    </ul>
  )
}
