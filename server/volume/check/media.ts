import type { Slot } from '../../../web/sections/fields.ts'
import { brandsOf } from '../../media/checks/file-type.ts'
import { readHead } from '../../media/checks/read-head.ts'
import { findFiles, type StoredFile } from '../../media/files.ts'
import { widthOfJpeg } from '../../media/jpeg-width.ts'
import type { Manifest } from '../../media/slots.ts'
import { openSources, sha256Of } from '../../media/sources.ts'
import type { Folders } from '../archive.ts'
import { filesToKeep } from '../files-to-keep.ts'

export interface MediaReport {
  /** Files in slots, posters of videos included. */
  files: number
  bytes: number
  /** Files whose sum is as it was when they were uploaded; of the others none is known. */
  right: number
  /** Below the uploads, shown by no page: paths. */
  foreign: string[]
  /** One line each. */
  problems: string[]
}

/** Compares the slots with what is on disk, and what is on disk with its sums. */
export async function checkMedia(folders: Folders, manifest: Manifest): Promise<MediaReport> {
  const { uploadsDir, dataDir } = folders
  const files = await findFiles(uploadsDir, manifest.tree)
  const sources = openSources(dataDir)
  const report: MediaReport = { files: files.size, bytes: 0, right: 0, foreign: [], problems: [] }
  for (const [path, file] of files) {
    report.bytes += file.size
    const slot = manifest.get(path)
    if (slot && !(await looksLike(slot.kind, file))) report.problems.push(noSuchKind(path, slot))
    const sum = await sources.sumOf(path, file.version)
    if (sum === undefined) continue
    if (sum === (await sha256Of(file.absolute))) report.right += 1
    else report.problems.push(`${path} is not as it was uploaded. Upload it again.`)
  }
  for await (const { name } of filesToKeep(folders, ['uploads'])) {
    const path = name.slice('uploads/'.length)
    if (!files.has(path)) report.foreign.push(path)
  }
  return report
}

async function looksLike(kind: Slot['kind'], file: StoredFile): Promise<boolean> {
  if (kind === 'image') return widthOfJpeg(file.absolute) !== undefined
  const head = await readHead(file.absolute)
  return kind === 'video' ? brandsOf(head).length > 0 : head.toString('latin1', 0, 5) === '%PDF-'
}

const names = { image: 'JPEG picture', video: 'MP4 video', pdf: 'PDF document' } as const

const noSuchKind = (path: string, { kind }: Slot) =>
  `${path} cannot be shown: it is no ${names[kind]}. Upload it again.`
