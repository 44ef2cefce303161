import type { Context } from 'koa'
import { phoneUrl } from '../../../web/routes.ts'
import type { Slot } from '../../../web/sections/fields.ts'
import type { Responses } from '../../responses/index.ts'

interface Drawing {
  /** With its version. */
  url: string
  /** The slots whose change invalidates the response. */
  slots?: readonly Slot[]
  version: string
  forPhone?: boolean
  draw(): string | Promise<string>
}

/** Answers with an SVG. Without its version in the URL, a slot is looked up on the disk each time. */
export function serveDrawing(ctx: Context, responses: Pick<Responses, 'answer'>, drawing: Drawing) {
  const { url, slots = [], version, forPhone, draw } = drawing
  ctx.set(headersFor(ctx, version))
  return responses.answer(ctx, {
    url: forPhone ? phoneUrl(url) : url,
    type: 'image/svg+xml',
    madeOf: { slots },
    version,
    make: async () => draw(),
  })
}

/**
 * URLs with the current version are immutable, since other bytes get another version. Without a
 * version the bytes may change before the URL does.
 */
export function headersFor(ctx: Context, version?: string): Record<string, string> {
  const forGood = version !== undefined && ctx.query.v === version
  return {
    'cache-control': forGood ? 'public, max-age=31536000, immutable' : 'public, max-age=60',
    'content-security-policy': "sandbox; default-src 'none'; style-src 'unsafe-inline'",
    'x-content-type-options': 'nosniff',
  }
}
