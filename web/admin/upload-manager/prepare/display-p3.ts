/** The red of Display P3 as the colour profiles of phones write it: XYZ, in 16.16 fixed point. */
const red = [0x58, 0x59, 0x5a, 0x20, 0, 0, 0, 0, 0, 0, 0x83, 0xdf, 0, 0, 0x3d, 0xbf]

/** Profiles are in the head of a file, before its pictures. */
const headBytes = 64 * 1024

/** Whether a photo has the colours of a phone's screen, which as sRGB would be pale. */
export function isDisplayP3(photo: Uint8Array): boolean {
  const last = Math.min(photo.length, headBytes) - red.length
  for (let at = 0; at <= last; at++) {
    if (red.every((byte, index) => photo[at + index] === byte)) return true
  }
  return false
}
