import type { Currency } from '../../../../web/base/money/currencies.ts'
import { badRequest } from '../../../base/errors.ts'
import type { Products } from '../products.ts'
import { type Column, type ColumnId, tableColumns } from './columns.ts'
import { codeOrName, type Guess, guessOf, inMillimetres, SIGN } from './headings.ts'
import { plainTitle } from './plain-title.ts'

export interface Head {
  /** The columns by their place in a row; undefined for one that is not read. */
  columns: readonly (ReadColumn | undefined)[]
  /** Headings of columns that are not read. */
  unknown: readonly string[]
  /** Headings of lengths without a unit. */
  withoutUnit: readonly string[]
}

export interface ReadColumn extends Column {
  /** The name of the column in the file. */
  heading: string
  /** A cell in the unit of the table; as it is where this is missing. */
  converted?(cell: string): string
}

/** How many rows may stand above the titles, and one. */
const WITHIN = 20

/** A row that names codes is that of the titles, rather than any that does not. */
const FAR_SURER = 1000

/** Reads the titles of tables whose prices are in one currency, with the facts of these collections. */
export function headReader(currency: Currency, collections: Products['collections'] = []) {
  const columns = tableColumns(currency, collections)
  const byTitle = new Map<string, Column>(columns.map(column => [plainTitle(column.title), column]))
  /** A price with the sign of a currency is an amount, whose currency counts. */
  function titled(cell: string): Column | undefined {
    const column = byTitle.get(plainTitle(cell))
    return column?.id === 'priceKind' && SIGN.test(cell) ? undefined : column
  }
  const withId = (id: ColumnId) => columns.find(column => column.id === id)

  /** Counts the columns that a row names; 0 where products could not be told apart by them. */
  function columnsNamedBy(cells: readonly string[]): number {
    const ids = new Set(readColumns(cells).columns.map(column => column?.id))
    ids.delete(undefined)
    if (ids.has('code')) return ids.size + FAR_SURER
    return ids.has('name') || ids.has('title') || ids.has('description') ? ids.size : 0
  }

  /** Titles of the table mean themselves; each of its other columns is the likeliest of the rest. */
  function readColumns(cells: readonly string[]) {
    const found: (ReadColumn | undefined)[] = cells.map(cell => {
      const column = titled(cell)
      return column && { ...column, heading: cell.trim() }
    })
    const has = (id: ColumnId) => found.some(column => column?.id === id)
    const guesses = cells.map((cell, index) => (found[index] ? undefined : guessIn(cell)))
    const take = (index: number, id: ColumnId, { unit }: Pick<Guess, 'unit'> = {}) => {
      const column = withId(id)
      if (!column || found[index] || has(id)) return
      const converted = unit ? { converted: (cell: string) => inMillimetres(cell, unit) } : {}
      found[index] = { ...column, heading: cells[index]?.trim() ?? '', ...converted }
    }
    const inOrder = [...guesses.entries()]
      .filter(([, guess]) => guess && guess.unit !== '' && !guess.isForeign)
      .sort(([, one], [, other]) => Number(one?.rank) - Number(other?.rank))
    for (const [index, guess] of inOrder) {
      if (guess && guess.id !== 'length') take(index, guess.id, guess)
    }
    for (const [index, guess] of inOrder) {
      if (guess?.id === 'length') take(index, has('widthMm') ? 'depthMm' : 'widthMm', guess)
    }
    const either = cells.findIndex(
      (cell, index) => !found[index] && codeOrName.includes(plainTitle(cell)),
    )
    const hasName = has('name') || has('title') || has('description')
    take(either, has('code') || !hasName ? 'name' : 'code')
    return { columns: found, guesses }
  }

  /** Guesses the column of a heading, or else of one part of it alone: "Pris/Price", "Code (ours)". */
  function guessIn(heading: string): Guess | undefined {
    const whole = guessOf(heading, currency)
    if (whole) return whole
    const parts = heading.split(/[/|]/).map(meaningOf)
    const guessedParts = parts.filter(part => part !== undefined)
    const isOne = new Set(guessedParts.map(({ id }) => id)).size === 1
    if (parts.length > 1 && isOne) return guessedParts[0]
    const outside = meaningOf(heading.replace(/[([][^()[\]]*[)\]]/g, ''))
    return outside && withId(outside.id as ColumnId)?.isText ? outside : undefined
  }

  function meaningOf(part: string): Guess | undefined {
    const column = titled(part)
    // A price that stands beside another word for it has amounts.
    const id = column?.id === 'priceKind' ? 'price' : column?.id
    return id ? { id, rank: 0 } : guessOf(part, currency)
  }

  return {
    /** Finds the row of the titles in a file, which may have other rows above it. */
    headIndex(rows: readonly (readonly string[])[]): number {
      const counts = rows.slice(0, WITHIN).map(columnsNamedBy)
      return Math.max(0, counts.indexOf(Math.max(...counts)))
    },

    /**
     * Reads the columns of a table from the row of their titles.
     * @throws AppError 400 where none is a code or a name, two are the same, or amounts are in another currency
     */
    readHead(cells: readonly string[]): Head {
      const exact = cells.map(titled)
      const twice = exact.find((column, index) => column && exact.indexOf(column) !== index)
      if (twice) throw badRequest(`Two columns are called "${twice.title}". Leave one of them.`)
      if (columnsNamedBy(cells) === 0) throw badRequest(NO_CODE)
      const { columns, guesses } = readColumns(cells)
      const hasAmounts = columns.some(column => column?.id === 'price')
      const foreign = cells.find(
        (cell, at) => (guesses[at]?.isForeign && !hasAmounts) || isForeignUpper(cell, currency),
      )
      if (foreign !== undefined) throw badRequest(otherCurrency(foreign, currency))
      const headings = (isOfLength: boolean) =>
        cells
          .filter((_, at) => !columns[at] && (guesses[at]?.unit === '') === isOfLength)
          .map(cell => cell.trim().slice(0, 80))
          .filter(Boolean)
      return { columns, unknown: headings(false), withoutUnit: headings(true) }
    },

    /** The separator by which one of the first lines names most columns. */
    separatorOf(text: string): string {
      const lines = text.slice(0, 10_000).split(/\r\n?|\n/, WITHIN)
      const most = (separator: string) =>
        Math.max(...lines.map(line => columnsNamedBy(line.split(separator))))
      return SEPARATORS.toSorted((one, other) => most(other) - most(one))[0] ?? ','
    },
  }
}

const NO_CODE = `None of the first ${WITHIN} rows has a column "Code", or one for names. Download the table to see what the columns are called.`

const SEPARATORS = [',', ';', '\t']

const UPPER = /^upper(?= *amount)/i

const isForeignUpper = (title: string, currency: Currency) =>
  UPPER.test(title.trim()) && guessOf(title.trim().replace(UPPER, ''), currency)?.isForeign === true

const otherCurrency = (title: string, currency: Currency) =>
  `"${title.trim()}" is in another currency than this site, which has prices in ${currency}. Nothing was changed.`
