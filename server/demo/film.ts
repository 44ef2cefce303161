import sharp from 'sharp'
import type { Slot } from '../../web/sections/fields.ts'
import { encodePan, type Planes } from './h264.ts'
import { muxMp4 } from './mp4.ts'
import { demoPhoto } from './photo.ts'

const frame = { width: 960, height: 540, rate: 25 }
const margin = { x: 64, y: 34 }
const seconds = 8

/** A camera that sways in front of the slot's photo and ends where it began. */
export async function demoFilm(slot: Slot): Promise<Buffer> {
  const width = frame.width + 2 * margin.x
  const height = frame.height + 2 * margin.y
  const { data } = await sharp(await demoPhoto(slot))
    .resize({ width, height, fit: 'cover' })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const count = seconds * frame.rate
  const shifts = Array.from({ length: count - 1 }, (_, index) => {
    const turn = (2 * Math.PI * (index + 1)) / count
    return {
      x: Math.round(4 * margin.x * 0.95 * Math.sin(turn)),
      y: Math.round(4 * margin.y * 0.9 * Math.sin(2 * turn)),
    }
  })
  return muxMp4(encodePan(planesOf(data, width, height), margin, shifts), frame)
}

/** BT.601 in the limited range, chroma of the mean of four pixels. */
function planesOf(rgb: Buffer, width: number, height: number): Planes {
  const y = new Uint8Array(width * height)
  const u = new Uint8Array(y.length / 4)
  const v = new Uint8Array(y.length / 4)
  const blues = new Float32Array(u.length)
  const reds = new Float32Array(u.length)
  for (let at = 0; at < y.length; at += 1) {
    const [r = 0, g = 0, b = 0] = rgb.subarray(3 * at, 3 * at + 3)
    y[at] = 16.5 + 0.257 * r + 0.504 * g + 0.098 * b
    const half = ((at % width) >> 1) + (Math.floor(at / width) >> 1) * (width / 2)
    blues[half] = (blues[half] ?? 0) - 0.148 * r - 0.291 * g + 0.439 * b
    reds[half] = (reds[half] ?? 0) + 0.439 * r - 0.368 * g - 0.071 * b
  }
  for (let at = 0; at < u.length; at += 1) {
    u[at] = 128.5 + (blues[at] ?? 0) / 4
    v[at] = 128.5 + (reds[at] ?? 0) / 4
  }
  return { width, height, y, u, v }
}
