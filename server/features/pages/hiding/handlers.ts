import type { Context } from 'koa'
import * as z from 'zod'
import { pageLimits } from '../../../../web/features/pages/page-limits.ts'
import { jsonBody } from '../../../base/http/json-body.ts'
import type { PageEditor } from '../page-editor.ts'

const visibilitySchema = z.strictObject({
  isHidden: z.boolean('Whether visitors do not see it'),
  leadsTo: z.string('The address of a page').max(pageLimits.address).optional(),
})

/** Whether visitors see a page. */
export function hidingHandlers({
  visibility,
  hide,
  show,
}: Pick<PageEditor, 'visibility' | 'hide' | 'show'>) {
  const read = jsonBody(visibilitySchema)
  return {
    async read(ctx: Context) {
      ctx.body = await visibility(ctx.query.path)
    },

    async change(ctx: Context) {
      const { isHidden, leadsTo } = await read(ctx)
      const by: string = ctx.state.admin.username
      const path = isHidden ? await hide(ctx.query.path, leadsTo, by) : await show(ctx.query.path)
      const action = isHidden ? 'page-hidden' : 'page-shown'
      if (path) ctx.state.activity = { action, subject: path }
      ctx.body = { success: true }
    },
  }
}
