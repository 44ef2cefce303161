import type { Context } from 'koa'
import { phoneUrl } from '../../../../web/base/routes.ts'
import type { Slot } from '../../../../web/sections/fields.ts'
import { fileLifetime } from '../../../base/http/lifetimes.ts'
import type { Responses } from '../../../render/responses/index.ts'
import type { Access } from './access.ts'

interface Drawing {
  /** With its version. */
  url: string
  /** The slots whose change invalidates the response. */
  slots?: readonly Pick<Slot, 'path'>[]
  access: Access
  version: string
  forPhone?: boolean
  draw(): string | Promise<string>
}

/** Answers with an SVG. Without its version in the URL, a slot is looked up on the disk each time. */
export function serveDrawing(ctx: Context, responses: Pick<Responses, 'answer'>, drawing: Drawing) {
  const { url, slots = [], access, version, forPhone, draw } = drawing
  ctx.set(headersFor(ctx, version, access.lifetime))
  return responses.answer(ctx, {
    url: forPhone ? phoneUrl(url) : url,
    type: 'image/svg+xml',
    madeOf: { slots, content: true },
    version,
    make: async () => draw(),
  })
}

/**
 * URLs with the current version are immutable, since other bytes get another version. Without a
 * version the bytes may change before the URL does.
 */
export function headersFor(
  ctx: Context,
  version?: string,
  lifetime = fileLifetime,
): Record<string, string> {
  return {
    'cache-control': lifetime(version !== undefined && ctx.query.v === version),
    'content-security-policy': "sandbox; default-src 'none'; style-src 'unsafe-inline'",
    'x-content-type-options': 'nosniff',
  }
}
