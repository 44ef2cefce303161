import { cp, mkdir, readFile, symlink, writeFile } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { createLog } from '../../../../../server/base/log.ts'
import { openStores } from '../../../../../server/features/operations/stores/index.ts'
import type { Folders } from '../../../../../server/features/operations/volume/archive.ts'
import type { QuoteContent } from '../../../../../web/features/quotes/contract.ts'
import { quickPasswords } from '../../../../support/api-server.ts'
import { filesBelow } from '../../../../support/files-below.ts'
import { madeOnce } from '../../../../support/made-once.ts'
import { quoteBody } from '../../../../support/quotes.ts'
import { temporaryFolder } from '../../../../support/temporary-folder.ts'

export const photo = 'home/card-1.jpg'

/** Two empty folders beside each other. */
export async function emptyVolume(): Promise<Folders> {
  return volumeIn(await temporaryFolder())
}

/**
 * The volume of a site that was started once, with a photo and a sent quote, and with files that no
 * backup contains. All are copies of one.
 */
export async function usedVolume(): Promise<Folders> {
  const made = await madeOnce('volume-of-a-site', async folder => fill(volumeIn(folder)))
  return copyVolume(volumeIn(made), await temporaryFolder())
}

const volumeIn = (folder: string): Folders => ({
  dataDir: join(folder, 'data'),
  uploadsDir: join(folder, 'uploads'),
})

async function fill({ dataDir, uploadsDir }: Folders): Promise<void> {
  const config = { dataDir, adminPassword: 'a good password', sessionKeys: undefined }
  const log = createLog({ logLevel: 'silent' })
  const stores = await openStores(config, log, { passwords: quickPasswords() })
  await stores.contactDetails.change(details => {
    details.city = 'Mombasa'
  })
  const { quote } = await stores.quotes.create({
    content: quoteBody() as QuoteContent,
    by: 'admin',
    year: '2026',
  })
  await stores.quotes.send(quote.id, { version: 1, by: 'admin', means: 'link', letterhead: {} })
  await stores.products.begin()
  await stores.close()
  await put(uploadsDir, photo, 'a photo')
  await put(uploadsDir, 'home/empty.jpg', '')
  await put(uploadsDir, `${'a-long-name/'.repeat(15)}Größe, 2 × 3.jpg`, 'far down')
  await put(uploadsDir, '.incoming/tus/1234', 'half a film')
  await put(dataDir, 'media/sources/home/card-1.jpg.json', '{}')
  await put(dataDir, 'derivatives/home/card-1.jpg/1/320.avif', 'smaller')
  await put(dataDir, 'catalogs/1.pdf', 'made')
  await put(dataDir, 'backups/old.tar.gz', 'older')
  await put(dataDir, 'last-backup.json', '{}')
  await put(dataDir, 'notices.json', '{}')
  await symlink('/etc/passwd', join(uploadsDir, 'link.jpg'))
}

/** The same volume below another folder. */
export async function copyVolume({ dataDir, uploadsDir }: Folders, to: string): Promise<Folders> {
  const copied = volumeIn(to)
  await cp(dataDir, copied.dataDir, { recursive: true, verbatimSymlinks: true })
  await cp(uploadsDir, copied.uploadsDir, { recursive: true, verbatimSymlinks: true })
  return copied
}

export async function put(folder: string, name: string, text: string): Promise<void> {
  const file = join(folder, name)
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, text)
}

/** Every plain file below a folder with its text, by its path there. */
export async function filesIn(folder: string): Promise<Record<string, string>> {
  const pairs: [string, string][] = []
  for await (const file of filesBelow(folder)) {
    pairs.push([relative(folder, file), await readFile(file, 'utf8')])
  }
  return Object.fromEntries(pairs.sort())
}

/** The files of a volume that a backup contains. */
export async function backedUpFilesOf({ dataDir, uploadsDir }: Folders) {
  const out = /^(derivatives|catalogs|backups|last-backup|notices|\.)/
  const without = (files: Record<string, string>) =>
    Object.fromEntries(Object.entries(files).filter(([name]) => !out.test(name)))
  return { data: without(await filesIn(dataDir)), uploads: without(await filesIn(uploadsDir)) }
}
