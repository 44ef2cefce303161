import type { Context } from 'koa'
import type { AccountSession } from '../../../../web/admin/contract.ts'
import { counted } from '../../../../web/base/counted.ts'
import { notFound } from '../../../base/errors.ts'
import { sessionIdOf } from '../session/cookie.ts'
import type { OpenSession } from '../store/sessions.ts'
import type { AccountDependencies } from './handlers.ts'
import { recordOwnActivity } from './record-own-activity.ts'

/** Lists and ends the administrator's sessions. */
export function openSessionHandlers({
  sessions,
  log,
}: Pick<AccountDependencies, 'sessions' | 'log'>) {
  return {
    list(ctx: Context) {
      const { id, passwordVersion } = ctx.state.admin
      const current = sessions.handleOf(sessionIdOf(ctx))
      ctx.body = sessions.of(id, passwordVersion).map(session => accountSessionOf(session, current))
    },

    async endOthers(ctx: Context) {
      const current = sessions.handleOf(sessionIdOf(ctx))
      const ended = await sessions.end(ctx.state.admin.id, handle => handle !== current)
      if (ended > 0) recordOwnActivity(ctx, log, 'sessions-ended', counted(ended, 'session'))
      ctx.body = { success: true, ended }
    },

    async end(ctx: Context) {
      const ended = await sessions.end(ctx.state.admin.id, handle => handle === ctx.params.id)
      if (ended === 0) throw notFound('This session is over already')
      recordOwnActivity(ctx, log, 'sessions-ended', '1 session')
      ctx.body = { success: true }
    },
  }
}

const accountSessionOf = (session: OpenSession, current: string): AccountSession => ({
  id: session.handle,
  device: session.device,
  openedAt: new Date(session.openedAt).toISOString(),
  seenAt: new Date(session.seenAt).toISOString(),
  isCurrent: session.handle === current,
})
