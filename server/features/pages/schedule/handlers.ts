import type { Context } from 'koa'
import * as z from 'zod'
import type { MomentsToPlan } from '../../../../web/features/pages/contract.ts'
import { pageLimits } from '../../../../web/features/pages/page-limits.ts'
import { badRequest } from '../../../base/errors.ts'
import { jsonBody } from '../../../base/http/json-body.ts'
import type { SiteContent } from '../../../content/site-content.ts'
import { linkingPages } from '../hiding/linking-pages.ts'
import type { PageEditor } from '../page-editor.ts'

const moment = z.iso.datetime({ offset: true, error: 'Give the time as 2026-11-30T08:00:00+03:00' })

const momentsSchema = z
  .strictObject({
    version: z.int('The version that is to be published').nonnegative(),
    at: moment.optional(),
    until: moment.optional(),
    leadsTo: z.string('The address of a page').max(pageLimits.address).optional(),
  })
  .refine(({ at, until }) => at ?? until, 'Give a time: `at`, `until`, or both')

const kinds = { publication: 'publication', hiding: 'hiding' } as const

/** Plans when drafts are published, and when pages are hidden. */
export function scheduleHandlers(
  editor: Pick<PageEditor, 'plan' | 'cancelPlan'>,
  content: Pick<SiteContent, 'value'>,
) {
  const readMoments = jsonBody(momentsSchema)
  return {
    async plan(ctx: Context) {
      const moments: MomentsToPlan = await readMoments(ctx)
      const by: string = ctx.state.admin.username
      const { path, schedule, goesDown } = await editor.plan(ctx.query.path, moments, by)
      const isShown = moments.at !== undefined
      const times = [isShown && schedule?.at, moments.until && `until ${goesDown?.at}`]
      ctx.state.activity = {
        action: isShown ? 'page-scheduled' : 'page-hiding-scheduled',
        subject: `${path}: ${times.filter(Boolean).join(', ')}`,
      }
      ctx.body = {
        ...schedule,
        ...(goesDown && { goesDown, linkedFrom: linkingPages(content.value, path) }),
      }
    },

    /** Of all that is planned, or with `&what=publication` or `hiding` of that alone. */
    async cancel(ctx: Context) {
      const { what } = ctx.query
      const kind = kinds[what as keyof typeof kinds]
      if (what !== undefined && !kind) throw badRequest('`what` is publication or hiding')
      const path = await editor.cancelPlan(ctx.query.path, kind)
      if (path) ctx.state.activity = { action: 'page-schedule-cancelled', subject: path }
      ctx.body = { success: true }
    },
  }
}
