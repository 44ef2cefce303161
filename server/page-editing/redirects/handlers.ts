import type { Context } from 'koa'
import * as z from 'zod'
import { pageLimits } from '../../../web/page-editing/page-limits.ts'
import type { SiteContent } from '../../content/site-content.ts'
import { badRequest, conflict, notFound } from '../../errors.ts'
import { jsonBody } from '../../http/json-body.ts'
import type { InTurn } from '../../serial-queue.ts'
import { pathFault } from '../addresses.ts'
import { MOST_REDIRECTS, type Redirects } from './store.ts'

const redirectSchema = z.strictObject({
  from: z.string('A former address').max(pageLimits.newAddress),
  to: z.string('The address of a page').max(pageLimits.address),
})

/** Where former addresses lead: the list, one more, one less. */
export function redirectHandlers(
  redirects: Redirects,
  content: Pick<SiteContent, 'value'>,
  inTurn: InTurn,
) {
  const read = jsonBody(redirectSchema)
  const pages = () => content.value.byPath

  async function add(from: string, to: string, by: string): Promise<void> {
    const fault = pathFault(from)
    if (fault) throw badRequest(fault, { from: fault })
    if (pages().has(from)) throw conflict('There is a page at this address', { from: 'Has a page' })
    if (!pages().has(to)) throw badRequest(NO_PAGE, { to: NO_PAGE })
    if (Object.keys(redirects.list).length >= MOST_REDIRECTS) throw badRequest(TOO_MANY)
    const isAdded = await redirects.add(from, to, by)
    if (!isAdded) throw badRequest('This address would lead back to itself', { to: 'Leads back' })
  }

  return {
    list(ctx: Context) {
      ctx.body = {
        redirects: Object.entries(redirects.list).map(([from, one]) => ({ from, ...one })),
      }
    },

    async add(ctx: Context) {
      const { from, to } = await read(ctx)
      await inTurn(() => add(from, to, ctx.state.admin.username))
      ctx.state.activity = { action: 'redirect-changed', subject: `${from} to ${to}` }
      ctx.status = 201
      ctx.body = { from, ...redirects.list[from] }
    },

    /** DELETE ?from=/former */
    async remove(ctx: Context) {
      const from = String(ctx.query.from)
      if (!(await redirects.remove(from))) throw notFound('Nothing leads on from this address')
      ctx.state.activity = { action: 'redirect-changed', subject: from }
      ctx.body = { success: true }
    },
  }
}

const NO_PAGE = 'There is no page at this address'

const TOO_MANY = `There are ${MOST_REDIRECTS.toLocaleString('en')} redirects already. Delete some first.`
