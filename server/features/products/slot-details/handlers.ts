import type { Context } from 'koa'
import { oneOr } from '../../../../web/base/counted.ts'
import { megabyte } from '../../../../web/base/units.ts'
import { BIN_HEADER } from '../../../../web/features/operations/admin/bin/bin-header.ts'
import { badRequest, notFound } from '../../../base/errors.ts'
import { answerJson } from '../../../base/http/compress.ts'
import { jsonBody } from '../../../base/http/json-body.ts'
import { slotPathOf } from '../../media/slots/slot-path.ts'
import type { DetailsEditor } from './details-editor.ts'
import type { SlotDetailsChange } from './rows.ts'
import { patchBody, putBody } from './schema.ts'

/** What administrators say of pictures, videos and catalogs: one or many at once. */
export function slotDetailsHandlers({ names, detailsOf, change }: DetailsEditor) {
  const readOne = jsonBody(putBody)
  // Some 2,000 slots with a sentence each.
  const readMany = jsonBody(patchBody, 2 * megabyte)

  async function answerChange(ctx: Context, changes: ReadonlyMap<string, Given>) {
    const edits = [...changes].map(
      ([path, { version, ...details }]) => [path, { version, details }] as const,
    )
    const { slots, bin } = await change(new Map(edits), ctx.state.admin.username)
    if (bin) ctx.set(BIN_HEADER, bin)
    ctx.body = { slots }
  }

  return {
    async show(ctx: Context) {
      const { path } = ctx.query
      const one = path === undefined ? undefined : detailsOf(slotPathOf(String(path)))
      if (path !== undefined && !one) throw notFound(noSuchSlot)
      await answerJson(ctx, one ?? { slots: names().all.map(slot => detailsOf(slot.path)) })
    },

    async change(ctx: Context) {
      const slotPath = slotPathOf(String(ctx.query.path ?? ''))
      if (!names().get(slotPath)) throw notFound(noSuchSlot)
      const details = await readOne(ctx)
      await answerChange(ctx, new Map([[slotPath, details]]))
      ctx.state.activity = { action: 'slot-details-changed', subject: slotPath }
    },

    async changeMany(ctx: Context) {
      const { slots } = await readMany(ctx)
      const changes = new Map(
        Object.entries(slots).map(([path, change]) => [slotPathOf(path), change]),
      )
      const unknown = [...changes.keys()].find(path => !names().get(path))
      if (unknown !== undefined)
        throw badRequest(noSuchSlot, { [unknown.slice(0, 200)]: noSuchSlot })
      await answerChange(ctx, changes)
      const [first = ''] = changes.keys()
      const subject = oneOr(changes.size, first, 'places')
      ctx.state.activity = { action: 'slot-details-changed', subject }
    },
  }
}

type Given = SlotDetailsChange & { version?: number | undefined }

const noSuchSlot = 'There is no such picture, video or catalog on this site'
