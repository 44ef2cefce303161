import * as z from 'zod'
import type { OwnerOperations } from '../../../storage/control-socket.ts'
import type { Activity } from '../../activity/store.ts'
import { exportText } from './export-site.ts'
import type { SiteTransfer } from './index.ts'
import { parseExport } from './parse-export.ts'
import { redirectsToAdd } from './plan-redirects.ts'
import type { ImportReport } from './report.ts'
import { readTransferFile, writeTransferFile } from './transfer-file.ts'

/** Absolute: another process names it. */
const named = z.strictObject({ file: z.string().startsWith('/') })
const maybeNamed = named.partial()

interface Options {
  transfer: SiteTransfer
  activity: Pick<Activity, 'record'>
  /** Folders of the site's own files, where no export is written. */
  folders: readonly string[]
}

/** All pages and products to a file and back, by the owner. */
export function transferOperations({ transfer, activity, folders }: Options): OwnerOperations {
  const read = async (file: string) => parseExport(await readTransferFile(file))
  return {
    async 'content-export'(details) {
      const { file } = named.parse(details)
      const exported = await transfer.export()
      await writeTransferFile(file, exportText(exported), folders)
      const { pages, redirects = [], products: [, ...products] = [] } = exported
      return { pages: pages.length, redirects: redirects.length, products: products.length }
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

export const hasChanged = ({ saved, redirects, ...report }: ImportReport): boolean =>
  saved > 0 || redirectsToAdd(redirects).length > 0 || changedCodes(report).length > 0

/** What an import has done, for the activity log. */
export function importedPages({ pages, redirects, saved, ...report }: ImportReport) {
  const paths = [
    ...pages.filter(({ state }) => state !== 'same').map(({ path }) => path),
    ...redirectsToAdd(redirects).map(({ from, to }) => `${from} to ${to}`),
    ...changedCodes(report),
  ]
  return {
    action: 'pages-imported',
    subject: `${saved}: ${paths.join(', ')}`.slice(0, 300),
  } as const
}

/** The codes of products, and the places of pictures. */
const changedCodes = ({ products, words }: Pick<ImportReport, 'products' | 'words'>) => [
  ...[...(products?.new ?? []), ...(products?.changed ?? [])].map(({ code }) => code),
  ...words,
]
