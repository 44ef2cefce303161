import type { Context } from 'koa'
import * as z from 'zod'
import { kilobyte } from '../../../../web/base/units.ts'
import { pageLimits } from '../../../../web/features/pages/page-limits.ts'
import { badRequest } from '../../../base/errors.ts'
import { jsonBody } from '../../../base/http/json-body.ts'
import type { InTurn } from '../../../base/serial-queue.ts'
import { navigationOf } from '../../../content/navigation.ts'
import type { SiteContent } from '../../../content/site-content.ts'
import type { EditedSite } from '../edited-site.ts'
import { withHidden } from './places-of-hidden.ts'
import type { MenuOrder } from './store.ts'

const orderSchema = z.strictObject({
  version: z.int('The version that the change began from').nonnegative(),
  /** Paths of pages in the menu, each once. */
  order: z.array(z.string().max(pageLimits.address)).max(1000, 'A menu has at most 1,000 pages'),
})

/** The navigation bar, and the order of its pages. */
export function menuHandlers(
  menu: MenuOrder,
  site: Pick<EditedSite, 'idAt' | 'menuIds'>,
  content: Pick<SiteContent, 'value'>,
  inTurn: InTurn,
) {
  const read = jsonBody(orderSchema, 64 * kilobyte)

  async function change({ version, order }: z.output<typeof orderSchema>): Promise<void> {
    const ids = order.map(path => {
      const id = site.idAt(path)
      if (id === undefined) throw badRequest(`There is no page ${path.slice(0, 80)}`)
      return id
    })
    if (new Set(ids).size < ids.length) throw badRequest('A page is named twice')
    const seen = new Set(content.value.pages.map(({ path }) => site.idAt(path)))
    const former = site.menuIds().filter(id => ids.includes(id) || !seen.has(id))
    await menu.change(version, withHidden(ids, former))
  }

  return {
    show(ctx: Context) {
      ctx.body = { version: menu.value.version, items: navigationOf(content.value) }
    },

    /** Pages that it does not name come last, but for hidden ones, which keep their places. */
    async change(ctx: Context) {
      const given = await read(ctx)
      await inTurn(() => change(given))
      ctx.state.activity = { action: 'menu-changed', subject: '' }
      ctx.body = { version: menu.value.version, items: navigationOf(content.value) }
    },
  }
}
