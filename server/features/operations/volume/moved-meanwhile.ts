import { ignoreDenied } from '../../../base/disk/denied.ts'
import { statPlain } from '../../../base/disk/stored-file.ts'
import { binFolder } from '../../../storage/bin/bin.ts'
import { type Folders, isSafeName, type Top } from './archive.ts'
import { changed, type FileToBackUp, filesToBackUp } from './files-to-back-up.ts'

interface Upload extends FileToBackUp {
  version: string
}

/** Files in slots and in the bin with their versions, where the backup holds uploads. */
export async function uploadsIn(folders: Folders, holds: readonly Top[]): Promise<Upload[]> {
  const uploads: Upload[] = []
  if (!holds.includes('uploads')) return uploads
  for await (const file of filesToBackUp(folders, ['uploads'], ignore)) {
    const stored = isSafeName(file.name)
      ? await statPlain(file.absolute).catch(ignoreDenied)
      : undefined
    if (stored) uploads.push({ ...file, version: stored.version })
  }
  return uploads
}

/** The backup itself reports unreadable files. */
const ignore = () => undefined

/**
 * Finds uploads that were there at the start and were not read: an administrator moved them, or
 * restored them from the bin, out of an unread folder into one that had been read; or they were
 * replaced, and the bin, which has them now, had been read. Its entries are taken whole.
 * @param read what is in the backup: versions by name
 * @throws CommandError where such a file is now where another was read: no name can be there twice
 */
export function movedMeanwhile(
  atStart: readonly Upload[],
  read: ReadonlyMap<string, string>,
  now: readonly Upload[],
): Upload[] {
  const versions = new Set(read.values())
  const missingVersions = new Set(
    atStart.map(({ version }) => version).filter(one => !versions.has(one)),
  )
  const movedFiles = now.filter(({ version }) => missingVersions.has(version))
  for (const { name, absolute } of movedFiles) if (read.has(name)) throw changed(absolute)
  const entries = new Set(movedFiles.map(({ name }) => binEntryOf(name)))
  return now.filter(
    file =>
      movedFiles.includes(file) || (!read.has(file.name) && entries.has(binEntryOf(file.name))),
  )
}

/** The folder of the bin entry that a file belongs to; its own name outside of the bin. */
function binEntryOf(name: string): string {
  const [top, folder, id] = name.split('/')
  return top === 'uploads' && folder === binFolder ? `${top}/${folder}/${id}` : name
}
