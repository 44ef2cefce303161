import type { Context } from 'koa'
import { counted } from '../../../../web/base/counted.ts'
import { BIN_HEADER } from '../../../../web/features/operations/admin/bin/bin-header.ts'
import { foundProducts } from '../../../../web/features/products/admin/found-products.ts'
import { productsView } from '../../../../web/features/products/admin/products-query.ts'
import { MOST_TABLE_BYTES } from '../../../../web/features/products/admin/table/most-bytes.ts'
import { csvBody } from '../../../base/csv/csv-body.ts'
import { badRequest } from '../../../base/errors.ts'
import { answerJson } from '../../../base/http/compress.ts'
import { rawBody } from '../../../base/http/raw-body.ts'
import type { Log } from '../../../base/log.ts'
import type { Products } from '../products.ts'
import { tableColumns } from './columns.ts'
import { tableLines } from './export-table.ts'
import { importedText, type TableImport } from './import-table.ts'
import { tableProducts } from './table-product.ts'

export interface TableHandlerOptions {
  products: () => Products
  tables: Pick<TableImport, 'tried' | 'import'>
  /** At the company, as 2026-12-31. */
  today: () => string
  log: Log
}

const body = {
  type: 'text/csv',
  most: MOST_TABLE_BYTES,
  tooLarge: 'A table of products has 8 MB at most. Split it into several files.',
}

/** Products as a table file, for spreadsheet programs. */
export function tableHandlers({ products, tables, today, log }: TableHandlerOptions) {
  return {
    /** GET with the query of the screen: what it finds, in its order. */
    export(ctx: Context) {
      const all = tableProducts(products())
      const found = foundProducts(all, productsView(ctx.querystring))
      ctx.set('content-disposition', `attachment; filename="products-${today()}.csv"`)
      ctx.type = 'text/csv; charset=utf-8'
      ctx.state.activity = {
        action: 'products-exported',
        subject: counted(found.length, 'product'),
      }
      const { currency, collections } = products()
      ctx.body = csvBody(tableLines(found, tableColumns(currency, collections)))
    },

    /** POST, with `?dryRun=1` for what it would do: see `TableReport`. */
    async import(ctx: Context) {
      const { dryRun, version, leaveOut, showPrices, collection } = ctx.query
      const bytes = await rawBody(ctx, body)
      const answers = {
        showsPrices: showPrices === '1',
        ...(typeof collection === 'string' && { collection: collection.trim() }),
      }
      if (dryRun === '1') return answerJson(ctx, await tables.tried(bytes, answers))
      if (typeof version !== 'string') throw badRequest(UNSEEN)
      const by: string = ctx.state.admin.username
      const choice = { ...answers, version, leavesOut: leaveOut === 'wrong' }
      const { report, bin } = await tables.import(bytes, choice, by)
      if (bin) {
        ctx.set(BIN_HEADER, bin)
        ctx.state.activity = { action: 'products-imported', subject: importedText(report) }
        log.info({ admin: by, rows: importedText(report) }, 'products imported')
      }
      await answerJson(ctx, report)
    },
  }
}

const UNSEEN = 'Name the version that a dry run answered: call this with ?dryRun=1 first.'
