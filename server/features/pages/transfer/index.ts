import type { ExportedPages, ImportReport } from '../../../../web/features/pages/transfer.ts'
import type { PageEditorOptions } from '../editor-options.ts'
import type { PageEditor } from '../page-editor.ts'
import { checkStored } from './check-stored.ts'
import { exportPages } from './export-pages.ts'
import { pageImport } from './import-pages.ts'

export interface PageTransfer {
  export(): Promise<ExportedPages>
  /** What an import would do. */
  tried(file: ExportedPages): Promise<ImportReport>
  import(file: ExportedPages, by: string): Promise<ImportReport>
  /** What is stored, as a file of the same would be checked. */
  checkStored(): Promise<ImportReport>
}

/** All pages as one file: out of a site, and into it as drafts. */
export function pageTransfer(options: PageEditorOptions, editor: PageEditor): PageTransfer {
  return {
    export: () => exportPages(options, editor),
    ...pageImport(options, editor),
    checkStored: () => checkStored(options, editor),
  }
}
