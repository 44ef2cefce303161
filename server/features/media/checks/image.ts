import { readFile, writeFile } from 'node:fs/promises'
import { formatOf } from '../../../../web/features/media/admin/upload-manager/files/file-format.ts'
import { unsupportedType } from '../../../base/errors.ts'
import { sharp } from '../../../base/sharp.ts'
import { exclusively } from '../upload/incoming.ts'
import { brandsOf } from './file-type.ts'
import { readHead } from './read-head.ts'
import { withEndMark } from './unended-jpeg.ts'

/** Decoding a larger image would fill the memory. */
export const maxPixels = 50e6
const maxEdge = 2560

/**
 * Re-encodes a JPEG, PNG, WebP or AVIF, so that only the image is left, without GPS, camera data or
 * anything appended: upright, at most 2,560 px, on white, in sRGB.
 */
export async function makeUprightJpeg(source: string, target: string): Promise<string> {
  const head = await readHead(source)
  if (formatOf(head) === 'moving picture') throw unsupportedType(sentences.moving)
  const claim = claimOf(head)
  if (claim === 'heic') throw unsupportedType(sentences.heic)
  if (claim === 'other') throw unsupportedType(sentences.other)
  const format = await checkHeader(source)
  const image = await reencode(source, 'error').catch(() =>
    format === 'jpeg' ? reencodeUnended(source) : refuseDamaged(),
  )
  await writeFile(target, image, exclusively)
  return target
}

/**
 * Decodes a JPEG completely.
 * @throws AppError 415 where it is another format, damaged or truncated
 */
export async function checkJpeg(source: string): Promise<void> {
  const options = { limitInputPixels: false, failOn: 'error' } as const
  const { format } = await sharp(source, options).metadata().catch(refuseDamaged)
  if (format !== 'jpeg') throw unsupportedType('This file is not a JPEG picture.')
  await sharp(source, options).resize(8, 8, { fit: 'fill' }).raw().toBuffer().catch(refuseDamaged)
}

/** The type by the first bytes; the decoder finds out whether the rest matches. */
function claimOf(head: Buffer): 'picture' | 'heic' | 'other' {
  const text = head.toString('latin1')
  const isWebp = text.startsWith('RIFF') && text.startsWith('WEBP', 8)
  if (isWebp || /^(\xff\xd8\xff|\x89PNG\r\n)/.test(text)) return 'picture'
  const brands = brandsOf(head)
  if (brands.some(brand => brand === 'avif' || brand === 'avis')) return 'picture'
  return brands.some(brand => /^(he|mif1|msf1)/.test(brand)) ? 'heic' : 'other'
}

/** Reads no pixels, so the size of an image that would fill the memory is still known. */
async function checkHeader(source: string): Promise<string> {
  const header = await sharp(source, { limitInputPixels: false }).metadata().catch(refuseDamaged)
  const { format, compression, width, height } = header
  if (compression === 'hevc') throw unsupportedType(sentences.heic)
  if (!['jpeg', 'png', 'webp', 'heif'].includes(format)) throw unsupportedType(sentences.other)
  if (width * height > maxPixels) throw unsupportedType(sentences.tooManyPixels(width * height))
  return format
}

/** Only the end mark may be missing: with one, the decoder warns of pixels that are. */
async function reencodeUnended(source: string): Promise<Buffer> {
  const jpeg = withEndMark(await readFile(source)) ?? refuseDamaged()
  return reencode(jpeg, 'warning').catch(refuseDamaged)
}

/** Cameras leave stray bytes, of which libjpeg only warns; missing pixels are errors. */
function reencode(source: string | Buffer, failOn: 'error' | 'warning'): Promise<Buffer> {
  return sharp(source, { limitInputPixels: maxPixels, failOn })
    .autoOrient()
    .resize({ width: maxEdge, height: maxEdge, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .jpeg({ quality: 82, mozjpeg: true })
    .toBuffer()
}

function refuseDamaged(): never {
  throw unsupportedType(
    'The picture is damaged or incomplete. Open it, save it again, and upload that copy.',
  )
}

const sentences = {
  heic:
    'This is an HEIC picture, which browsers do not show. Upload it in the upload manager, which makes ' +
    'it a JPEG, or send it to yourself in WhatsApp as a photo and upload the one that arrives. For new ' +
    'photos choose Settings > Camera > Formats > Most Compatible on an iPhone.',
  moving:
    'This picture moves, and would lose its motion. Save the picture as JPEG or PNG, or the motion as MP4, ' +
    'and upload that.',
  other: 'This file is not a picture that can be read here. Upload a JPEG, PNG, WebP or AVIF file.',
  tooManyPixels: (pixels: number) =>
    `The picture has ${Math.round(pixels / 1e6)} megapixels; at most ${maxPixels / 1e6} are ` +
    'taken. Save it in a smaller size and upload that.',
}
