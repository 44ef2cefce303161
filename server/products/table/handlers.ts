import type { Context } from 'koa'
import { foundProducts } from '../../../web/admin/products/found-products.ts'
import { productsView } from '../../../web/admin/products/products-query.ts'
import type { SlotDetailsStore } from '../../slot-details/store.ts'
import type { Products } from '../products.ts'
import type { ProductRecords } from '../records.ts'
import { tableFile } from './export-table.ts'
import { tableProducts } from './table-product.ts'

export interface TableHandlerOptions {
  products: () => Products
  records: Pick<ProductRecords, 'of'>
  slotDetails: Pick<SlotDetailsStore, 'value'>
}

/** Products as a table file, for spreadsheet programs. */
export function tableHandlers({ products, records, slotDetails }: TableHandlerOptions) {
  return {
    /** GET with the query of the screen: what it finds, in its order. */
    export(ctx: Context) {
      const all = tableProducts(products(), records, slotDetails.value)
      const found = foundProducts(all, productsView(ctx.querystring))
      const day = new Date().toISOString().slice(0, 10)
      ctx.set('content-disposition', `attachment; filename="products-${day}.csv"`)
      ctx.type = 'text/csv; charset=utf-8'
      ctx.state.activity = { action: 'products-exported', subject: `${found.length} products` }
      ctx.body = tableFile(found)
    },
  }
}
