import type { Context } from 'koa'
import * as z from 'zod'
import { hasVisibleSign } from '../../../../web/base/visible-text.ts'
import {
  type AnswerWordsList,
  answerWordsLimits,
} from '../../../../web/features/inquiries/admin/answer-words/contract.ts'
import { cleanText } from '../../../../web/features/inquiries/rules.ts'
import { badRequest } from '../../../base/errors.ts'
import { jsonBody } from '../../../base/http/json-body.ts'
import type { AnswerWordsStore } from './store.ts'

const TITLE_TAKES = `A name takes 1 to ${answerWordsLimits.title} characters`
const TEXT_TAKES = `A text takes 1 to ${answerWordsLimits.text} characters`

const body = z.strictObject({
  title: z
    .string(TITLE_TAKES)
    .overwrite(text => cleanText('subject', text))
    .refine(hasVisibleSign, TITLE_TAKES)
    .max(answerWordsLimits.title, TITLE_TAKES),
  text: z
    .string(TEXT_TAKES)
    .overwrite(text => cleanText('message', text))
    .refine(hasVisibleSign, TEXT_TAKES)
    .max(answerWordsLimits.text, TEXT_TAKES),
  version: z.int('The version that the change began from').positive().optional(),
})

/** The texts that administrators begin their answers with. */
export function answerWordsHandlers(store: AnswerWordsStore) {
  const read = jsonBody(body)

  return {
    list(ctx: Context) {
      ctx.body = { words: store.list() } satisfies AnswerWordsList
    },

    async put(ctx: Context) {
      const { version, ...texts } = await read(ctx)
      const { id } = ctx.params
      if (!z.uuid().safeParse(id).success) throw badRequest('The id of a text is a UUID')
      const words = await store.put(id, { ...texts, ...(version && { version }) })
      ctx.state.activity = { action: 'answer-words-changed', subject: words.title }
      ctx.body = words
    },

    async remove(ctx: Context) {
      const { title } = await store.remove(ctx.params.id)
      ctx.state.activity = { action: 'answer-words-deleted', subject: title }
      ctx.body = { success: true }
    },
  }
}
