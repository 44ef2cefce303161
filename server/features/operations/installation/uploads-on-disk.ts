import { createReadStream } from 'node:fs'
import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { CommandError } from '../../../base/command.ts'
import { ignoreMissing } from '../../../base/disk/stored-file.ts'
import { binFolder, readEntry } from '../../../storage/bin/bin.ts'
import { filesInBin } from '../../media/former-files.ts'
import { fingerprint, sha256Of } from '../../media/upload/upload-fingerprints.ts'
import { type Folders, isSafeName } from '../volume/archive.ts'
import { filesToBackUp } from '../volume/files-to-back-up.ts'
import { type BinPart, byCode, type Installation, type UploadPart } from './installation.ts'

/** The files of an installation whose other data are on a disk. */
export interface UploadedFiles {
  /** Lists the paths below the uploads, those of the bin included. */
  paths(): Promise<readonly string[]>
  /** @throws CommandError where it is missing */
  find(path: string): Promise<UploadPart>
}

/** The uploads of two folders, with their bin and the source of each file. */
export function uploadsOf(
  folders: Folders,
  { paths, find }: UploadedFiles,
): Pick<Installation, 'uploads' | 'bin'> {
  return {
    async *uploads() {
      for (const path of [...(await paths())].sort(byCode)) {
        if (path.startsWith(`${binFolder}/`)) continue
        const file = join(folders.dataDir, fingerprintName(path))
        const text = await readFile(file, 'utf8').catch(ignoreMissing)
        yield { ...(await find(path)), fingerprint: fingerprintIn(text) }
      }
    },
    async *bin(): AsyncGenerator<BinPart> {
      const folder = join(folders.uploadsDir, binFolder)
      const ids = (await readdir(folder).catch(ignoreMissing)) ?? []
      for (const id of ids.sort(byCode)) {
        const entry = await readEntry(folder, id)
        if (!entry) continue
        const files: UploadPart[] = []
        for (const index of filesInBin(entry).keys()) {
          files.push(await find(`${binFolder}/${id}/${index}`))
        }
        yield { entry, files }
      }
    },
  }
}

/** The file, below a data folder, with the source of an upload. */
export const fingerprintName = (path: string) => join('media', 'sources', `${path}.json`)

/** The files of a volume; names that no archive can have are left out, as of a backup. */
export const filesOnDisk = (folders: Folders): UploadedFiles => ({
  async paths() {
    const paths: string[] = []
    for await (const { name } of filesToBackUp(folders, ['uploads'])) {
      if (isSafeName(name)) paths.push(name.slice('uploads/'.length))
    }
    return paths
  },
  async find(path) {
    const local = join(folders.uploadsDir, path)
    const status = await stat(local).catch(ignoreMissing)
    if (!status) throw new CommandError(`${local} is missing. What is wrong: showyard check`)
    return {
      path,
      bytes: status.size,
      changedAt: Math.round(status.mtimeMs * 1000),
      sha256: await sha256Of(local),
      local,
      open: async () => createReadStream(local),
    }
  },
})

/** Undefined where it cannot be read, as the site has it. */
function fingerprintIn(text: string | undefined): UploadPart['fingerprint'] {
  try {
    return fingerprint.parse(JSON.parse(text ?? 'null'))
  } catch {
    return undefined
  }
}
