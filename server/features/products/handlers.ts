import type { Context } from 'koa'
import type { AdminProducts } from '../../../web/admin/contract.ts'
import { oneOr } from '../../../web/base/counted.ts'
import { kilobyte, megabyte } from '../../../web/base/units.ts'
import { BIN_HEADER } from '../../../web/features/operations/admin/bin/bin-header.ts'
import { badRequest, notFound } from '../../base/errors.ts'
import { answerJson } from '../../base/http/compress.ts'
import { jsonBody } from '../../base/http/json-body.ts'
import type { Log } from '../../base/log.ts'
import type { SiteContent } from '../../content/site-content.ts'
import { adminProductOf } from './admin-product.ts'
import { type Change, changeSchema, changesSchema, partsOf } from './change-schema.ts'
import { collectionStays } from './collections/stays.ts'
import type { ListEditor } from './lists/list-editor.ts'
import { codesSchema, moveSchema, newProductSchema } from './lists/requests.ts'
import { copiedFacts, withOwnFacts } from './own-facts.ts'
import type { Product, Products } from './products.ts'
import type { DetailsEditor } from './slot-details/details-editor.ts'
import type { ProductStore } from './store.ts'

export interface ProductHandlerOptions {
  content: Pick<SiteContent, 'value'>
  products: () => Products
  store: Pick<ProductStore, 'collections'>
  details: Pick<DetailsEditor, 'change'>
  lists: ListEditor
  log: Log
}

/** What administrators know of products: all of them, one, and changes of one or many. */
export function productHandlers(options: ProductHandlerOptions) {
  const { content, products, store, details, lists, log } = options
  const readOne = jsonBody(changeSchema)
  const readNew = jsonBody(newProductSchema)
  const readMove = jsonBody(moveSchema, 256 * kilobyte)
  const readCodes = jsonBody(codesSchema, 256 * kilobyte)
  // Two thousand products with a price each.
  const readMany = jsonBody(changesSchema, 2 * megabyte, ([, code, fact]) =>
    [code, fact].filter(part => part !== undefined).join('.'),
  )

  function existingProduct(code: string): Product {
    const product = products().withCode(code)
    if (!product) throw notFound(`No product has the code ${code.slice(0, 40)}`)
    return product
  }

  async function change(ctx: Context, changes: ReadonlyMap<Product, Change>): Promise<void> {
    const edits = [...changes].map(([{ code, slot, collection }, change]) => {
      const before = changes.size > 1 ? `${code}.` : ''
      return [slot, partsOf(withOwnFacts(change, collection.ownFacts, before))] as const
    })
    const { bin } = await details.change(new Map(edits), ctx.state.admin.username)
    if (bin) ctx.set(BIN_HEADER, bin)
    const [first] = changes.keys()
    const subject = oneOr(changes.size, first?.code ?? '', 'products')
    ctx.state.activity = { action: 'product-changed', subject }
  }

  return {
    async list(ctx: Context) {
      const { collections, all } = products()
      const versions = new Map(store.collections.map(({ id, version }) => [id, version]))
      const body: AdminProducts = {
        collections: collections.map(collection => ({
          id: collection.id,
          name: collection.name,
          path: collection.page.path,
          version: versions.get(collection.id) ?? 0,
          nextCode: lists.nextCode(collection),
          ownFacts: [...collection.ownFacts],
          ...(collection.isHidden && { isHidden: true }),
          stays: collectionStays(collection, content.value),
        })),
        products: all.map(adminProductOf),
      }
      await answerJson(ctx, body)
    },

    show(ctx: Context) {
      ctx.body = adminProductOf(existingProduct(ctx.params.code))
    },

    async change(ctx: Context) {
      const given = await readOne(ctx)
      const product = existingProduct(ctx.params.code)
      await change(ctx, new Map([[product, given]]))
      ctx.body = adminProductOf(existingProduct(product.code))
    },

    async add(ctx: Context) {
      const { facts, ...given } = await readNew(ctx)
      const { ownFacts = [] } =
        products().collections.find(({ id }) => id === given.collection) ?? {}
      const product = await lists.add({ ...given, facts: copiedFacts(facts, ownFacts) })
      ctx.state.activity = { action: 'product-added', subject: product.code }
      log.info({ admin: ctx.state.admin.username, code: product.code }, 'product added')
      ctx.status = 201
      ctx.body = adminProductOf(product)
    },

    /** Within its collection: one or many. */
    async move(ctx: Context) {
      const given = await readMove(ctx)
      await lists.move(ctx.params.id, given)
      const [first = ''] = given.codes
      const subject = oneOr(given.codes.length, first, 'products')
      ctx.state.activity = { action: 'products-moved', subject }
      ctx.body = { version: given.version + 1 }
    },

    async remove(ctx: Context) {
      const product = existingProduct(ctx.params.code)
      const entry = await lists.remove([product], ctx.state.admin.username)
      ctx.set(BIN_HEADER, entry)
      ctx.state.activity = { action: 'product-deleted', subject: product.code }
      log.info({ admin: ctx.state.admin.username, code: product.code }, 'product deleted')
      ctx.body = { success: true }
    },

    /** POST with the codes of those that go, all of them or none. */
    async removeMany(ctx: Context) {
      const { codes } = await readCodes(ctx)
      const deleted = [...new Set(codes.map(existingProduct))]
      const by: string = ctx.state.admin.username
      ctx.set(BIN_HEADER, await lists.remove(deleted, by))
      const subject = oneOr(deleted.length, deleted[0]?.code ?? '', 'products')
      ctx.state.activity = { action: 'product-deleted', subject }
      log.info({ admin: by, products: deleted.length }, 'products deleted')
      ctx.body = { success: true }
    },

    async changeMany(ctx: Context) {
      const { products: given } = await readMany(ctx)
      const all = Object.entries(given).map(
        ([code, change]) => [existingProduct(code), change] as const,
      )
      const changes = new Map(all)
      if (changes.size < all.length) throw badRequest('A product is named twice')
      await change(ctx, changes)
      await answerJson(ctx, {
        products: [...changes.keys()].map(({ code }) => adminProductOf(existingProduct(code))),
      })
    },
  }
}
