import { createHash } from 'node:crypto'
import { LARGEST_FILE } from '../../../../web/features/company/brand/contract.ts'
import { AppError, badRequest } from '../../../base/errors.ts'
import type { ImageWorker } from '../../media/image-work/image-worker.ts'
import { cleanSvg } from './clean-svg/clean-svg.ts'
import { inside, sized } from './logo-drawing.ts'
import type { Logo } from './store.ts'

/** Pixels of the longer side of the picture that is made of it. */
const PICTURE = 800
/** Bytes of the picture that is made of it. */
const LARGEST_PICTURE = 200_000
/** Pixels of a PNG at its shorter side; less is blurred on paper. */
const SMALLEST = 64

/**
 * Reads a logo from a file in Base64. An SVG is rewritten from its allowed parts; a PNG is decoded
 * and encoded anew by the image process, and so is a picture of an SVG, for paper.
 * @throws AppError 400 with a sentence for the field `logo`
 */
export async function readLogo(file: string, makePicture: ImageWorker['make']): Promise<Logo> {
  const bytes = Buffer.from(file, 'base64')
  if (bytes.length > LARGEST_FILE) throw refusal(TOO_LARGE)
  const isPng = bytes.subarray(0, PNG.length).equals(PNG)
  const clean = isPng ? undefined : cleanSvg(bytes.toString('utf8'))
  // The picture's size applies, whatever the SVG's own numbers are.
  const sizedSvg = clean && sized(clean.svg, inside(clean, PICTURE))
  const source = sizedSvg === undefined ? file : Buffer.from(sizedSvg).toString('base64')
  const picture = await makePicture({ kind: 'logo', source, pixels: PICTURE }).catch(error => {
    throw error instanceof AppError && error.status !== 415 ? error : refusal(UNREADABLE)
  })
  if (picture.length > LARGEST_PICTURE) throw refusal(TOO_DETAILED)
  const { width, height } = clean ?? sizeOf(picture)
  if (width > 8 * height || height > 3 * width) throw refusal(SHAPE)
  if (isPng && Math.min(width, height) < SMALLEST) throw refusal(TOO_SMALL)
  const png = picture.toString('base64')
  const id = createHash('sha256')
    .update(clean?.svg ?? png)
    .digest('hex')
    .slice(0, 12)
  return { id, width, height, png, ...(clean && { svg: clean.svg }) }
}

const PNG = Buffer.from('89504e470d0a1a0a', 'hex')

/** Reads the size of a PNG from its header, which the image process has written. */
const sizeOf = (png: Buffer) => ({ width: png.readUInt32BE(16), height: png.readUInt32BE(20) })

const refusal = (sentence: string) => badRequest(sentence, { logo: sentence })

const TOO_LARGE =
  'The file is larger than 500 KB. Save it smaller: a logo needs no more than 800 pixels.'
const UNREADABLE =
  'This file cannot be read as a logo. Take an SVG, or a PNG of at most 4000 by 4000 pixels.'
const TOO_DETAILED = 'This picture is too detailed for a logo. Take a plainer one.'
const SHAPE = 'A logo is at most eight times as wide as high, and three times as high as wide.'
const TOO_SMALL = `This PNG is blurred in print. Take one of at least ${SMALLEST} pixels on each side.`
