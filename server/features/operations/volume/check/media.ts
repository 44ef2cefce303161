import { join } from 'node:path'
import { isAtOrBelow } from '../../../../base/disk/denied.ts'
import type { StoredFile } from '../../../../base/disk/stored-file.ts'
import { AppError } from '../../../../base/errors.ts'
import { binFolder } from '../../../../storage/bin/bin.ts'
import { checkWhole } from '../../../media/checks/whole.ts'
import { findFiles } from '../../../media/find-files.ts'
import type { Manifest } from '../../../media/slots/slots.ts'
import { tellsOfLostFiles } from '../../../media/upload/migrate-upload-fingerprints.ts'
import {
  openUploadFingerprints,
  sha256Of,
  type UploadFingerprints,
} from '../../../media/upload/upload-fingerprints.ts'
import { demoVersions } from '../../demo/demo-files.ts'
import type { Folders } from '../archive.ts'
import { filesToBackUp } from '../files-to-back-up.ts'

export interface MediaReport {
  /** Files in slots, posters of videos included. */
  files: number
  bytes: number
  /** Files that match their checksum. */
  right: number
  /** Valid files that were not uploaded and have no checksum. */
  byHand: number
  /** Files that `seed-demo` has made for trying the site. */
  demo: number
  /** Paths below the uploads that no page shows. */
  foreign: string[]
  /** Each problem takes a line. */
  problems: string[]
}

/** Compares the slots with the files on disk, and those with their checksums. */
export async function checkMedia(folders: Folders, manifest: Manifest): Promise<MediaReport> {
  const { uploadsDir, dataDir } = folders
  const { found: files, denied } = await findFiles(uploadsDir, manifest.tree)
  const sources = openUploadFingerprints(dataDir)
  const report = { files: files.size, bytes: 0, right: 0, byHand: 0, demo: 0 }
  const demoFiles = await demoVersions(dataDir)
  const problems: string[] = []
  for (const [slotPath, file] of files) {
    report.bytes += file.size
    try {
      const verdict = await judge(slotPath, file, manifest, sources)
      report[verdict === 'byHand' && demoFiles[slotPath] === file.version ? 'demo' : verdict] += 1
    } catch (error) {
      problems.push(problem(slotPath, error as Error))
    }
  }
  const isDenied = (slotPath: string) =>
    denied.some(({ path }) => isAtOrBelow(join(uploadsDir, slotPath), path))
  const lostPaths = await lostFiles(dataDir, manifest, sources, files)
  problems.push(...lostPaths.filter(slotPath => !isDenied(slotPath)).map(lostFile))
  const foreign: string[] = []
  for await (const { name } of filesToBackUp(folders, ['uploads'], ignore)) {
    const path = name.slice('uploads/'.length)
    if (!files.has(path) && !isDenied(path) && !path.startsWith(`${binFolder}/`)) foreign.push(path)
  }
  return { ...report, foreign, problems }
}

/** @throws where the file is neither */
async function judge(
  slotPath: string,
  file: StoredFile,
  manifest: Manifest,
  sources: UploadFingerprints,
) {
  const source = await sources.of(slotPath)
  if (source?.kept && source.kept === (await sha256Of(file.absolute))) return 'right'
  if (source?.kept && source.version === file.version) throw new Altered()
  await checkWhole[manifest.get(slotPath)?.kind ?? 'image'](file.absolute)
  return 'byHand'
}

class Altered extends Error {}

function problem(slotPath: string, error: Error): string {
  if (error instanceof Altered) return `${slotPath} is not as it was uploaded. Upload it again.`
  if (error instanceof AppError) return `${slotPath} cannot be shown. ${error.message}`
  return `${slotPath} cannot be read: ${error.message}. Restore it from a backup.`
}

/** Files that were uploaded, not removed by an administrator, and are missing. */
async function lostFiles(
  dataDir: string,
  manifest: Manifest,
  sources: UploadFingerprints,
  files: ReadonlyMap<string, StoredFile>,
): Promise<string[]> {
  if (!(await tellsOfLostFiles(dataDir))) return []
  return (await sources.slotPaths())
    .filter(slotPath => manifest.get(slotPath) && !files.has(slotPath))
    .sort()
}

const lostFile = (slotPath: string) =>
  `${slotPath} is lost. Upload it again; if it was deleted by hand: showyard rescan`

/** The check names denied files by itself. */
const ignore = () => undefined
