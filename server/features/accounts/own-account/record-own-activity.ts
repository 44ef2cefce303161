import type { Context } from 'koa'
import type { ActivityAction } from '../../../../web/base/activity-entries.ts'
import type { Log } from '../../../base/log.ts'

/** Records an administrator's change of the own account in the log and the activity log. */
export function recordOwnActivity(
  ctx: Context,
  log: Log,
  action: ActivityAction,
  subject = '',
): void {
  ctx.state.activity = { action, subject }
  log.info({ id: ctx.state.requestId, user: ctx.state.admin.id }, action)
}
