import type { Context } from 'koa'
import { serveFile } from '../media/serve/serve-file.ts'
import type { Catalogs } from './index.ts'

/**
 * Answers with the generated catalog of a slot, `?size=small` with the smaller variant; false where
 * there is none. URLs with the current version are immutable.
 */
export async function serveCatalog(
  ctx: Context,
  catalogs: Pick<Catalogs, 'get'>,
  slotPath: string,
): Promise<boolean> {
  const made = await catalogs.get(slotPath, ctx.query.size === 'small' ? 'small' : 'full')
  if (!made) return false
  const { file, version, fileName } = made
  const forGood = ctx.query.v === version
  const headers = {
    'cache-control': forGood ? 'public, max-age=31536000, immutable' : 'public, max-age=60',
    'content-disposition': `inline; filename="${fileName}"`,
    'x-content-type-options': 'nosniff',
  }
  await serveFile(ctx, file, { type: 'application/pdf', headersFor: () => headers })
  return true
}
