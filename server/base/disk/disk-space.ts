import { statfs } from 'node:fs/promises'
import { megabyte } from '../../../web/base/units.ts'
import { diskFull } from '../errors.ts'

/** The space of a volume, in bytes. */
export interface DiskSpace {
  total: number
  free: number
}

export type ReadDiskSpace = () => Promise<DiskSpace>

export function diskSpaceReader(folder: string): ReadDiskSpace {
  return async () => {
    const { blocks, bavail, bsize } = await statfs(folder)
    return { total: blocks * bsize, free: bavail * bsize }
  }
}

/** Inquiries and sessions must still fit when uploads no longer do: 10 %, at most 200 MB. */
export const reservedBytes = (total: number) => Math.min(total * 0.1, 200 * megabyte)

/** Bytes available for uploads; negative where the reserve is in use. */
export const availableBytes = ({ total, free }: DiskSpace) => free - reservedBytes(total)

/** The errors of a write that fails for lack of space on the volume or of a quota. */
export function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = 'code' in error ? String(error.code) : ''
  return code === 'ENOSPC' || code === 'EDQUOT' || isDiskFull(error.cause)
}

/** @throws AppError 507 where `bytes` more would leave less than the reserve */
export async function ensureDiskSpace(readDiskSpace: ReadDiskSpace, bytes: number): Promise<void> {
  if (bytes > availableBytes(await readDiskSpace())) throw diskAlmostFull()
}

/** @param isReserved whether the space exists but is reserved for running uploads */
export function diskAlmostFull(isReserved = false) {
  if (!isReserved) return diskFull(`${full}Delete files that are no longer needed, ${larger}`)
  return diskFull(`${full}Try again when the uploads under way are done, ${larger}`)
}

const full = 'The disk of this site is almost full, so nothing more can be uploaded. '
const larger = 'or ask the host for a larger disk.'
