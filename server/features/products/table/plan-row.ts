import { sameCode } from '../../../../web/features/products/codes.ts'
import { given } from '../lists/add-product.ts'
import { codeSchema } from '../lists/requests.ts'
import type { Collection, Product, Products } from '../products.ts'
import type { ColumnId } from './columns.ts'
import type { PlannedRow } from './plan.ts'
import { readOwnCells } from './read-own-cells.ts'
import { type RowCells, withAmount } from './read-price.ts'
import { readRow } from './read-row.ts'
import type { FileRow } from './read-table.ts'
import type { TableProduct } from './table-product.ts'

/** What an import compares a file with; it stays the same while that goes on. */
export interface TableState {
  products: Products
  /** By `sameCode` of the code. */
  byCode: ReadonlyMap<string, TableProduct>
  /** Every code that is or was one of a product, as `sameCode` makes it. */
  givenCodes: ReadonlySet<string>
  /** Products by `plainName`, for a file without codes. */
  byName?: ReadonlyMap<string, readonly TableProduct[]>
  choice?: TableChoice
}

/** The answers of the administrator to what the file leaves open. */
export interface TableChoice {
  /** The name of a collection, for rows that name none. */
  collection?: string
  /** True to show the prices of the file to visitors. */
  showsPrices?: boolean
}

/** What a row alone says, before it is compared with the others. */
export function planRow({ row, isLonger, ...file }: FileRow, state: TableState): PlannedRow {
  const completeCells = withShown(withAmount(file.cells, state.products.currency), state.choice)
  const faults: PlannedRow['faults'] = new Map()
  const fault = (column: ColumnId | 'row', error: string) => {
    if (!faults.has(column)) faults.set(column, error)
  }
  if (isLonger) fault('row', TOO_LONG)
  const code = completeCells.get('code')?.trim() ?? ''
  const productOfCode = code ? state.byCode.get(sameCode(code)) : undefined
  const cells = productOfCode ? completeCells : withCollection(completeCells, state.choice)
  const before = code ? productOfCode : namedProduct(cells, state)
  const product = before && state.products.withCode(before.code)
  const collection = product
    ? ownCollection(product, cells, state, fault)
    : newCollection(code, cells, state, fault)
  if (!collection) {
    const missing = cells.get('collection')?.trim() ?? ''
    return { row, code, faults, ...(faults.has('collection') && { missing }) }
  }
  const { currency } = state.products
  const name = product?.firstName ?? code
  const { position, facts, ...rest } = readRow(cells, before ?? {}, name, currency, fault)
  const values = { ...rest, facts: readOwnCells(cells, facts, collection, fault) }
  if (!values.name) fault('name', 'A name for the new product, or a code')
  const after = { ...(before ?? { ...newProduct(collection), code }), ...values }
  return {
    row,
    code: before?.code ?? code,
    ...(before && { before }),
    after,
    collection,
    ...(position !== undefined && { position }),
    hidesPrice: Boolean(cells.get('price')) && !cells.has('isPriceShown') && !facts.isPriceShown,
    faults,
  }
}

/** Only a row with an amount has a price that can be shown. */
const withShown = (cells: RowCells, { showsPrices }: TableChoice = {}): RowCells =>
  showsPrices && cells.get('price') && !cells.has('isPriceShown')
    ? new Map([...cells, ['isPriceShown', 'yes']])
    : cells

/** A product that there is stays in its collection. */
const withCollection = (cells: RowCells, { collection }: TableChoice = {}): RowCells =>
  collection && !cells.get('collection')?.trim()
    ? new Map([...cells, ['collection', collection]])
    : cells

export const plainName = (name: string) => name.trim().toLowerCase()

/** The one product that a row without a code can mean: of its collection where it says one. */
function namedProduct(cells: RowCells, { byName, products }: TableState) {
  const text = cells.get('collection')?.trim()
  const collection = text && products.collections.find(one => isCalled(one, text))
  const named = byName?.get(plainName(cells.get('name') ?? '')) ?? []
  const matches = named.filter(one => !text || (collection && one.collection === collection.id))
  return matches.length === 1 ? matches[0] : undefined
}

const TOO_LONG =
  'As many cells as there are titles: is there a text with a comma in it, without quotation marks?'

const newProduct = ({ id, name, currency, ownFacts }: Collection) => ({
  ...{ collection: id, collectionName: name, currency, slot: '', position: 0, version: 0 },
  ownFacts,
})

type Fault = (column: ColumnId, error: string) => void

function ownCollection(
  { collection }: Product,
  cells: RowCells,
  { products: { collections } }: TableState,
  fault: Fault,
): Collection {
  const text = cells.get('collection')?.trim()
  if (text && !isCalled(collection, text)) {
    const isAnother = collections.some(one => isCalled(one, text))
    fault('collection', isAnother ? staysIn(collection) : renamed(text, collection))
  }
  return collection
}

const staysIn = ({ name }: Collection) => `This product is in ${name}, and stays there`

/** Most often the name that it had when the file was saved. */
const renamed = (text: string, { name }: Collection) =>
  `No collection is called "${quotedPart(text)}" now: this product is in ${name}. Write that, empty the cell, or leave the column out.`

function newCollection(
  code: string,
  cells: RowCells,
  { products: { collections }, givenCodes }: TableState,
  fault: Fault,
): Collection | undefined {
  if (givenCodes.has(sameCode(code))) fault('code', given(quotedPart(code)))
  const { error } = code ? codeSchema.safeParse(code) : {}
  if (error) fault('code', error.issues[0]?.message ?? '')
  const text = cells.get('collection')?.trim() ?? ''
  const collection = collections.find(one => isCalled(one, text))
  if (!collection) fault('collection', unknownCollection(code, text, collections))
  return collection
}

const isCalled = ({ id, name }: Collection, text: string) =>
  [id, name].some(one => one.toLowerCase() === text.toLowerCase())

function unknownCollection(code: string, text: string, collections: readonly Collection[]) {
  const names = collections.map(({ name }) => name).join(', ')
  if (text) {
    const advice = names ? `Write one of the site: ${names}` : 'Add it first.'
    return `No collection is called "${quotedPart(text)}" now. ${advice}`
  }
  if (code) return `No product has the code ${quotedPart(code)}. A new one needs a collection.`
  return 'A collection for the new product, or the code of one that there is'
}

/** A file may have a whole page of text in a cell. */
const quotedPart = (text: string) => text.slice(0, 40)
