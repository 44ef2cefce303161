import type { Context } from 'koa'
import * as z from 'zod'
import { BIN_HEADER } from '../../../../web/features/operations/admin/bin/bin-header.ts'
import { jsonBody } from '../../../base/http/json-body.ts'
import type { Log } from '../../../base/log.ts'
import { newPageSchema } from '../../../content/new-page-schema.ts'
import type { CollectionEditor } from './collection-editor.ts'

const seen = z.strictObject({
  /** As the administrator saw it. */
  version: z.int('The version that the change began from').nonnegative(),
  was: z.string('The name that it had'),
})

const changes = z.strictObject({
  name: newPageSchema.shape.name.optional(),
  before: z.string('The id of a collection').nullable().optional(),
  isHidden: z.boolean('Whether visitors do not see it').optional(),
})

/** One thing at a time, so that each is one write. */
const isOne = (change: object) =>
  Object.keys(change).filter(name => name in changes.shape).length === 1

const changeSchema = seen.extend(changes.shape).refine(isOne, 'Change one thing at a time')

/** Handlers of changes of a collection as one thing. */
export function collectionChangeHandlers(editor: CollectionEditor, log: Log) {
  const readChange = jsonBody(changeSchema)
  const readDeletion = jsonBody(seen)

  return {
    /** PUT: renames, moves, hides or shows it. */
    async change(ctx: Context) {
      const { version, was, name, before, isHidden } = await readChange(ctx)
      const seen = { id: ctx.params.id, version, was }
      const by: string = ctx.state.admin.username
      if (name !== undefined) {
        await editor.rename(seen, name, by)
        ctx.state.activity = { action: 'collection-renamed', subject: `${was} → ${name}` }
      } else if (before !== undefined) {
        await editor.move(seen, before)
        ctx.state.activity = { action: 'collection-moved', subject: was }
      } else {
        await editor.setHidden(seen, isHidden === true, by)
        const action = isHidden ? 'collection-hidden' : 'collection-shown'
        ctx.state.activity = { action, subject: was }
      }
      ctx.body = { success: true }
    },

    /** POST: deletes it with its page and its products. */
    async remove(ctx: Context) {
      const seen = { id: ctx.params.id, ...(await readDeletion(ctx)) }
      const by: string = ctx.state.admin.username
      ctx.set(BIN_HEADER, await editor.remove(seen, by))
      ctx.state.activity = { action: 'collection-deleted', subject: seen.was }
      log.info({ admin: by, collection: seen.id }, 'collection deleted')
      ctx.body = { success: true }
    },
  }
}
