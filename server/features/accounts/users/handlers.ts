import type { Context } from 'koa'
import type { ListedUser } from '../../../../web/admin/contract.ts'
import type { ActivityAction } from '../../../../web/base/activity-entries.ts'
import type { Config } from '../../../base/config.ts'
import { forbidden, notFound } from '../../../base/errors.ts'
import { jsonBody } from '../../../base/http/json-body.ts'
import type { Log } from '../../../base/log.ts'
import type { AdminUser, AdminUsers } from '../store/admin-users.ts'
import { newUserSchema, userChangeSchema } from './schema.ts'

export interface UsersDependencies {
  config: Pick<Config, 'minPasswordLength'>
  adminUsers: AdminUsers
  log: Log
}

/**
 * User management. Users cannot remove themselves here, nor `admin`, whose name the owner's
 * commands and manuals rely on.
 */
export function userHandlers({ config, adminUsers, log }: UsersDependencies) {
  const readNewUser = jsonBody(newUserSchema(config.minPasswordLength))
  const readChange = jsonBody(userChangeSchema)

  function find(id = ''): AdminUser {
    const user = adminUsers.find(id)
    if (!user) throw notFound('There is no such user any more')
    return user
  }

  function note(ctx: Context, user: AdminUser, action: ActivityAction): void {
    ctx.state.activity = { action, subject: user.username }
    log.info({ id: ctx.state.requestId, admin: ctx.state.admin.id, user: user.id }, action)
  }

  return {
    list(ctx: Context) {
      ctx.body = adminUsers.list().map(user => listedUserOf(user, ctx.state.admin))
    },

    async create(ctx: Context) {
      const { username, password } = await readNewUser(ctx)
      const user = await adminUsers.create(username, password)
      note(ctx, user, 'user-created')
      ctx.status = 201
      ctx.body = listedUserOf(user, ctx.state.admin)
    },

    async change(ctx: Context) {
      const { isActive } = await readChange(ctx)
      const user = find(ctx.params.id)
      if (!isActive) ensureOther(user, ctx.state.admin, 'disable')
      const changed = await adminUsers.setActive(user.id, isActive)
      note(ctx, user, isActive ? 'user-enabled' : 'user-disabled')
      ctx.body = listedUserOf(changed, ctx.state.admin)
    },

    async remove(ctx: Context) {
      const user = find(ctx.params.id)
      ensureOther(user, ctx.state.admin, 'delete')
      await adminUsers.remove(user.id)
      note(ctx, user, 'user-deleted')
      ctx.body = { success: true }
    },
  }
}

function ensureOther(user: AdminUser, you: AdminUser, verb: string): void {
  if (isProtected(user)) throw forbidden(`Cannot ${verb} admin`)
  if (user.id === you.id) throw forbidden(`You cannot ${verb} your own account`)
}

const isProtected = ({ username }: AdminUser) => username.toLowerCase() === 'admin'

function listedUserOf(user: AdminUser, you: AdminUser): ListedUser {
  const { id, username, createdAt, lastLogin, isActive, hasSecondFactor } = user
  return {
    id,
    username,
    createdAt,
    lastLogin,
    isActive,
    hasSecondFactor,
    isProtected: isProtected(user),
    isYou: id === you.id,
  }
}
