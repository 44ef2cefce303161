import { release } from '../../../base/release.ts'
import { tableColumns } from '../../products/table/columns.ts'
import { tableLines } from '../../products/table/export-table.ts'
import { tableProducts } from '../../products/table/table-product.ts'
import { findPage, type PageEditorOptions } from '../editor-options.ts'
import type { PageEditor } from '../page-editor.ts'
import type { TransferredProducts } from './index.ts'
import type { ExportedPage, ExportedSite } from './parse-export.ts'
import { wordsBeside } from './words.ts'

/** All pages as visitors see them, without drafts and without pages that they do not see; all products. */
export async function exportSite(
  options: PageEditorOptions,
  { list }: Pick<PageEditor, 'list'>,
  { products, store }: Pick<TransferredProducts, 'products' | 'store'>,
): Promise<ExportedSite> {
  const pages: ExportedPage[] = []
  for (const { path, state } of await list()) {
    if (state === 'hidden') continue
    const { stored, published } = await findPage(path, options)
    const { shipped, address } = stored
    const isMoved = shipped !== undefined && shipped !== address
    pages.push({ path, ...(isMoved && { shipped }), ...published })
  }
  const redirects = Object.entries(options.redirects.list).map(([from, { to }]) => ({ from, to }))
  const { currency, collections } = products()
  const rows = tableProducts({ collections })
  const lines: string[] = []
  for await (const line of tableLines(rows, tableColumns(currency, collections))) {
    lines.push(line.replace(/^\uFEFF|\r\n$/g, ''))
  }
  return {
    ...{ format: 2, release, exportedAt: new Date().toISOString(), pages, redirects },
    ...(rows.length > 0 && { products: lines }),
    words: wordsBeside(pages, store.words),
  }
}

/** One field a line, so that two exports can be compared. */
export const exportText = (site: ExportedSite) => `${JSON.stringify(site, null, 1)}\n`
