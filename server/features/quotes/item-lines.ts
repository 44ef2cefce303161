import type { Inquiry } from '../../../web/base/contract.ts'
import { fieldsOf, sides } from '../../../web/features/products/fields.ts'
import type { QuoteContent, QuoteLine } from '../../../web/features/quotes/contract.ts'
import { quoteLimits } from '../../../web/features/quotes/limits.ts'
import { type FixedPrice, fixedPrice, priceIn } from '../../../web/features/quotes/record-price.ts'
import { productNamed } from '../products/named-product.ts'
import type { Product, Products } from '../products/products.ts'
import { nameOf, shownFacts } from '../products/shown-facts.ts'
import {
  designLine,
  designLines,
  designNamed,
  type PartPrices,
  type RequestedUnits,
} from './design-lines.ts'

export interface QuotedProducts extends PartPrices {
  products: () => Products
  /** At the company, as 2026-12-31. */
  today: () => string
}

/** What a customer asks for. */
export interface RequestedItem {
  /** As the customer sees it. */
  name: string
  note: string
  quantity: number
  /** Undefined where there is none of this name any more. */
  product: Product | undefined
  /** Of a unit that was designed, as it was when it was asked for. */
  design?: RequestedUnits['design'] | undefined
}

type Vat = QuoteContent['vat']

/** In which the lines are to have their prices. */
export type LinesIn = Pick<QuoteContent, 'currency' | 'vat'>

/** The items of an inquiry, which names them by their pages. */
export const itemsOfInquiry = (
  items: Inquiry['items'],
  { products }: QuotedProducts,
): RequestedItem[] =>
  items.map(({ page, code, note, quantity, design }) => {
    const product = productNamed({ page, code }, products())
    return { name: code, note, quantity, product, ...(design && { design: { ...design, code } }) }
  })

/**
 * The lines of what a customer asks for, with the prices of the records, also those that visitors do
 * not see, where they are in the same currency. VAT is as given, unless all these prices say otherwise. A unit that was designed has a line
 * for each of its parts, where a quote takes so many.
 */
export function linesOfItems(
  items: readonly RequestedItem[],
  { currency, vat }: LinesIn,
  source: QuotedProducts,
): Pick<QuoteContent, 'lines' | 'vat'> {
  const { today } = source
  const hasPrices = source.products().currency === currency
  const requested = items.map(item => {
    const { product } = item
    return {
      item,
      product,
      price: hasPrices ? fixedPrice(product?.facts.price, today()) : undefined,
    }
  })
  const { value: ofParts } = source.designPrices
  const partPrices = ofParts.currency === currency ? ofParts.prices : {}
  const prices = requested.flatMap(({ price }) => price ?? [])
  const first = prices[0]?.vatIncluded ?? vat.included
  const agree = prices.every(({ vatIncluded }) => vatIncluded === first)
  const own = { ...vat, included: agree ? first : vat.included }
  const linesOf = (isWhole: boolean) =>
    requested.flatMap(({ item, product, price }) => {
      if (product) return itemLine(item, product, price, own, source)
      const design = item.design ?? designNamed(item.name)
      if (!design) return textLine(item)
      const units = { ...item, design }
      return isWhole ? designLine(units) : designLines(units, partPrices)
    })
  const inParts = linesOf(false)
  return { lines: inParts.length > quoteLimits.lines ? linesOf(true) : inParts, vat: own }
}

function itemLine(
  item: RequestedItem,
  product: Product,
  price: FixedPrice | undefined,
  vat: Vat,
  { today }: QuotedProducts,
): QuoteLine {
  return {
    kind: 'item',
    code: product.code,
    text: product.name,
    detail: item.note || detailOf(product, today()),
    slot: product.slot,
    quantity: item.quantity * 1000,
    unit: price && price.per !== 'piece' ? price.per : undefined,
    unitPrice: price ? priceIn(price, vat) : null,
  }
}

/** The name may be that of a product that has gone. */
const textLine = ({ name, note, quantity }: RequestedItem): QuoteLine => ({
  kind: 'text',
  text: name,
  detail: note || undefined,
  quantity: quantity * 1000,
  unitPrice: null,
})

/** What the owner has said of the product; what only its drawing shows is no promise. */
function detailOf({ facts }: Product, today: string): string | undefined {
  const { price: _, ...measured } = facts
  const quoted = [...sides, ...fieldsOf('making')].map(nameOf)
  const described = shownFacts(measured, today, '').filter(([name]) => quoted.includes(name))
  const detail = described.map(([, value]) => value).join(', ')
  return detail.slice(0, quoteLimits.detail) || undefined
}
