/**
 * A JPEG with the end mark that it lacks, as of a camera that lost power or a program that forgets it.
 * Undefined where a part of the picture is missing: the decoder warns of one within a scan, while a whole
 * scan that is missing is a picture of fewer details to it.
 */
export function withEndMark(jpeg: Buffer): Buffer | undefined {
  return hasAllScans(jpeg) ? Buffer.concat([jpeg, Buffer.from([0xff, END])]) : undefined
}

const [END, SCAN] = [0xd9, 0xda]
const COEFFICIENTS = 64

/** Tells whether the scans have every bit of every coefficient: ITU-T T.81, B.2 and G.1. */
function hasAllScans(jpeg: Buffer): boolean {
  /** By component: how many bits of each coefficient are still to come. */
  const missing = new Map<number, number[]>()
  let at = 2
  while (at + 4 <= jpeg.length) {
    const marker = jpeg[at + 1] as number
    if (jpeg[at] !== 0xff || marker === END) return false
    if (marker === 0xff) {
      at += 1
      continue
    }
    const end = at + 2 + jpeg.readUInt16BE(at + 2)
    if (end > jpeg.length) return false
    const segment = jpeg.subarray(at + 4, end)
    if (isFrame(marker)) {
      for (let row = 6; row + 3 <= segment.length; row += 3) {
        missing.set(segment[row] as number, Array(COEFFICIENTS).fill(1))
      }
    }
    if (marker === SCAN) noteScan(segment, missing)
    at = marker === SCAN ? endOfScan(jpeg, end) : end
  }
  const all = [...missing.values()]
  return all.length > 0 && all.every(bits => bits.every(bit => bit === 0))
}

/** Baseline, extended or progressive, by Huffman codes: others are not decoded here. */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xc2

function noteScan(segment: Buffer, missing: Map<number, number[]>): void {
  const count = segment[0] ?? 0
  const [first = 0, last = 0, bits = 0] = segment.subarray(1 + count * 2)
  for (let index = 0; index < count; index++) {
    const component = missing.get(segment[1 + index * 2] ?? -1)
    component?.fill(bits & 0x0f, first, last + 1)
  }
}

/** At the next marker but those that only restart the decoder; a zero after `ff` says that it is data. */
function endOfScan(jpeg: Buffer, start: number): number {
  for (let at = jpeg.indexOf(0xff, start); at >= 0; at = jpeg.indexOf(0xff, at + 1)) {
    const next = jpeg[at + 1] ?? 0
    if (next !== 0 && next !== 0xff && (next < 0xd0 || next > 0xd7)) return at
  }
  return jpeg.length
}
