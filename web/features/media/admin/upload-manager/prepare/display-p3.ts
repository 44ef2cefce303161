import { kilobyte } from '../../../../../base/units.ts'

/** The red of Display P3 as the colour profiles of phones write it: XYZ, in 16.16 fixed point. */
const red = [0x58, 0x59, 0x5a, 0x20, 0, 0, 0, 0, 0, 0, 0x83, 0xdf, 0, 0, 0x3d, 0xbf]

/** Profiles are in the head of a file, before its pictures. */
const headBytes = 64 * kilobyte

/** Tells whether a photo has the colours of a phone's screen, which as sRGB would be pale. */
export function isDisplayP3(photo: Uint8Array): boolean {
  const last = Math.min(photo.length, headBytes) - red.length
  for (let offset = 0; offset <= last; offset++) {
    if (red.every((byte, index) => photo[offset + index] === byte)) return true
  }
  return false
}

/** Turns pixels of Display P3, red, green, blue and alpha in turn, into those of sRGB in place. */
export function toSrgb(pixels: Uint8ClampedArray): void {
  for (let offset = 0; offset < pixels.length; offset += 4) {
    const r = linear[pixels[offset] ?? 0] ?? 0
    const g = linear[pixels[offset + 1] ?? 0] ?? 0
    const b = linear[pixels[offset + 2] ?? 0] ?? 0
    pixels[offset] = encoded(1.2249 * r - 0.2249 * g)
    pixels[offset + 1] = encoded(1.0421 * g - 0.0421 * r)
    pixels[offset + 2] = encoded(1.0983 * b - 0.0196 * r - 0.0786 * g)
  }
}

/** Both have the curve of sRGB, IEC 61966-2-1. */
const linear = Float32Array.from({ length: 256 }, (_, value) => {
  const share = value / 255
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
})

const steps = 4095
const curve = Uint8ClampedArray.from({ length: steps + 1 }, (_, step) => {
  const share = step / steps
  return 255 * (share <= 0.0031308 ? share * 12.92 : 1.055 * share ** (1 / 2.4) - 0.055)
})
const encoded = (share: number) =>
  curve[Math.round(Math.min(1, Math.max(0, share)) * steps)] as number
