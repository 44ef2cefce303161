/**
 * The brands in the `ftyp` box at the start of MP4, HEIC and AVIF files, the major one first; empty
 * for any other file. ISO/IEC 14496-12, 4.3.
 */
export function brandsOf(head: Buffer): string[] {
  if (head.toString('latin1', 4, 8) !== 'ftyp') return []
  const end = Math.min(head.readUInt32BE(0), head.length)
  const brands: string[] = []
  for (let at = 8; at + 4 <= end; at += 4) {
    // The minor version is between the major brand and the compatible ones.
    if (at !== 12) brands.push(head.toString('latin1', at, at + 4))
  }
  return brands
}
