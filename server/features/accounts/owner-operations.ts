import * as z from 'zod'
import { notFound } from '../../base/errors.ts'
import type { Log } from '../../base/log.ts'
import type { OwnerOperations } from '../../storage/control-socket.ts'
import type { Activity } from '../activity/store.ts'
import type { AdminUsers } from './store/admin-users.ts'

const userSchema = z.strictObject({ username: z.string() })
const newPassword = z.strictObject({ username: z.string(), password: z.string() })

/** Account recovery by the owner; each operation ends the user's sessions. */
export function accountOperations(
  { adminUsers, activity }: { adminUsers: AdminUsers; activity: Activity },
  log: Log,
): OwnerOperations {
  const find = (username: string) => {
    const names = adminUsers.list().map(user => user.username)
    const id = adminUsers.list().find(user => user.username === username)?.id
    if (id) return id
    throw notFound(`There is no user "${username}". Users: ${names.join(', ')}.`)
  }

  return {
    async 'reset-password'(details) {
      const { username, password } = newPassword.parse(details)
      await adminUsers.setPassword(find(username), password)
      activity.record({ who: 'owner', action: 'password-reset', subject: username })
      log.info({ event: 'password-reset', by: 'owner', username }, 'password reset')
    },

    async 'disable-second-factor'(details) {
      const { username } = userSchema.parse(details)
      await adminUsers.disableSecondFactor(find(username))
      activity.record({ who: 'owner', action: 'second-factor-off', subject: username })
      log.info({ event: 'second-factor-off', by: 'owner', username }, 'second factor disabled')
    },
  }
}
