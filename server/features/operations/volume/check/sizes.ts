import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { ignoreUnreachable } from '../../../../base/disk/denied.ts'
import { type DiskSpace, diskSpaceReader } from '../../../../base/disk/disk-space.ts'
import type { Folders } from '../archive.ts'

export interface Sizes {
  /** The bytes of all files below each folder. */
  data: number
  uploads: number
  /** The part of the data that can be deleted and is generated again. */
  comesBack: number
  volume: DiskSpace
}

export async function sizesOf({ dataDir, uploadsDir }: Folders): Promise<Sizes> {
  const below = (name: string) => bytesBelow(join(dataDir, name))
  return {
    data: await bytesBelow(dataDir),
    uploads: await bytesBelow(uploadsDir),
    comesBack: (await Promise.all(COMES_BACK.map(below))).reduce((sum, bytes) => sum + bytes, 0),
    volume: await diskSpaceReader(uploadsDir)(),
  }
}

const COMES_BACK = [
  'derivatives',
  'catalogs',
  'share-images',
  'spec-sheets',
  'design-sheets',
  'design-pictures',
  'quote-documents',
]

async function bytesBelow(folder: string): Promise<number> {
  const entries = (await readdir(folder, { withFileTypes: true }).catch(ignoreUnreachable)) ?? []
  let sum = 0
  for (const entry of entries) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) sum += await bytesBelow(path)
    else if (entry.isFile()) sum += (await stat(path).catch(ignoreUnreachable))?.size ?? 0
  }
  return sum
}
