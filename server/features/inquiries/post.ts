import type { Context, Middleware } from 'koa'
import type { InquiryAnswer } from '../../../web/base/contract.ts'
import { THANKS } from '../../../web/features/inquiries/rules.ts'
import type { ServiceChoice } from '../../../web/features/inquiries/services.ts'
import { badRequest } from '../../base/errors.ts'
import { jsonBody } from '../../base/http/json-body.ts'
import { visitorOf } from '../../base/http/rate-limit.ts'
import type { ReceiveInquiry } from './receive.ts'
import { idempotencyKey, inquirySchemaWith } from './schema.ts'

/** POST /api/contact: an inquiry as JSON, from the form or from a program. */
export function postInquiry(
  receive: ReceiveInquiry,
  services: () => readonly ServiceChoice[] = () => [],
): Middleware {
  const readBody = jsonBody(inquirySchemaWith(services))
  return async ctx => {
    const posted = await readBody(ctx)
    posted.idempotencyKey ??= keyInHead(ctx)
    const from = { visitor: visitorOf(ctx), requestId: ctx.state.requestId }
    const id = await receive(posted, from)
    ctx.status = 201
    ctx.body = { success: true, id, message: THANKS } satisfies InquiryAnswer
  }
}

function keyInHead(ctx: Context): string | undefined {
  const { data, error } = idempotencyKey.safeParse(ctx.get('idempotency-key') || undefined)
  if (error) {
    const message = error.issues[0]?.message ?? ''
    throw badRequest(message, { idempotencyKey: message })
  }
  return data ?? undefined
}
