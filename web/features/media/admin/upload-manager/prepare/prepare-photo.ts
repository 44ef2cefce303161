import type { FileFormat } from '../files/file-format.ts'
import { RejectedError } from '../sending/faults.ts'
import { decodeHeic } from './decode-heic.ts'
import { draw } from './draw.ts'

/** The pixels exceed those of any page. */
const mostPixels = 2560

/** The server has no decoder for them, so they become JPEG here. */
const convertedHere: ReadonlySet<FileFormat> = new Set(['BMP', 'HEIC'])

/**
 * A photo no wider and no higher than the site needs, upright, as JPEG: a phone's photo shrinks to
 * a tenth before it travels. It stays unchanged where it is small already, where that would make it
 * heavier, and where this browser cannot decode it: then the server validates it.
 * @throws RejectedError where it cannot be decoded, and not by the server either
 */
export async function preparePhoto(photo: Blob, format: FileFormat = 'unknown'): Promise<Blob> {
  const isConverted = convertedHere.has(format)
  const bitmap = (await decode(photo)) ?? (format === 'HEIC' ? await decodeHeic(photo) : undefined)
  if (!bitmap && isConverted) throw new RejectedError(damaged(format), true)
  if (!bitmap) return photo
  try {
    const scale = Math.min(1, mostPixels / Math.max(bitmap.width, bitmap.height))
    if (scale === 1 && !isConverted) return photo
    const scaled = await draw(bitmap, bitmap.width * scale, bitmap.height * scale)
    if (isConverted) return scaled ?? photo
    return scaled && scaled.size < photo.size ? scaled : photo
  } finally {
    bitmap.close()
  }
}

const decode = (photo: Blob) =>
  createImageBitmap(photo, { imageOrientation: 'from-image' }).catch(() => undefined)

const damaged = (format: FileFormat) =>
  `This browser cannot read it: open the ${format} in a photo program and save it as JPEG`
