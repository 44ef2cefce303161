import type { Context } from 'koa'
import type { Access } from '../../media/serve/access.ts'
import { serveFile } from '../../media/serve/serve-file.ts'
import type { Catalogs } from './index.ts'

/**
 * Answers with the generated catalog of a slot, `?size=small` with the smaller variant; false where
 * there is none. URLs with the current version are immutable.
 */
export async function serveCatalog(
  catalogs: Pick<Catalogs, 'get'>,
  ctx: Context,
  slotPath: string,
  access: Access,
): Promise<boolean> {
  const catalog = await catalogs.get(slotPath, ctx.query.size === 'small' ? 'small' : 'full')
  if (!catalog) return false
  const { file, version, fileName } = catalog
  const headers = {
    'cache-control': access.lifetime(ctx.query.v === version),
    'content-disposition': `inline; filename="${fileName}"`,
    'x-content-type-options': 'nosniff',
  }
  await serveFile(ctx, file, { type: 'application/pdf', headersFor: () => headers })
  return true
}
