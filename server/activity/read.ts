import type { Middleware } from 'koa'
import * as z from 'zod'
import { type ActivityKind, type ActivityPage, activityKinds } from '../../web/activity-entries.ts'
import { badRequest } from '../errors.ts'
import type { Activity } from './store.ts'

const pageSize = 50

const querySchema = z.strictObject({
  page: z.coerce.number().int().min(1).max(1_000_000).default(1),
  kind: z.enum(Object.keys(activityKinds) as [ActivityKind, ...ActivityKind[]]).optional(),
})

/** GET /api/admin/activity?page=1&kind=media: the activity log, newest first. */
export function readActivity(activity: Activity): Middleware {
  return async ctx => {
    const { data, error } = querySchema.safeParse({ ...ctx.query })
    if (error) throw badRequest('page takes a number from 1, kind one of the kinds of activity')
    const { page, kind } = data
    const actions: readonly string[] | undefined = kind && activityKinds[kind]
    const isMeant = (action: string) => actions?.includes(action) ?? true
    const { total, rows } = await activity.page(isMeant, (page - 1) * pageSize, pageSize)
    const answer: ActivityPage = { total, pageSize, entries: rows }
    ctx.body = answer
  }
}
