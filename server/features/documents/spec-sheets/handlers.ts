import type { Context, Next } from 'koa'
import { specSheetUrl } from '../../../../web/base/routes.ts'
import { badRequest, notFound } from '../../../base/errors.ts'
import type { Inquiries } from '../../inquiries/store/index.ts'
import type { ProductPages } from '../../products/index.ts'
import type { Product } from '../../products/products.ts'
import { chosenProducts } from './chosen-products.ts'
import type { SpecSheets } from './index.ts'
import type { SheetOf } from './sheet-source.ts'
import { versionOf } from './spec-sheet.ts'
import { zipOf } from './zip.ts'

interface SpecSheetHandlerOptions {
  sheets: SpecSheets
  sheetOf: SheetOf
  products: Pick<ProductPages, 'products'>
  inquiries: Pick<Inquiries, 'find'>
  today: () => string
}

/** A shortlist has at most as many. */
const MOST = 100

/** Sheets for administrators, one or many as a ZIP, and that of a product that visitors see. */
export function specSheetHandlers(options: SpecSheetHandlerOptions) {
  const { sheets, sheetOf, products, inquiries, today } = options

  function existingProduct(code: string): Product {
    const product = products.products().withCode(code)
    if (!product) throw notFound(`No product has the code ${code.slice(0, 40)}`)
    return product
  }

  async function answerZip(
    ctx: Context,
    chosen: readonly Product[],
    missing: readonly string[] = [],
  ) {
    const { origin } = ctx.state
    const all = chosen.map(product => ({
      product,
      sheet: sheetOf(product, { origin, withPrice: isPriceWanted(ctx) }),
    }))
    // Sheets are made before the first byte is sent, so that a failure has a message.
    await sheets.make(all.map(({ sheet }) => sheet))
    const files = all.map(({ product, sheet }) => ({
      name: `${fileName(product)}.pdf`,
      read: () => sheets.read(sheet),
    }))
    const note = Buffer.from(
      `These have no page on the site any more:\r\n${missing.join('\r\n')}\r\n`,
    )
    const notes = missing.length > 0 ? [{ name: 'Not included.txt', read: async () => note }] : []
    ctx.type = 'application/zip'
    ctx.set('content-disposition', `attachment; filename="Specification-sheets-${today()}.zip"`)
    ctx.body = zipOf([...files, ...notes], new Date())
  }

  return {
    async show(ctx: Context) {
      const { code } = ctx.query
      if (typeof code !== 'string' || !code) throw badRequest('Name a product: ?code=Ch8')
      const product = existingProduct(code)
      const { origin } = ctx.state
      const bytes = await sheets.read(sheetOf(product, { origin, withPrice: isPriceWanted(ctx) }))
      answerPdf(ctx, product, bytes)
    },

    async zip(ctx: Context) {
      const { codes } = ctx.query
      const codeList = typeof codes === 'string' ? codes.split(',').filter(Boolean) : []
      if (codeList.length === 0) throw badRequest('Name products: ?codes=Ch8,Ch9')
      const chosen = new Set(codeList.map(existingProduct))
      if (chosen.size > MOST) throw badRequest(tooMany(chosen.size))
      await answerZip(ctx, [...chosen])
    },

    /** Serves the sheets of the products in an inquiry. */
    async zipOfInquiry(ctx: Context) {
      const inquiry = await inquiries.find(ctx.params.id)
      if (!inquiry) throw notFound('There is no such inquiry')
      const { chosen, missing } = chosenProducts(inquiry.items, products.products())
      if (chosen.length === 0) throw notFound('None of the items of this inquiry is a product now')
      await answerZip(ctx, chosen, missing)
    },

    /**
     * Serves the sheet of a visible product at `/sheets/ch8.pdf`; other spellings redirect there.
     */
    async showPublic(ctx: Context, next: Next) {
      const product = products.products().withCode(ctx.params.code)
      if (!product?.isVisible) return next()
      const path = specSheetUrl(product.code)
      if (ctx.path !== path) {
        ctx.status = 301
        return ctx.redirect(path)
      }
      const sheet = sheetOf(product, { origin: ctx.state.origin })
      ctx.set('cache-control', 'public, no-cache')
      ctx.etag = versionOf(sheet)
      ctx.status = 200
      if (ctx.fresh) {
        ctx.status = 304
        return
      }
      answerPdf(ctx, product, await sheets.read(sheet))
    },
  }
}

const isPriceWanted = ({ query }: Context) => query.price === '1'

const tooMany = (count: number) =>
  `At most ${MOST} specification sheets go into one ZIP, and these are ${count}. Select fewer.`

function answerPdf(ctx: Context, product: Product, bytes: Buffer): void {
  ctx.type = 'application/pdf'
  ctx.set('content-disposition', `inline; filename="${fileName(product)}.pdf"`)
  ctx.body = bytes
}

/** Whole in any file system, and another for each code. */
const fileName = ({ code }: Product) => code.replaceAll('/', '--').replace(/[^A-Za-z0-9.-]/g, '-')
