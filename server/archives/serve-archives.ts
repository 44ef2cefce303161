import type { Middleware } from 'koa'
import { serveFile } from '../media/serve/serve-file.ts'
import type { Archives } from './index.ts'

/** `GET /showyard-*.tar.gz`: the deployment archives at the root of the site, also in ranges. */
export function serveArchives(archives: Pick<Archives, 'find'>): Middleware {
  return async (ctx, next) => {
    const fileName = /^\/([a-z]+-[a-z]+\.tar\.gz)$/.exec(ctx.path)?.[1]
    if (!fileName || !['GET', 'HEAD'].includes(ctx.method)) return next()
    const file = await archives.find(fileName)
    if (!file) return next()
    ctx.state.route = '/archive'
    const headers = {
      // The next packing has the same name and another sum.
      'cache-control': 'public, no-cache',
      'content-disposition': `attachment; filename="${fileName}"`,
      'x-content-type-options': 'nosniff',
      'x-robots-tag': 'noindex',
    }
    await serveFile(ctx, file, { type: 'application/gzip', headersFor: () => headers })
  }
}
