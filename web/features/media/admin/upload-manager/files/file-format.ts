/** A file's format by its bytes, whatever its name. `HEVC` is a video that few browsers play. */
export type FileFormat =
  | 'JPEG'
  | 'PNG'
  | 'WebP'
  | 'AVIF'
  | 'HEIC'
  | 'BMP'
  | 'GIF'
  /** WebP, PNG, AVIF or HEIC of several pictures. */
  | 'moving picture'
  | 'TIFF'
  | 'MP4'
  | 'MOV'
  | 'HEVC'
  | 'AVI'
  | 'MKV or WebM'
  | 'WMV'
  | 'MPEG'
  | 'PDF'
  | 'ZIP'
  | 'unknown'

/** The number of bytes that `formatOf` examines. */
export const headBytes = 4096

/**
 * The format of a file by its beginning; the reader of the file finds out whether the rest matches.
 */
export function formatOf(head: Uint8Array): FileFormat {
  const bytes = head.subarray(0, headBytes)
  if (latin1(bytes.subarray(4, 8)) === 'ftyp') return formatOfBrands(brandsIn(bytes))
  const hex = Array.from(bytes, byte => byte.toString(16).padStart(2, '0')).join('')
  return beginnings.find(([, beginning]) => beginning.test(hex))?.[0] ?? 'unknown'
}

/** The first bytes of each format in hex. */
const beginnings: [FileFormat, RegExp][] = [
  ['JPEG', /^ffd8ff/],
  // A bit of the header marks an animation.
  ['moving picture', /^52494646.{8}5745425056503858.{8}.[2367abef]/],
  // The chunk acTL before the first IDAT marks an animation.
  ['moving picture', /^89504e470d0a1a0a((?!49444154)..)*6163544c/],
  ['PNG', /^89504e470d0a1a0a/],
  ['WebP', /^52494646.{8}57454250/],
  ['PDF', /^255044462d/],
  ['ZIP', /^504b(0304|0506)/],
  // The size of its header tells it from a text that begins with the same letters.
  ['BMP', /^424d.{24}(0c|28|34|38|40|6c|7c)000000/],
  ['GIF', /^474946383[79]61/],
  ['TIFF', /^(49492a00|4d4d002a)/],
  ['AVI', /^52494646.{8}41564920/],
  ['MKV or WebM', /^1a45dfa3/],
  ['WMV', /^3026b275/],
  ['MPEG', /^000001(b3|ba)/],
]

/** The major brand of an `ftyp` box, then the compatible ones: ISO/IEC 14496-12, 4.3. */
function brandsIn(bytes: Uint8Array): string[] {
  const size = new DataView(bytes.buffer, bytes.byteOffset).getUint32(0)
  const brands = [latin1(bytes.subarray(8, 12))]
  // The minor version is between them.
  for (let offset = 16; offset + 4 <= Math.min(size, bytes.length); offset += 4) {
    brands.push(latin1(bytes.subarray(offset, offset + 4)))
  }
  return brands
}

function formatOfBrands(brands: string[]): FileFormat {
  if (brands[0] === 'qt  ') return 'MOV'
  if (/^(avis|hev[cx]|msf1)$/.test(brands[0] ?? '')) return 'moving picture'
  if (brands.some(brand => /^avi[fs]$/.test(brand))) return 'AVIF'
  return brands.some(brand => /^(he[a-z\d]{2}|mif1|msf1)$/.test(brand)) ? 'HEIC' : 'MP4'
}

const latin1 = (bytes: Uint8Array) => String.fromCharCode(...bytes)
