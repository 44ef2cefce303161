import type { InTurn } from '../../../base/serial-queue.ts'
import { currentProducts } from '../../products/current-products.ts'
import { productAdder } from '../../products/lists/add-product.ts'
import type { Products } from '../../products/products.ts'
import type { ProductStore } from '../../products/store.ts'
import {
  type TableImport,
  type TableImportOptions,
  tableImport,
} from '../../products/table/import-table.ts'
import type { PageEditorOptions } from '../editor-options.ts'
import type { PageEditor } from '../page-editor.ts'
import { checkStored } from './check-stored.ts'
import { exportSite } from './export-site.ts'
import { siteImport } from './import-site.ts'
import type { ExportedSite } from './parse-export.ts'
import type { ImportReport } from './report.ts'

export interface SiteTransfer {
  export(): Promise<ExportedSite>
  /** What an import would do. */
  tried(file: ExportedSite): Promise<ImportReport>
  import(file: ExportedSite, by: string): Promise<ImportReport>
  /** The stored pages in the form of a file, to be checked as one. */
  checkStored(): Promise<ImportReport>
}

export interface TransferOptions extends PageEditorOptions {
  productStore: Pick<
    ProductStore,
    'change' | 'changeList' | 'restore' | 'collections' | 'currency' | 'words'
  >
  /** Missing where products cannot be changed, since what they were would not be in the bin. */
  media?: TableImportOptions['media']
  /** Runs changes of products in turn. */
  productsInTurn: InTurn
}

/** The products that an export reads and an import changes. */
export interface TransferredProducts {
  products: () => Products
  store: Pick<ProductStore, 'change' | 'words'>
  tables: Pick<TableImport, 'tried' | 'import'>
  /** True where an import may change them. */
  isRunning: boolean
  inTurn: InTurn
}

/** All pages and products as one file: out of a site, and into it, its pages as drafts. */
export function siteTransfer(options: TransferOptions, editor: PageEditor): SiteTransfer {
  const { site, productStore: store, media, productsInTurn: inTurn } = options
  const products = currentProducts(site.content, store)
  const lists = productAdder({ products, store })
  const tables = tableImport({ products, store, lists, media: media ?? noMedia, inTurn })
  const transferred = { products, store, tables, isRunning: media !== undefined, inTurn }
  return {
    export: () => exportSite(options, editor, transferred),
    ...siteImport(options, editor, transferred),
    checkStored: () => checkStored(options, editor),
  }
}

const noMedia: TableImportOptions['media'] = {
  bin: { add: () => Promise.reject(new Error('No bin is open')), remove: async () => false },
  library: { file: () => undefined },
}
