import { statfs } from 'node:fs/promises'
import { diskFull } from '../http/errors.ts'

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

/** Throws 507 when `bytes` more would leave less than the reserve. */
export async function ensureRoom(readVolume: ReadVolume, bytes: number): Promise<void> {
  const { total, free } = await readVolume()
  if (free - bytes >= reserve(total)) return
  throw diskFull(
    'The disk of this site is almost full, so nothing more can be uploaded. ' +
      'Delete files that are no longer needed, or ask the host for a larger disk.',
  )
}
