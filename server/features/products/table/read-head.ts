import { type Currency, isCurrency } from '../../../../web/base/money/currencies.ts'
import { badRequest } from '../../../base/errors.ts'
import type { Products } from '../products.ts'
import { type Column, tableColumns } from './columns.ts'
import { plainTitle } from './plain-title.ts'

export interface Head {
  /** By their place in a row; undefined where that column is not known. */
  columns: readonly (Column | undefined)[]
  /** As the file calls them. */
  unknown: readonly string[]
}

/** How many rows may stand above the titles, and one. */
const WITHIN = 20

/** Reads the titles of tables whose prices are in one currency, with the facts of these collections. */
export function headReader(currency: Currency, collections: Products['collections'] = []) {
  const byTitle = new Map<string, Column>(
    tableColumns(currency, collections).map(column => [plainTitle(column.title), column]),
  )

  /** Counts the columns that a row names; 0 without that of the code. */
  function columnsNamedBy(cells: readonly string[]): number {
    const ids = new Set(cells.map(cell => byTitle.get(plainTitle(cell))?.id))
    ids.delete(undefined)
    return ids.has('code') ? ids.size : 0
  }

  return {
    /** Finds the row of the titles in a file, which may have other rows above it. */
    headIndex(rows: readonly (readonly string[])[]): number {
      const counts = rows.slice(0, WITHIN).map(columnsNamedBy)
      return Math.max(0, counts.indexOf(Math.max(...counts)))
    },

    /**
     * Reads the columns of a table from the row of their titles.
     * @throws AppError 400 where none is the code, two are the same, or amounts are in another currency
     */
    readHead(cells: readonly string[]): Head {
      const columns = cells.map(cell => byTitle.get(plainTitle(cell)))
      const twice = columns.find((column, index) => column && columns.indexOf(column) !== index)
      if (twice) throw badRequest(`Two columns are called "${twice.title}". Leave one of them.`)
      if (!columns.some(column => column?.id === 'code')) throw badRequest(NO_CODE)
      const foreign = cells.find(cell => (currencyIn(cell) ?? currency) !== currency)
      if (foreign !== undefined) throw badRequest(otherCurrency(foreign, currency))
      const unknown = cells.filter((cell, index) => !columns[index] && cell.trim() !== '')
      return { columns, unknown: unknown.map(cell => cell.trim().slice(0, 80)) }
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

const NO_CODE = `None of the first ${WITHIN} rows has a column "Code". Download the table to see what the columns are called.`

const SEPARATORS = [',', ';', '\t']

/** That of a column of amounts. */
function currencyIn(title: string): Currency | undefined {
  const [, code] = /^(?:upper)?amount([a-z]{3})$/.exec(plainTitle(title)) ?? []
  const currency = code?.toUpperCase()
  return currency && isCurrency(currency) ? currency : undefined
}

const otherCurrency = (title: string, currency: Currency) =>
  `"${title.trim()}" is in another currency than this site, which has prices in ${currency}. Nothing was changed.`
