import type { Context } from 'koa'
import type { FormerPlace, InquiriesChanged, ManyChanged } from '../../../../web/base/contract.ts'
import { kilobyte } from '../../../../web/base/units.ts'
import { jsonBody } from '../../../base/http/json-body.ts'
import type { Inquiries, InquiryRow } from '../store/index.ts'
import { statusOf } from '../store/stage.ts'
import { type NamedUsers, pipelineChange, placeOf } from './pipeline.ts'
import { changeManySchema, manySchema } from './schema.ts'

/** Changes and deletions of many inquiries at once; the answers omit deleted ones. */
export function manyHandlers(inquiries: Inquiries, adminUsers: NamedUsers) {
  const readMany = jsonBody(manySchema, 256 * kilobyte)
  const readStatusOfMany = jsonBody(changeManySchema, 64 * kilobyte)
  const timeNow = () => new Date().toISOString()

  async function changeEach(ids: readonly string[], apply: (row: InquiryRow) => void) {
    const formerPlaces: Record<string, FormerPlace> = {}
    const changeOne = (id: string) =>
      inquiries.change(id, draft => {
        const place = placeOf(draft)
        apply(draft)
        formerPlaces[id] = place
      })
    await Promise.all([...new Set(ids)].map(changeOne))
    return formerPlaces
  }

  async function removeEach(ids: readonly string[], by: string) {
    const formerPlaces: Record<string, FormerPlace> = {}
    const removeOne = async (id: string) => {
      const row = await inquiries.remove(id, by)
      if (row) formerPlaces[id] = placeOf(row)
    }
    await Promise.all([...new Set(ids)].map(removeOne))
    return formerPlaces
  }

  const note = (ctx: Context, former: object, words: string) => {
    const subject = `${Object.keys(former).length} inquiries: ${words}`
    ctx.state.activity = { action: 'inquiry-changed', subject }
  }

  return {
    async many(ctx: Context) {
      const body = await readMany(ctx)
      let formerPlaces: Record<string, FormerPlace>
      if ('before' in body) {
        formerPlaces = await changeEach(Object.keys(body.before), row => {
          Object.assign(row, body.before[row.id])
        })
        note(ctx, formerPlaces, 'put back')
      } else if ('deleted' in body.change) {
        formerPlaces = await removeEach(body.ids, ctx.state.admin.username)
        note(ctx, formerPlaces, 'deleted')
      } else {
        const change = pipelineChange(body.change, adminUsers, timeNow())
        formerPlaces = await changeEach(body.ids, change.apply)
        note(ctx, formerPlaces, change.words)
      }
      ctx.body = { before: formerPlaces } satisfies ManyChanged
    },

    async statusOfMany(ctx: Context) {
      const { ids, status } = await readStatusOfMany(ctx)
      const formerStatuses = status
        ? await changeEach(ids, pipelineChange({ status }, adminUsers, timeNow()).apply)
        : await removeEach(ids, ctx.state.admin.username)
      note(ctx, formerStatuses, status ?? 'deleted')
      const statuses = Object.entries(formerStatuses).map(([id, place]) => [id, statusOf(place)])
      ctx.body = { before: Object.fromEntries(statuses) } satisfies InquiriesChanged
    },
  }
}
