import type { Context } from 'koa'
import type { Slot } from '../../../web/sections/fields.ts'
import type { Log } from '../../log.ts'
import type { Receipt } from '../../media/receive.ts'

/** One line for each change of what the site shows: who did it, to which slot. */
export function logMedia(
  log: Log,
  ctx: Context,
  { path }: Slot,
  status: Receipt['status'] | 'removed',
): void {
  log.info({ id: ctx.state.requestId, admin: ctx.state.admin?.username, path, status }, 'media')
}
