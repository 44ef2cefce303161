import type { TableReport } from '../../../../web/admin/contract.ts'
import { oneOr } from '../../../../web/base/counted.ts'
import { sameCode } from '../../../../web/features/products/codes.ts'
import { furtherPlaces } from '../../../../web/features/products/further-places.ts'
import { AppError, conflict } from '../../../base/errors.ts'
import { createPauses } from '../../../base/pauses.ts'
import type { InTurn } from '../../../base/serial-queue.ts'
import type { BinEntry } from '../../../storage/bin/entry.ts'
import type { OpenMedia } from '../../media/open-media.ts'
import { formerProducts } from '../former-products.ts'
import type { ListEditor } from '../lists/list-editor.ts'
import type { Products } from '../products.ts'
import type { ProductStore } from '../store.ts'
import { changeOfPlan } from './change-of-plan.ts'
import { tableColumns } from './columns.ts'
import { isSound, type Plan } from './plan.ts'
import type { TableChoice } from './plan-row.ts'
import { planTable } from './plan-table.ts'
import { readTable } from './read-table.ts'
import { reportOf } from './report.ts'
import { tableProducts } from './table-product.ts'
import { assertVersion, tableVersion } from './table-version.ts'

export interface TableImportOptions {
  products: () => Products
  store: Pick<ProductStore, 'change' | 'restore' | 'collections'>
  lists: Pick<ListEditor, 'entryOf' | 'givenCodes'>
  media: {
    bin: Pick<OpenMedia['bin'], 'add' | 'remove'>
    library: Pick<OpenMedia['library'], 'file'>
  }
  /** For what changes products. */
  inTurn: InTurn
}

export interface ImportChoice extends TableChoice {
  /** Of the report that the administrator has seen. */
  version: string
  /** Whether rows with something wrong are left out; otherwise one of them refuses all. */
  leavesOut: boolean
}

interface Imported {
  report: TableReport
  /** The id of its entry; missing where nothing was changed. */
  bin?: string
}

export type TableImport = ReturnType<typeof tableImport>

/** Reads tables of products in: what that would do, doing it, undoing it. */
export function tableImport(options: TableImportOptions) {
  const { products, store, lists, media, inTurn } = options

  async function planned(bytes: Uint8Array, choice: TableChoice) {
    const pause = createPauses()
    // None of it changes while rows are read; what is changed meanwhile is another version.
    const now = products()
    const { collections } = store
    const version = tableVersion(now, collections, bytes)
    const all = tableProducts(now)
    const state = {
      products: now,
      byCode: new Map(all.map(one => [sameCode(one.code), one])),
      givenCodes: lists.givenCodes(),
      choice,
    }
    await pause()
    const { rows, headRow, columns, unknown, withoutUnit } = await readTable(bytes, now)
    const plan = await planTable(rows, state)
    await pause()
    const about = {
      ...{ version, headRow, unknownColumns: unknown, withoutUnit },
      columns: columns.flatMap(one => (one ? [{ heading: one.heading, field: one.title }] : [])),
      hasCodes: columns.some(column => column?.id === 'code'),
    }
    return { plan, about, collections, now }
  }

  async function imported(
    bytes: Uint8Array,
    { version, leavesOut, ...choice }: ImportChoice,
    by: string,
  ): Promise<Imported> {
    const pause = createPauses()
    assertVersion(version, tableVersion(products(), store.collections, bytes))
    const { plan, about, collections, now } = await planned(bytes, choice)
    assertVersion(version, about.version)
    const report = reportOf(plan, tableColumns(now.currency, now.collections), {
      ...about,
      isImported: true,
    })
    if (report.wrongRows > 0 && !leavesOut) throw refused(report)
    await pause()
    const { former, ...change } = changeOfPlan(soundPart(plan), {
      products: now,
      collections,
      entryOf: lists.entryOf,
    })
    if (change.products.size === 0 && change.lists.size === 0) return { report }
    const { id } = await media.bin.add({
      ...{ kind: 'products', cause: 'replaced', who: by },
      subject: importedText(report),
      content: former,
    })
    await store.change(change).catch(async error => {
      await media.bin.remove(id).catch(() => undefined)
      throw error
    })
    return { report, bin: id }
  }

  async function restored(entry: BinEntry): Promise<void> {
    const former = formerProducts.parse(entry.content)
    for (const [code, { facts }] of Object.entries(former.records)) {
      const product = facts ? undefined : products().withCode(code)
      if (!product) continue
      const places = furtherPlaces(product, product.facts).map(({ path }) => path)
      const hasFile = [product.slot, ...places].some(path => media.library.file(path))
      if (hasFile) throw conflict(`${code} has a photo or a document by now. Delete that first.`)
    }
    await store.restore(former)
    await media.bin.remove(entry.id)
  }

  return {
    /** What an import would do. */
    async tried(bytes: Uint8Array, choice: TableChoice = {}): Promise<TableReport> {
      const { plan, about, now } = await planned(bytes, choice)
      return reportOf(plan, tableColumns(now.currency, now.collections), {
        ...about,
        isImported: false,
      })
    },

    /**
     * Imports all rows or none, in one write. What it replaces can be restored from the bin.
     * @param by the administrator's name
     * @throws AppError 409 where products or the file are not what was seen; 400 where a row is wrong
     */
    import: (bytes: Uint8Array, choice: ImportChoice, by: string): Promise<Imported> =>
      inTurn(() => imported(bytes, choice, by)),

    /**
     * Makes products what they were before an import, and takes those away that it added.
     * @throws AppError 409 where one of them has changed since, or has a photo
     */
    restore: (entry: BinEntry): Promise<void> => inTurn(() => restored(entry)),
  }
}

const soundPart = ({ rows, orders }: Plan): Plan => ({ rows: rows.filter(isSound), orders })

function refused(report: TableReport): AppError {
  const which = oneOr(report.wrongRows, 'One row is wrong', 'rows are wrong')
  const message = `${which}: nothing was changed. Correct the file, or leave them out.`
  return new AppError(400, 'bad-request', message, { details: { ...report, isImported: false } })
}

/** Such as "table of products: 3 new, 40 changed, 2 wrong left out". */
export function importedText({ new: added, changed, wrongRows }: TableReport): string {
  const counts = [`${added.length} new`, `${changed.length} changed`]
  if (wrongRows > 0) counts.push(`${wrongRows} wrong left out`)
  return `table of products: ${counts.join(', ')}`
}
