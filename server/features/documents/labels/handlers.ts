import type { Context } from 'koa'
import { routes } from '../../../../web/base/routes.ts'
import { kilobyte } from '../../../../web/base/units.ts'
import { notFound } from '../../../base/errors.ts'
import { invalid, jsonBody } from '../../../base/http/json-body.ts'
import type { ContactDetailsStore } from '../../company/contact-details/store.ts'
import type { Products } from '../../products/products.ts'
import type { LabelMaker } from './index.ts'
import type { Label } from './labels.ts'
import { type Order, orderIn, orderSchema } from './order-schema.ts'

interface LabelHandlerOptions {
  maker: Pick<LabelMaker, 'make'>
  products: () => Products
  contactDetails: Pick<ContactDetailsStore, 'value'>
}

/** Labels with QR codes that open the pages of products. */
export function labelHandlers({ maker, products, contactDetails }: LabelHandlerOptions) {
  const read = jsonBody(orderSchema, 64 * kilobyte)

  function labelOf(code: string, origin: string): Label {
    const product = products().withCode(code)
    if (!product) throw notFound(`No product has the code ${code}`)
    const { name } = product
    return { code: product.code, name, address: origin + routes.product(product.code) }
  }

  async function answer(ctx: Context, { codes, copies, ...order }: Order): Promise<void> {
    const each = codes.map(code => labelOf(code, ctx.state.origin))
    const labels = each.flatMap(label => Array.from({ length: copies }, () => label))
    const { companyName } = contactDetails.value
    const bytes = await maker.make({ ...order, labels, companyName })
    ctx.type = 'application/pdf'
    ctx.set('content-disposition', 'inline; filename="labels.pdf"')
    ctx.body = bytes
  }

  return {
    async show(ctx: Context) {
      const { data, error } = orderSchema.safeParse(orderIn(ctx.query))
      if (error) throw invalid(error)
      await answer(ctx, data)
    },

    /** The same for more codes than an address takes. */
    async print(ctx: Context) {
      await answer(ctx, await read(ctx))
    },
  }
}
