import { rm } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { CommandError } from '../../../base/command.ts'
import type { Objects } from '../../../scale/objects/objects.ts'
import { widthOfJpeg } from '../../media/jpeg-width.ts'
import type { Folders } from '../volume/archive.ts'
import { type FileSink, folderSink } from '../volume/file-sink.ts'
import type { UploadPart } from './installation.ts'
import { putUpload } from './shared/put-uploads.ts'
import { filesOnDisk, type UploadedFiles } from './uploads-on-disk.ts'

export interface TakenToBucket extends FileSink, UploadedFiles {
  /** The widths of photos, in pixels by SHA-256. */
  widths: ReadonlyMap<string, number | undefined>
}

/**
 * Takes the files of an archive: data and entries of the bin onto a disk, where they stay, and the
 * bytes of uploads into the bucket, for which one at a time is on the disk.
 */
export function takenToBucket(
  folders: Folders,
  objects: Pick<Objects, 'put' | 'get' | 'sizeOf'>,
): TakenToBucket {
  const disk = folderSink(folders)
  const onDisk = filesOnDisk(folders)
  const partsByPath = new Map<string, UploadPart>()
  const widths = new Map<string, number | undefined>()
  return {
    widths,
    async take(file, chunks) {
      const sum = await disk.take(file, chunks)
      const path = file.name.replace(/^uploads\//, '')
      if (path === file.name || isBinEntry(path)) return sum
      const { local = '', ...upload } = await onDisk.find(path)
      await putUpload({ ...upload, local }, objects)
      widths.set(upload.sha256, widthOfJpeg(local))
      partsByPath.set(path, { ...upload, open: async () => Readable.from([]) })
      await rm(local)
      return sum
    },
    finish: disk.finish,
    paths: async () => [...partsByPath.keys()],
    async find(path) {
      const upload = partsByPath.get(path)
      if (!upload) throw new CommandError(`This backup cannot be used: uploads/${path} is missing.`)
      return upload
    },
  }
}

const isBinEntry = (path: string) => /^bin\/[^/]+\/entry\.json$/.test(path)
