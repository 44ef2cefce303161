import type { Context } from 'koa'
import * as z from 'zod'
import { oneOr } from '../../../../web/base/counted.ts'
import { megabyte } from '../../../../web/base/units.ts'
import { badRequest, notFound } from '../../../base/errors.ts'
import { jsonBody } from '../../../base/http/json-body.ts'
import type { InTurn } from '../../../base/serial-queue.ts'
import type { PublicAddress } from '../../../render/public-address.ts'
import { type CheckedRedirect, checkedRedirect } from './checked-redirect.ts'
import { readLines } from './read-lines.ts'
import { MOST_REDIRECTS, type Redirects } from './store.ts'

const typed = (what: string) => z.string(what).max(2000, 'An address has at most 2,000 characters')

const redirectSchema = z.strictObject({
  from: typed('A former address'),
  to: typed('The address of a page, or the code of a product'),
})

const linesSchema = z.strictObject({ lines: z.string('Lines of addresses') })

/** Lists, adds and removes former addresses. */
export function redirectHandlers(redirects: Redirects, addressOf: PublicAddress, inTurn: InTurn) {
  const read = jsonBody(redirectSchema)
  const readMany = jsonBody(linesSchema, megabyte)

  const siteOf = ({ state }: Context) => ({ addressOf, origin: String(state.origin) })

  async function add(all: readonly CheckedRedirect[], by: string): Promise<void> {
    const listed = new Set([...Object.keys(redirects.list), ...all.map(({ from }) => from)])
    if (listed.size > MOST_REDIRECTS) throw badRequest(TOO_MANY)
    const isAdded = await redirects.addAll(all, by)
    if (!isAdded) throw badRequest('This address would lead back to itself', { to: 'Leads back' })
  }

  return {
    list(ctx: Context) {
      ctx.body = {
        redirects: Object.entries(redirects.list).map(([from, one]) => ({ from, ...one })),
      }
    },

    async add(ctx: Context) {
      const body = await read(ctx)
      const { from, to } = await inTurn(async () => {
        const redirect = checkedRedirect(body, siteOf(ctx))
        await add([redirect], ctx.state.admin.username)
        return redirect
      })
      ctx.state.activity = { action: 'redirect-changed', subject: `${from} to ${to}` }
      ctx.status = 201
      ctx.body = { from, ...redirects.list[from] }
    },

    /** Adds all lines, or none. */
    async addLines(ctx: Context) {
      const { lines } = await readMany(ctx)
      const all = await inTurn(async () => {
        const checked = await readLines(lines, siteOf(ctx))
        await add(checked, ctx.state.admin.username)
        return checked
      })
      const [first] = all
      const subject = oneOr(all.length, `${first?.from} to ${first?.to}`, 'addresses')
      if (all.length > 0) ctx.state.activity = { action: 'redirect-changed', subject }
      ctx.body = { added: all.length }
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

const TOO_MANY = `There may be ${MOST_REDIRECTS.toLocaleString('en')} redirects. Delete some first.`
