import type * as z from 'zod'
import type { Currency } from '../../../../web/base/money/currencies.ts'
import type { ProductFacts } from '../../../../web/features/products/facts.ts'
import { type ProductField, productFields } from '../../../../web/features/products/fields.ts'
import { eachWord, type PictureWords } from '../../../../web/features/products/picture-words.ts'
import { facts as schemas } from '../facts-schema.ts'
import { MOST_PRODUCTS } from '../lists/add-product.ts'
import { slotDetailsSchema } from '../slot-details/rows.ts'
import type { ColumnId } from './columns.ts'
import { type Fault, type RowCells, readPrice } from './read-price.ts'
import { choiceIn, decimalIn, oneOf, wholeIn, yesIn } from './read-values.ts'
import type { TableProduct } from './table-product.ts'

/** What a row says of a product, beside its code and its collection. */
export type Said = PictureWords &
  Pick<TableProduct, 'name' | 'isVisible' | 'facts'> & {
    /** Missing where the row names none: it stays where it is, or comes last. */
    position?: number
  }

/**
 * Reads a row over what is known of its product: a column that the file does not have stays, and an
 * empty cell empties its field.
 * @param ownName what the product is called where no administrator has named it
 */
export function readRow(
  cells: RowCells,
  before: Partial<TableProduct>,
  ownName: string,
  currency: Currency,
  fault: Fault,
): Said {
  const { isVisible = true } = before
  return {
    name: readName(cells.get('name'), before.name ?? ownName, ownName, fault),
    isVisible: cells.get('isVisible') ? readFlag('isVisible', cells, isVisible, fault) : isVisible,
    ...readWords(cells, before, fault),
    ...readPosition(cells.get('position'), fault),
    facts: readFacts(cells, before.facts ?? {}, currency, fault),
  }
}

function readName(text: string | undefined, before: string, ownName: string, fault: Fault): string {
  if (text === undefined || isSame(text, before)) return before
  const { data, error } = slotDetailsSchema.shape.productName.safeParse(text)
  if (error) fault('name', messageOf(error))
  return data || ownName
}

const readWords = (cells: RowCells, before: Partial<TableProduct>, fault: Fault): PictureWords =>
  eachWord(name => {
    const text = cells.get(name)
    const stored = before[name] ?? ''
    if (text === undefined || isSame(text, stored)) return stored
    const { data = '', error } = slotDetailsSchema.shape[name].safeParse(text)
    if (error) fault(name, messageOf(error))
    return data
  })

/** Whatever a program makes of the ends of lines. */
const isSame = (text: string, stored: string) => withPlainEnds(text) === withPlainEnds(stored)
const withPlainEnds = (text: string) => text.replace(/\r\n?/g, '\n')

function readPosition(text: string | undefined, fault: Fault): Pick<Said, 'position'> {
  if (!text) return {}
  const position = wholeIn(text)
  if (position >= 1 && position <= MOST_PRODUCTS) return { position }
  fault('position', `A place in the collection from 1 to ${MOST_PRODUCTS.toLocaleString('en')}`)
  return {}
}

/** A report tells the faults of whole numbers first. */
const inReadingOrder = (['whole', 'places', 'tenths', 'line', 'choice'] as const).flatMap(kind =>
  productFields.filter(field => field.kind === kind),
)

function readFacts(
  cells: RowCells,
  before: Readonly<ProductFacts>,
  currency: Currency,
  fault: Fault,
): ProductFacts {
  const facts: Record<string, unknown> = { ...before }
  for (const field of inReadingOrder) {
    const { id, kind } = field
    const text = cells.get(id)?.trim()
    if (text === undefined) continue
    // No places are the same as nothing said of them.
    if (text === '' || (text === '0' && kind === 'places')) {
      delete facts[id]
      continue
    }
    const { data, error } = schemas[id].safeParse(valueIn(field, text))
    const needed = 'choices' in field && oneOf(field.choices)
    if (error) fault(id, needed || messageOf(error))
    else facts[id] = data
  }
  if (cells.get('isPriceShown') === '') delete facts.isPriceShown
  else if (cells.has('isPriceShown')) {
    facts.isPriceShown = readFlag('isPriceShown', cells, before.isPriceShown ?? false, fault)
  }
  const price = readPrice(cells, before.price, currency, fault)
  if (price) facts.price = price
  else delete facts.price
  return facts
}

function valueIn(field: ProductField, text: string): string | number | undefined {
  if (field.kind === 'line') return text
  if (field.kind === 'choice') return choiceIn(field.choices, text)
  return field.kind === 'tenths' ? decimalIn(text) : wholeIn(text)
}

function readFlag(column: ColumnId, cells: RowCells, stored: boolean, fault: Fault): boolean {
  const value = yesIn(cells.get(column) ?? '')
  if (value === undefined) fault(column, 'yes or no')
  return value ?? stored
}

function messageOf({ issues: [issue] }: z.ZodError): string {
  if (issue?.code === 'too_big' && issue.message.startsWith('Too big')) {
    return `At most ${Number(issue.maximum).toLocaleString('en')} characters`
  }
  return issue?.message ?? 'This is not valid'
}
