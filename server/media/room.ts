import { statfs } from 'node:fs/promises'
import { diskFull } from '../errors.ts'

/** Bytes on the volume that holds the uploads. */
export interface Volume {
  total: number
  free: number
}

export type ReadVolume = () => Promise<Volume>

export function readVolumeOf(folder: string): ReadVolume {
  return async () => {
    const { blocks, bavail, bsize } = await statfs(folder)
    return { total: blocks * bsize, free: bavail * bsize }
  }
}

/** Inquiries and sessions must still fit when uploads no longer do: 10 %, at most 200 MB. */
export const reserve = (total: number) => Math.min(total * 0.1, 200 * 1024 * 1024)

/** Bytes that uploads may take; less than nothing where the reserve is in use. */
export const spare = ({ total, free }: Volume) => free - reserve(total)

/** Throws 507 when `bytes` more would leave less than the reserve. */
export async function ensureRoom(readVolume: ReadVolume, bytes: number): Promise<void> {
  if (bytes > spare(await readVolume())) throw almostFull()
}

/** @param isPromised whether there is room but for the uploads under way */
export function almostFull(isPromised = false) {
  if (!isPromised) return diskFull(`${full}Delete files that are no longer needed, ${larger}`)
  return diskFull(`${full}Try again when the uploads under way are done, ${larger}`)
}

const full = 'The disk of this site is almost full, so nothing more can be uploaded. '
const larger = 'or ask the host for a larger disk.'
