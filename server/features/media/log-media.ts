import type { Context } from 'koa'
import type { Slot } from '../../../web/sections/fields.ts'
import type { Log } from '../../base/log.ts'
import type { Receipt } from './upload/receive.ts'

/** Records each change of media in the log and the activity log, with its user and slot. */
export function logMedia(
  log: Log,
  ctx: Context,
  { path }: Slot,
  status: Receipt['status'] | 'removed' | 'poster-taken',
): void {
  if (status !== 'unchanged') ctx.state.activity = { action: status, subject: path }
  log.info({ id: ctx.state.requestId, admin: ctx.state.admin?.username, path, status }, 'media')
}
