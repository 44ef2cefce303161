import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { sample } from './samples.ts'

const original = readFile(sample('photo-12mp-rotated-gps.jpg'))

/**
 * A photo of 12 megapixels as a phone takes it; other bytes, and so another upload, for each
 * number.
 */
export async function cameraPhoto(number: number): Promise<Buffer> {
  const photo = await original
  const comment = Buffer.from(`photo ${number}`)
  const head = Buffer.from([0xff, 0xfe, 0, comment.length + 2])
  return Buffer.concat([photo.subarray(0, 2), head, comment, photo.subarray(2)])
}

/** Another part of that photo for each number, cut to a square of so many pixels. */
export async function productPhoto(number: number, edge: number): Promise<Buffer> {
  const left = (number % 5) * 300
  const top = Math.floor(number / 5) * 400
  return sharp(await original)
    .autoOrient()
    .extract({ left, top, width: 1800, height: 1800 })
    .resize(edge)
    .jpeg({ quality: 88 })
    .toBuffer()
}
