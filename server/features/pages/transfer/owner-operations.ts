import * as z from 'zod'
import type { ImportReport } from '../../../../web/features/pages/transfer.ts'
import type { OwnerOperations } from '../../../storage/control-socket.ts'
import type { Activity } from '../../activity/store.ts'
import { exportText } from './export-pages.ts'
import type { PageTransfer } from './index.ts'
import { parseExport } from './parse-export.ts'
import { redirectsToAdd } from './plan-redirects.ts'
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
      return { pages: exported.pages.length, redirects: exported.redirects?.length ?? 0 }
    },

    async 'content-import'(details): Promise<ImportReport> {
      const { file } = named.parse(details)
      const report = await transfer.import(await read(file), 'owner')
      if (hasChanged(report)) activity.record({ who: 'owner', ...importedPages(report) })
      return report
    },

    async 'content-check'(details): Promise<ImportReport> {
      const { file } = maybeNamed.parse(details)
      return file === undefined ? transfer.checkStored() : transfer.tried(await read(file))
    },
  }
}

export const hasChanged = ({ saved, redirects }: ImportReport): boolean =>
  saved > 0 || redirectsToAdd(redirects).length > 0

/** What an import has done, for the activity log. */
export function importedPages({ pages, redirects, saved }: ImportReport) {
  const paths = [
    ...pages.filter(({ state }) => state !== 'same').map(({ path }) => path),
    ...redirectsToAdd(redirects).map(({ from, to }) => `${from} to ${to}`),
  ]
  return {
    action: 'pages-imported',
    subject: `${saved}: ${paths.join(', ')}`.slice(0, 300),
  } as const
}
