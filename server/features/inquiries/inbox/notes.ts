import { randomUUID } from 'node:crypto'
import type { Context } from 'koa'
import * as z from 'zod'
import { hasVisibleSign } from '../../../../web/base/visible-text.ts'
import { cleanText } from '../../../../web/features/inquiries/rules.ts'
import { noteLimits } from '../../../../web/features/inquiries/stages.ts'
import { badRequest, conflict, forbidden, notFound } from '../../../base/errors.ts'
import { jsonBody } from '../../../base/http/json-body.ts'
import type { Inquiries, InquiryRow } from '../store/index.ts'
import { inquiryOf, noInquiry } from './inquiry-of.ts'

const noteBody = z.strictObject({
  text: z.string('A note is a text'),
  at: z.iso.datetime('This takes a moment in UTC').optional(),
})

const isId = (id: string) => z.uuid().safeParse(id).success

/** Notes about one inquiry: each belongs to who wrote it, so two who write at once lose nothing. */
export function noteHandlers(inquiries: Inquiries) {
  const readNote = jsonBody(noteBody)

  return {
    /** Adds one under the id in the path, or brings a deleted one back; twice is once. */
    async put(ctx: Context) {
      const { id, note } = ctx.params
      const { text, at = new Date().toISOString() } = await readNote(ctx)
      if (!isId(note)) throw badRequest('The id of a note is a UUID')
      if (Date.parse(at) > Date.now()) throw badRequest('A note is not of the future')
      const by = ctx.state.admin.username
      const row = await inquiries.change(id, draft => {
        addNote(draft, { id: note, at, by, text: noteText(text) })
      })
      if (!row) throw noInquiry()
      ctx.state.activity = { action: 'inquiry-changed', subject: `${id}: note added` }
      ctx.body = inquiryOf(row)
    },

    async remove(ctx: Context) {
      const { id, note: noteId } = ctx.params
      const row = await inquiries.change(id, draft => {
        const note = draft.notes.find(note => note.id === noteId)
        if (!note) throw notFound('There is no such note any more')
        const isOwn = !note.isCustomer && note.by === ctx.state.admin.username
        if (!isOwn) throw forbidden('A note can be deleted by who wrote it')
        draft.notes.splice(draft.notes.indexOf(note), 1)
      })
      if (!row) throw noInquiry()
      ctx.state.activity = { action: 'inquiry-changed', subject: `${id}: note deleted` }
      ctx.body = inquiryOf(row)
    },
  }
}

/**
 * The text of a note as it is stored.
 * @throws AppError 400 where it is empty or too long
 */
export function noteText(input: string): string {
  const text = cleanText('message', input)
  const message = `A note takes 1 to ${noteLimits.text} characters`
  if (!hasVisibleSign(text) || text.length > noteLimits.text)
    throw badRequest(message, { note: message })
  return text
}

/** @throws AppError 409 where there are too many, or another note has its id */
export function addNote(
  row: InquiryRow,
  { id = randomUUID(), ...note }: { id?: string; at: string; by: string; text: string },
): void {
  const existing = row.notes.find(other => other.id === id)
  if (existing && existing.by === note.by && existing.text === note.text) return
  if (existing) throw conflict('Another note has this id')
  if (row.notes.length >= noteLimits.notes) {
    throw conflict(`There are ${noteLimits.notes} notes: delete one of yours first`)
  }
  row.notes.push({ id, ...note, isCustomer: false })
  row.notes.sort((one, other) => (one.at < other.at ? -1 : 1))
}
