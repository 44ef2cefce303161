import type { AdminProduct } from '../../../../admin/contract.ts'
import { newKey } from '../../../../admin/draft/new-key.ts'
import { amountText } from '../../../../base/money/amount-text.ts'
import { sizeText } from '../../../products/admin/size-text.ts'
import { fieldsOf } from '../../../products/fields.ts'
import type { QuoteContent } from '../../contract.ts'
import { fixedPrice, priceIn } from '../../record-price.ts'
import { today } from '../dates.ts'
import type { LineEntry } from '../draft/entry.ts'

/** A line of one product; its price is filled in where the record has one that the quote can take. */
export function lineOfProduct(
  product: AdminProduct,
  { currency, vat }: Pick<QuoteContent, 'currency' | 'vat'>,
): LineEntry {
  const { code, slot, name, facts } = product
  const size = sizeText(facts)
  const making = fieldsOf('making').map(({ id }) => facts[id])
  const detail = [size && `${size} cm`, ...making].filter(Boolean).join(', ')
  const price = currency === product.currency ? fixedPrice(facts.price, today()) : undefined
  return {
    key: newKey(),
    kind: 'item',
    code,
    slot,
    text: name,
    detail,
    quantity: '1',
    unit: price?.per ?? 'piece',
    price: price ? amountText(priceIn(price, vat), currency) : '',
    discount: '',
  }
}
