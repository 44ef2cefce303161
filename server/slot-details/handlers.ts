import type { Context } from 'koa'
import type { Content } from '../content/index.ts'
import { badRequest, conflict, notFound } from '../errors.ts'
import { answerJson } from '../http/compress.ts'
import { jsonBody } from '../http/json-body.ts'
import type { Log } from '../log.ts'
import type { Library } from '../media/library.ts'
import { slotPathOf } from '../media/slots/slot-path.ts'
import { namedDetailsOf } from './named-details.ts'
import { type NamesInContent, namesInContent } from './names-in-content.ts'
import { patchBody, putBody } from './schema.ts'
import { changed, type SlotDetailsChange, type SlotDetailsStore } from './store.ts'

export interface SlotDetailsDependencies {
  content: Content
  library: Pick<Library, 'media'>
  slotDetails: SlotDetailsStore
  log: Log
}

/** The details that administrators set for images, videos and catalogs: one or many at once. */
export function slotDetailsHandlers(options: SlotDetailsDependencies) {
  const { content, library, slotDetails, log } = options
  let named: NamesInContent | undefined
  // Computed from the pages at the first request.
  const names = () => {
    named ??= namesInContent(content.pages)
    return named
  }
  const readOne = jsonBody(putBody)
  // Some 2,000 slots with a sentence each.
  const readMany = jsonBody(patchBody, 2 * 1024 * 1024)

  const detailsOf = (slotPath: string) => {
    const named = names().get(slotPath)
    return named && namedDetailsOf(named, slotDetails.value[slotPath], library.media(slotPath))
  }

  async function change(changes: ReadonlyMap<string, SlotDetailsChange>, admin: string) {
    const before = slotDetails.value
    const after = { ...before }
    for (const [path, change] of changes) after[path] = changed(before[path], change)
    const renamed = [...changes.keys()].filter(
      path => after[path]?.productName !== (before[path]?.productName ?? ''),
    )
    const twice = names().usedTwice(after, renamed)
    if (twice) {
      throw conflict(
        `Another item on the same page is already called "${twice}". Take another name.`,
      )
    }
    await slotDetails.change(changes)
    log.info({ admin, slots: changes.size, path: [...changes.keys()][0] }, 'slot details')
    return { slots: [...changes.keys()].map(detailsOf) }
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
      ctx.body = await change(new Map([[slotPath, details]]), ctx.state.admin.username)
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
      ctx.body = await change(changes, ctx.state.admin.username)
      const [first = ''] = changes.keys()
      const subject = changes.size === 1 ? first : `${changes.size} places`
      ctx.state.activity = { action: 'slot-details-changed', subject }
    },
  }
}

const noSuchSlot = 'There is no such picture, video or catalog on this site'
