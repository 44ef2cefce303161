import { bitWriter } from './bits.ts'

/** A picture in planes, 8 bits a sample, chroma at half the size (BT.601, limited range). */
export interface Planes {
  /** Of the luma, both multiples of 16. */
  width: number
  height: number
  y: Uint8Array
  u: Uint8Array
  v: Uint8Array
}

/** What of the coded picture is hidden on each side, in even pixels. */
export interface Margin {
  x: number
  y: number
}

/** Units of a stream, without start codes. */
export interface PannedFilm {
  sequence: Uint8Array
  picture: Uint8Array
  frames: Uint8Array[]
}

/** In quarters of a pixel, at most four times the margin. */
export interface Shift {
  x: number
  y: number
}

/**
 * H.264 of one still picture that a camera pans over: a key frame of plain samples, and for each
 * further frame a single motion vector for all of it. The pan shows what the margin hides, so no
 * frame needs a difference, and no encoder is needed. Section numbers are those of ITU-T H.264.
 */
export function encodePan(picture: Planes, margin: Margin, shifts: readonly Shift[]): PannedFilm {
  return {
    sequence: unit(0x67, sequenceParameters(picture, margin)),
    picture: unit(0x68, pictureParameters()),
    frames: [
      unit(0x65, keyFrame(picture)),
      ...shifts.map((shift, index) => unit(0x01, shifted(picture, shift, index + 1))),
    ],
  }
}

const macroblocks = ({ width, height }: Planes) => ({ across: width / 16, down: height / 16 })

/** 7.3.2.1: Constrained Baseline, level 3.1, one reference frame. */
function sequenceParameters(picture: Planes, { x, y }: Margin): Uint8Array {
  const { across, down } = macroblocks(picture)
  return bitWriter()
    .fixed(8, 66)
    .fixed(8, 0xc0)
    .fixed(8, 31)
    .unsigned(0, 0, 0, 4, 1)
    .fixed(1, 0)
    .unsigned(across - 1, down - 1)
    .fixed(3, 0b111)
    .unsigned(x / 2, x / 2, y / 2, y / 2)
    .fixed(1, 0)
    .end()
}

/** 7.3.2.2: nothing but the deblocking filter's switch. */
const pictureParameters = () =>
  bitWriter()
    .unsigned(0, 0)
    .fixed(2, 0)
    .unsigned(0, 0, 0)
    .fixed(3, 0)
    .signed(0)
    .signed(0)
    .signed(0)
    .fixed(3, 0b100)
    .end()

/** 7.3.3 and 7.3.5 with macroblocks of type I_PCM. */
function keyFrame(picture: Planes): Uint8Array {
  const writer = bitWriter().unsigned(0, 7, 0).fixed(4, 0).unsigned(0).fixed(8, 0).fixed(2, 0)
  writer.signed(0).unsigned(1)
  const { across, down } = macroblocks(picture)
  for (let row = 0; row < down; row += 1) {
    for (let column = 0; column < across; column += 1) {
      writer.unsigned(25).aligned(samplesOf(picture, column, row))
    }
  }
  return writer.end()
}

function samplesOf({ width, y, u, v }: Planes, column: number, row: number): Uint8Array {
  const samples = new Uint8Array(384)
  let at = 0
  const take = (plane: Uint8Array, side: number, stride: number) => {
    for (let line = 0; line < side; line += 1) {
      const start = (row * side + line) * stride + column * side
      samples.set(plane.subarray(start, start + side), at)
      at += side
    }
  }
  take(y, 16, width)
  take(u, 8, width / 2)
  take(v, 8, width / 2)
  return samples
}

/**
 * A frame that no other one refers to. The first macroblock carries the vector; along the upper and
 * left edge it is predicted and the difference is none; all others are skipped and infer it (8.4.1).
 */
function shifted(picture: Planes, { x, y }: Shift, index: number): Uint8Array {
  const writer = bitWriter()
    .unsigned(0, 5, 0)
    .fixed(4, 1)
    .fixed(8, (2 * index) & 255)
    .fixed(2, 0)
  writer.signed(0).unsigned(1)
  const { across, down } = macroblocks(picture)
  const moved = (skipped: number, dx: number, dy: number) =>
    writer.unsigned(skipped, 0).signed(dx).signed(dy).unsigned(0)
  moved(0, x, y)
  for (let column = 1; column < across; column += 1) moved(0, 0, 0)
  for (let row = 1; row < down; row += 1) moved(row === 1 ? 0 : across - 1, 0, 0)
  return writer.unsigned(across - 1).end()
}

/** 7.4.1: three bytes that look like a start code get a 3 among them. */
function unit(header: number, payload: Uint8Array): Uint8Array {
  const bytes = [header]
  let zeros = 0
  for (const byte of payload) {
    if (zeros >= 2 && byte <= 3) {
      bytes.push(3)
      zeros = 0
    }
    bytes.push(byte)
    zeros = byte === 0 ? zeros + 1 : 0
  }
  return Uint8Array.from(bytes)
}
