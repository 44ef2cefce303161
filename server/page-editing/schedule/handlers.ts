import type { Context } from 'koa'
import * as z from 'zod'
import { jsonBody } from '../../http/json-body.ts'
import type { PageSchedules } from './page-schedules.ts'

const momentSchema = z.strictObject({
  version: z.int('The version that is to be published').nonnegative(),
  at: z.iso.datetime({ offset: true, error: 'Give the time as 2026-11-30T08:00:00+03:00' }),
})

/** Plans the publication of drafts. */
export function scheduleHandlers(schedules: PageSchedules) {
  const readMoment = jsonBody(momentSchema)
  return {
    async plan(ctx: Context) {
      const moment = await readMoment(ctx)
      const by: string = ctx.state.admin.username
      const { path, schedule } = await schedules.plan(ctx.query.path, moment, by)
      ctx.state.activity = { action: 'page-scheduled', subject: `${path}: ${schedule.at}` }
      ctx.body = schedule
    },

    async cancel(ctx: Context) {
      const path = await schedules.cancel(ctx.query.path)
      if (path) ctx.state.activity = { action: 'page-schedule-cancelled', subject: path }
      ctx.body = { success: true }
    },
  }
}
