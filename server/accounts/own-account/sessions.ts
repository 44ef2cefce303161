import type Router from '@koa/router'
import type { AccountSession } from '../../../web/admin/contract.ts'
import { api } from '../../../web/routes.ts'
import { notFound } from '../../errors.ts'
import { sessionIdOf } from '../session/cookie.ts'
import type { OpenSession } from '../store/sessions.ts'
import { noteOwn } from './note-own.ts'
import type { AccountDependencies } from './routes.ts'

/** Where the administrator is signed in, and the way out of there. */
export function sessionsRoutes(
  router: Router,
  { sessions, log }: Pick<AccountDependencies, 'sessions' | 'log'>,
): void {
  router.get(api.accountSessions, ctx => {
    const { id, passwordVersion } = ctx.state.admin
    const current = sessions.handleOf(sessionIdOf(ctx))
    ctx.body = sessions.of(id, passwordVersion).map(one => present(one, current))
  })

  router.delete(api.accountSessions, async ctx => {
    const current = sessions.handleOf(sessionIdOf(ctx))
    const ended = await sessions.end(ctx.state.admin.id, handle => handle !== current)
    if (ended > 0)
      noteOwn(ctx, log, 'sessions-ended', ended === 1 ? '1 session' : `${ended} sessions`)
    ctx.body = { success: true, ended }
  })

  router.delete(api.accountSession(':id'), async ctx => {
    const ended = await sessions.end(ctx.state.admin.id, handle => handle === ctx.params.id)
    if (ended === 0) throw notFound('This session is over already')
    noteOwn(ctx, log, 'sessions-ended', '1 session')
    ctx.body = { success: true }
  })
}

const present = (session: OpenSession, current: string): AccountSession => ({
  id: session.handle,
  device: session.device,
  openedAt: new Date(session.openedAt).toISOString(),
  seenAt: new Date(session.seenAt).toISOString(),
  isCurrent: session.handle === current,
})
