import type { Context } from 'koa'
import * as z from 'zod'
import { hasVisibleSign } from '../../../../web/base/visible-text.ts'
import { cleanText, faultOf } from '../../../../web/features/inquiries/rules.ts'
import { quoteLimits } from '../../../../web/features/quotes/limits.ts'
import { LONGEST_QUESTION } from '../../../../web/features/quotes/page/longest-question.ts'
import { unsupportedType } from '../../../base/errors.ts'
import { bodyReader } from '../../../base/http/body-reader.ts'

const readBody = bodyReader({
  ...{ urlencoded: true, formLimit: '32kb', json: true, jsonLimit: '16kb', text: false },
})

/** Whether a program asks, which gets JSON. */
export const wantsJson = (ctx: Context): boolean =>
  ctx.request.type === 'application/json' || ctx.accepts(['html', 'json']) === 'json'

/**
 * The texts of a posted form or of a JSON body, by their names.
 * @throws AppError 415 for another type
 */
export async function readPosted(ctx: Context): Promise<Record<string, string>> {
  const { type } = ctx.request
  const isRight = type === 'application/json' || type === 'application/x-www-form-urlencoded'
  if (!isRight || ctx.get('content-encoding')) {
    throw unsupportedType('Send the form as application/x-www-form-urlencoded, or as JSON')
  }
  await readBody(ctx)
  const entries = Object.entries((ctx.request.body ?? {}) as Record<string, unknown>)
  return Object.fromEntries(
    entries.flatMap(([name, value]) => {
      const [first] = [value].flat()
      return typeof first === 'string' || typeof first === 'number' ? [[name, `${first}`]] : []
    }),
  )
}

const NAME_TAKES = 'Please type your name'

export const acceptSchema = z.object({
  name: z
    .string(NAME_TAKES)
    .overwrite(typed => cleanText('name', typed))
    .min(2, NAME_TAKES)
    .refine(hasVisibleSign, NAME_TAKES)
    .max(quoteLimits.name, `A name has at most ${quoteLimits.name} characters`),
  version: z.coerce.number('Say which version').int('Say which version'),
})

const QUESTION_TAKES = 'Please type your question'

export const askSchema = (asksEmail: boolean) =>
  z.object({
    message: z
      .string(QUESTION_TAKES)
      .overwrite(typed => cleanText('message', typed))
      .refine(hasVisibleSign, QUESTION_TAKES)
      .max(LONGEST_QUESTION, `A question has at most ${LONGEST_QUESTION} characters`),
    email: asksEmail
      ? z
          .string('Please enter a valid email address')
          .overwrite(typed => cleanText('email', typed))
          .superRefine((typed, context) => {
            const message = faultOf('email', typed)
            if (message) context.addIssue({ code: 'custom', message })
          })
      : z.string().optional(),
  })

/** The first fault of each field. */
export function faultsOf(error: z.ZodError): Record<string, string> {
  const faults = new Map<string, string>()
  for (const { path, message } of error.issues) {
    const name = String(path[0])
    if (!faults.has(name)) faults.set(name, message)
  }
  return Object.fromEntries(faults)
}
