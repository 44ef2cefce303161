import type { Context } from 'koa'
import * as z from 'zod'
import { answerJson } from '../../../base/http/compress.ts'
import { jsonBody } from '../../../base/http/json-body.ts'
import type { Log } from '../../../base/log.ts'
import type { SiteTransfer } from './index.ts'
import { hasChanged, importedPages } from './owner-operations.ts'
import { exportedSite, MOST_BYTES } from './parse-export.ts'

/** All pages and products as one file, for administrators. */
export function transferHandlers(transfer: SiteTransfer, log: Log) {
  const readFile = jsonBody(z.unknown(), MOST_BYTES)
  return {
    async export(ctx: Context) {
      const exported = await transfer.export()
      const day = exported.exportedAt.slice(0, 10)
      ctx.set('content-disposition', `attachment; filename="pages-${day}.json"`)
      await answerJson(ctx, exported)
    },

    /** With `?dry=1` it says what it would do. */
    async import(ctx: Context) {
      const file = exportedSite(await readFile(ctx))
      if (ctx.query.dry === '1') return answerJson(ctx, await transfer.tried(file))
      const by: string = ctx.state.admin.username
      const report = await transfer.import(file, by)
      if (hasChanged(report)) ctx.state.activity = importedPages(report)
      log.info({ admin: by, saved: report.saved }, 'pages imported')
      await answerJson(ctx, report)
    },
  }
}
