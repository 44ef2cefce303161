import type { Context } from 'koa'
import { encoded } from '../assets.ts'
import { compress } from '../pages/compressed.ts'

/** Answers JSON compressed: some lists have a row for each of two thousand slots. */
export async function answerCompressed(ctx: Context, value: unknown): Promise<void> {
  const forms = await compress(JSON.stringify(value))
  ctx.type = 'application/json; charset=utf-8'
  ctx.vary('accept-encoding')
  ctx.body = encoded(ctx, forms)
}
