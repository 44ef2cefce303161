import type { Context } from 'koa'
import type { AdminProduct, AdminProducts } from '../../web/admin/contract.ts'
import { badRequest, notFound } from '../errors.ts'
import { answerJson } from '../http/compress.ts'
import { jsonBody } from '../http/json-body.ts'
import type { Log } from '../log.ts'
import type { SlotDetailsStore } from '../slot-details/store.ts'
import { type Change, changeSchema, changesSchema } from './facts-schema.ts'
import type { Product, Products } from './products.ts'
import { isShown, nameOf } from './shown-product.ts'
import type { ProductRecords } from './store.ts'

export interface ProductHandlerOptions {
  products: () => Products
  records: ProductRecords
  slotDetails: Pick<SlotDetailsStore, 'value'>
  log: Log
}

/** What administrators know of products: all of them, one, and changes of one or many. */
export function productHandlers({ products, records, slotDetails, log }: ProductHandlerOptions) {
  const readOne = jsonBody(changeSchema)
  // Two thousand products with a price each.
  const readMany = jsonBody(changesSchema, 2 * 1024 * 1024, ([, code, fact]) =>
    [code, fact].filter(part => part !== undefined).join('.'),
  )

  function rowOf(product: Product): AdminProduct {
    const { code, slot, collection } = product
    const { version, facts } = records.of(code)
    return {
      code,
      collection: collection.id,
      slot,
      name: nameOf(product, slotDetails.value),
      isVisible: isShown(product, slotDetails.value),
      version,
      facts,
    }
  }

  function known(code: string): Product {
    const product = products().withCode(code)
    if (!product) throw notFound(`No product has the code ${code.slice(0, 40)}`)
    return product
  }

  async function change(ctx: Context, changes: ReadonlyMap<Product, Change>): Promise<void> {
    const byCode = new Map([...changes].map(([{ code }, change]) => [code, change]))
    await records.change(byCode)
    const [first = ''] = byCode.keys()
    const subject = byCode.size === 1 ? first : `${byCode.size} products`
    ctx.state.activity = { action: 'product-changed', subject }
    log.info({ admin: ctx.state.admin.username, products: byCode.size, code: first }, 'products')
  }

  return {
    async list(ctx: Context) {
      const { collections, all } = products()
      const body: AdminProducts = {
        collections: collections.map(({ id, name, page }) => ({ id, name, path: page.path })),
        products: all.map(rowOf),
      }
      await answerJson(ctx, body)
    },

    show(ctx: Context) {
      ctx.body = rowOf(known(ctx.params.code))
    },

    async change(ctx: Context) {
      const given = await readOne(ctx)
      const product = known(ctx.params.code)
      await change(ctx, new Map([[product, given]]))
      ctx.body = rowOf(product)
    },

    async changeMany(ctx: Context) {
      const { products: given } = await readMany(ctx)
      const all = Object.entries(given).map(([code, change]) => [known(code), change] as const)
      const changes = new Map(all)
      if (changes.size < all.length) throw badRequest('A product is named twice')
      await change(ctx, changes)
      await answerJson(ctx, { products: [...changes.keys()].map(rowOf) })
    },
  }
}
