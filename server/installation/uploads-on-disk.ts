import { createReadStream } from 'node:fs'
import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { ignoreMissing } from '../disk/stored-file.ts'
import { filesInBin } from '../media/former-files.ts'
import { fingerprint, sha256Of } from '../media/upload/upload-fingerprints.ts'
import { binFolder, readEntry } from '../store/bin/bin.ts'
import { type Folders, isSafeName } from '../volume/archive.ts'
import { filesToBackUp } from '../volume/files-to-back-up.ts'
import { type BinPart, byCode, type UploadPart } from './installation.ts'

/** The files below the uploads that are not in the bin, by path, with what is known of their uploads. */
export async function* uploadsOnDisk(folders: Folders): AsyncGenerator<UploadPart> {
  for (const path of await pathsIn(folders)) {
    const text = await readFile(join(folders.dataDir, fingerprintName(path)), 'utf8').catch(
      ignoreMissing,
    )
    yield { ...(await uploadOnDisk(folders, path)), fingerprint: fingerprintIn(text) }
  }
}

/** The file, below a data folder, of what is known of an upload. */
export const fingerprintName = (path: string) => join('media', 'sources', `${path}.json`)

/** The whole entries of the bin, by id. */
export async function* binOnDisk(folders: Folders): AsyncGenerator<BinPart> {
  const folder = join(folders.uploadsDir, binFolder)
  const ids = (await readdir(folder).catch(ignoreMissing)) ?? []
  for (const id of ids.sort(byCode)) {
    const entry = await readEntry(folder, id)
    if (!entry) continue
    const files: UploadPart[] = []
    for (const index of filesInBin(entry).keys()) {
      files.push(await uploadOnDisk(folders, `${binFolder}/${id}/${index}`))
    }
    yield { entry, files }
  }
}

/** Names that no archive can have are left out, as of a backup. */
async function pathsIn(folders: Folders): Promise<string[]> {
  const paths: string[] = []
  for await (const { name } of filesToBackUp(folders, ['uploads'])) {
    const path = name.slice('uploads/'.length)
    if (isSafeName(name) && !path.startsWith(`${binFolder}/`)) paths.push(path)
  }
  return paths.sort(byCode)
}

async function uploadOnDisk({ uploadsDir }: Folders, path: string): Promise<UploadPart> {
  const local = join(uploadsDir, path)
  const { size, mtimeMs } = await stat(local)
  return {
    path,
    bytes: size,
    changedAt: Math.round(mtimeMs * 1000),
    sha256: await sha256Of(local),
    local,
    open: async () => createReadStream(local),
  }
}

/** Undefined where it cannot be read, as the site has it. */
function fingerprintIn(text: string | undefined): UploadPart['fingerprint'] {
  try {
    return fingerprint.parse(JSON.parse(text ?? 'null'))
  } catch {
    return undefined
  }
}
