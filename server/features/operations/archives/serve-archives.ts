import type { Middleware } from 'koa'
import { serveFile } from '../../media/serve/serve-file.ts'
import type { Archives } from './index.ts'

/** `GET /showyard-*.tar.gz`: the deployment archives at the root of the site, with ranges. */
export function serveArchives(archives: Pick<Archives, 'find'>): Middleware {
  return async (ctx, next) => {
    const fileName = ctx.path.slice(1)
    const file = await archives.find(fileName)
    if (!file) return next()
    const headers = {
      // The next packing has the same name and another checksum.
      'cache-control': 'public, no-cache',
      'content-disposition': `attachment; filename="${fileName}"`,
      'x-content-type-options': 'nosniff',
      'x-robots-tag': 'noindex',
    }
    await serveFile(ctx, file, { type: 'application/gzip', headersFor: () => headers })
  }
}
