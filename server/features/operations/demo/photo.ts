import sharp, { type Matrix3x3 } from 'sharp'
import type { Slot } from '../../../../web/sections/fields.ts'
import { draw } from '../../../drawings/index.ts'
import { stages } from '../../../drawings/kit/stage.ts'

const longestSide = 1280

/** A slot's drawing in the dress of a photo: a ground, light from one side, a lens, film grain. */
export async function demoPhoto(slot: Slot): Promise<Buffer> {
  const { width, height } = stages[slot.shape]
  const size = { width: longestSide, height: Math.round((longestSide * height) / width) }
  const light = lightOf(slot.path)
  const drawing = await sharp(Buffer.from(draw(slot)))
    .resize({ ...size, fit: 'fill' })
    .png(unpacked)
    .toBuffer()
  const scene = await sharp(ground(size, light))
    .composite([{ input: drawing }])
    .png(unpacked)
    .toBuffer()
  return sharp(scene)
    .composite([
      { input: sun(size, light), blend: 'soft-light' },
      { input: lens(size), blend: 'multiply' },
      { input: await grain(size), blend: 'soft-light' },
    ])
    .blur(0.6)
    .recomb(faded)
    .jpeg({ quality: 80 })
    .toBuffer()
}

/**
 * A seventh less saturated and 3 % brighter, by the matrix of `saturate` in Filter Effects Level 1;
 * sharp's `modulate` takes almost three times as long.
 */
const faded = saturated(0.86, 1.03)

/** The weights of red, green and blue in each channel; 1 and 1 change nothing. */
function saturated(saturation: number, brightness: number): Matrix3x3 {
  const luma = [0.213, 0.715, 0.072]
  const row = (channel: number) =>
    luma.map(
      (weight, index) =>
        brightness * (weight * (1 - saturation) + (index === channel ? saturation : 0)),
    )
  return [row(0), row(1), row(2)] as Matrix3x3
}

/** Intermediate images are not compressed: that would take most of the time. */
const unpacked = { compressionLevel: 0 } as const

interface Size {
  width: number
  height: number
}

interface Light {
  /** The origin of the light, in percent of the width. */
  from: number
  warm: string
  cool: string
}

/** Morning, noon or evening, from the left or the right; the same slot always the same. */
function lightOf(path: string): Light {
  const chance = [...path].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) >>> 0, 7)
  const times = [
    { warm: '#ffe2b0', cool: '#5a6b7d' },
    { warm: '#fff6e0', cool: '#6d7f86' },
    { warm: '#ffcf9a', cool: '#4d5872' },
  ]
  const time = times[chance % times.length] ?? { warm: '#fff6e0', cool: '#6d7f86' }
  return { from: chance % 2 ? 12 : 88, ...time }
}

const svg = ({ width, height }: Size, content: string) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${content}</svg>`,
  )

const filled = (gradient: string) =>
  `<defs>${gradient}</defs><rect width="100%" height="100%" fill="url(#g)"/>`

const ground = (size: Size, { warm }: Light) =>
  svg(
    size,
    filled(
      `<linearGradient id="g" x2="0" y2="1"><stop stop-color="#cfdcdf"/>` +
        `<stop offset="0.55" stop-color="${warm}"/><stop offset="1" stop-color="#b9a98e"/></linearGradient>`,
    ),
  )

const sun = (size: Size, { from, warm, cool }: Light) =>
  svg(
    size,
    filled(
      `<radialGradient id="g" cx="${from}%" cy="8%" r="110%"><stop stop-color="${warm}"/>` +
        `<stop offset="0.45" stop-color="#8a8a8a"/><stop offset="1" stop-color="${cool}"/></radialGradient>`,
    ),
  )

/** Darker towards the corners. */
const lens = (size: Size) =>
  svg(
    size,
    filled(
      '<radialGradient id="g" r="75%"><stop offset="0.55" stop-color="#fff"/>' +
        '<stop offset="1" stop-color="#9a9a9a"/></radialGradient>',
    ),
  )

const grains = new Map<number, Promise<Buffer>>()

/** The same for all photos of a height; the repetition does not show. */
function grain({ width, height }: Size): Promise<Buffer> {
  const buffer = grains.get(height) ?? makeGrain(width, height)
  grains.set(height, buffer)
  return buffer
}

const makeGrain = (width: number, height: number) =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#808080',
      noise: { type: 'gaussian', mean: 128, sigma: 22 },
    },
  })
    .png(unpacked)
    .toBuffer()
