import * as z from 'zod'
import type { ImportReport } from '../../../web/page-editing/transfer.ts'
import type { Activity } from '../../activity/store.ts'
import type { OwnerOperations } from '../../store/control-socket.ts'
import { exportText } from './export-pages.ts'
import type { PageTransfer } from './index.ts'
import { parseExport } from './parse-export.ts'
import { readTransferFile, writeTransferFile } from './transfer-file.ts'

/** Absolute: another process names it. */
const named = z.strictObject({ file: z.string().startsWith('/') })
const maybeNamed = named.partial()

interface Options {
  transfer: PageTransfer
  activity: Pick<Activity, 'record'>
  /** Folders of the site's own files, where no export is written. */
  folders: readonly string[]
}

/** All pages to a file and back, by the owner. */
export function transferOperations({ transfer, activity, folders }: Options): OwnerOperations {
  const read = async (file: string) => parseExport(await readTransferFile(file))
  return {
    async 'content-export'(details) {
      const { file } = named.parse(details)
      const exported = await transfer.export()
      await writeTransferFile(file, exportText(exported), folders)
      return { pages: exported.pages.length }
    },

    async 'content-import'(details): Promise<ImportReport> {
      const { file } = named.parse(details)
      const report = await transfer.import(await read(file), 'owner')
      if (report.saved > 0) activity.record({ who: 'owner', ...importedPages(report) })
      return report
    },

    async 'content-check'(details): Promise<ImportReport> {
      const { file } = maybeNamed.parse(details)
      return file === undefined ? transfer.checkStored() : transfer.tried(await read(file))
    },
  }
}

/** What an import has done, for the activity log. */
export function importedPages({ pages, saved }: ImportReport) {
  const paths = pages.filter(({ state }) => state === 'changed').map(({ path }) => path)
  return {
    action: 'pages-imported',
    subject: `${saved}: ${paths.join(', ')}`.slice(0, 300),
  } as const
}
