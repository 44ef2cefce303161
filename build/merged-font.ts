import { create } from 'fontkit'

/**
 * Merges static TrueType fonts whose glyphs are split by script into one. The first one gives all
 * else: names, heights, and the kerning and ligatures of its own glyphs.
 * @param files of one design and size of the em, without common characters
 */
export function mergedFont(files: readonly Buffer[]): Buffer {
  const parts = files.map(partOf)
  const [first] = parts
  if (!first) throw new Error('There is no font to merge')
  const starts = parts.map((_, index) =>
    parts.slice(0, index).reduce((sum, { glyphs }) => sum + glyphs.length, 0),
  )
  const startOf = (index: number) => starts[index] ?? 0
  const glyphs = parts.flatMap(({ glyphs }, index) =>
    glyphs.map(glyph => ({ ...glyph, outline: shiftedOutline(glyph.outline, startOf(index)) })),
  )
  const characters = parts.flatMap(({ characters }, index) =>
    characters.map(([code, glyph]) => [code, glyph + startOf(index)] as const),
  )
  return fileOf({
    ...first.tables,
    glyf: Buffer.concat(glyphs.map(({ outline }) => outline)),
    loca: locaOf(glyphs.map(({ outline }) => outline.length)),
    hmtx: Buffer.concat(glyphs.map(({ metrics }) => metrics)),
    cmap: cmapOf(characters),
    head: changed(first.tables.head, { 50: 1 }),
    hhea: changed(first.tables.hhea, { 34: glyphs.length }),
    maxp: maxpOf(
      parts.map(({ tables }) => tables.maxp),
      glyphs.length,
    ),
  })
}

interface Part {
  tables: Record<Copied, Buffer>
  glyphs: { outline: Buffer; metrics: Buffer }[]
  characters: [code: number, glyph: number][]
}

const COPIED = ['head', 'hhea', 'maxp', 'OS/2', 'name', 'post', 'prep', 'gasp'] as const
const LAYOUT = ['GDEF', 'GPOS', 'GSUB'] as const
type Copied = (typeof COPIED)[number] | (typeof LAYOUT)[number]

function partOf(file: Buffer): Part {
  const places = new Map(
    Array.from({ length: file.readUInt16BE(4) }, (_, index) => {
      const offset = 12 + 16 * index
      const start = file.readUInt32BE(offset + 8)
      const bytes = file.subarray(start, start + file.readUInt32BE(offset + 12))
      return [file.toString('latin1', offset, offset + 4), bytes] as const
    }),
  )
  const table = (name: string) => places.get(name) ?? Buffer.alloc(0)
  const [head, loca, hmtx] = [table('head'), table('loca'), table('hmtx')]
  const place = (index: number) =>
    head.readInt16BE(50) ? loca.readUInt32BE(4 * index) : 2 * loca.readUInt16BE(2 * index)
  const full = table('hhea').readUInt16BE(34)
  const glyphs = Array.from({ length: table('maxp').readUInt16BE(4) }, (_, index) => {
    const outline = table('glyf').subarray(place(index), place(index + 1))
    // Glyphs after the last full entry have its width.
    const width = hmtx.subarray(4 * Math.min(index, full - 1)).subarray(0, 2)
    const bearing = index < full ? 4 * index + 2 : 4 * full + 2 * (index - full)
    return { outline, metrics: Buffer.concat([width, hmtx.subarray(bearing, bearing + 2)]) }
  })
  const tables = Object.fromEntries([...COPIED, ...LAYOUT].map(name => [name, table(name)]))
  return { tables: tables as Part['tables'], glyphs, characters: charactersOf(file) }
}

/** The code of each character of a font, with its glyph. */
export function charactersOf(file: Buffer): [code: number, glyph: number][] {
  const font = create(file)
  if (!('characterSet' in font)) throw new Error('A collection of fonts cannot be merged')
  return font.characterSet.map(code => [code, font.glyphForCodePoint(code).id])
}

/** An outline of an even length, as `loca` wants it, whose parts are that many glyphs later. */
function shiftedOutline(outline: Buffer, by: number): Buffer {
  const copy = Buffer.concat([outline, Buffer.alloc(outline.length % 2)])
  if (copy.length === 0 || copy.readInt16BE(0) >= 0) return copy
  for (let offset = 10, flags = MORE; flags & MORE; ) {
    flags = copy.readUInt16BE(offset)
    copy.writeUInt16BE(copy.readUInt16BE(offset + 2) + by, offset + 2)
    const scale = flags & 0x8 ? 2 : flags & 0x40 ? 4 : flags & 0x80 ? 8 : 0
    offset += 4 + (flags & 0x1 ? 4 : 2) + scale
  }
  return copy
}

/** The flag of a part of a glyph after which another one follows. */
const MORE = 0x20

function locaOf(lengths: readonly number[]): Buffer {
  let end = 0
  return longs(0, ...lengths.map(length => (end += length)))
}

/** The table has format 12, which takes the whole of Unicode. */
function cmapOf(characters: readonly (readonly [code: number, glyph: number])[]): Buffer {
  const sorted = [...characters].sort(([one], [other]) => one - other)
  const groups = sorted.flatMap(([code, glyph]) => [code, code, glyph])
  const head = Buffer.from('000000010003000a0000000c000c0000', 'hex')
  return Buffer.concat([head, longs(16 + 4 * groups.length, 0, sorted.length, ...groups)])
}

/** Its counts are the largest of all fonts, but for that of the glyphs. */
function maxpOf(all: readonly Buffer[], glyphs: number): Buffer {
  const fields = Array.from({ length: 13 }, (_, index) => 6 + 2 * index)
  const largest = fields.map(offset => [
    offset,
    Math.max(...all.map(maxp => maxp.readUInt16BE(offset))),
  ])
  return changed(all[0] as Buffer, { ...Object.fromEntries(largest), 4: glyphs })
}

function changed(table: Buffer, fields: Record<number, number>): Buffer {
  const copy = Buffer.from(table)
  for (const [offset, value] of Object.entries(fields)) copy.writeUInt16BE(value, Number(offset))
  return copy
}

function fileOf(all: Record<string, Buffer>): Buffer {
  const tables = Object.entries(all)
    .filter(([, bytes]) => bytes.length > 0)
    .sort(([one], [other]) => (one < other ? -1 : 1))
  const head = Buffer.alloc(12)
  head.writeUInt32BE(0x00010000)
  head.writeUInt16BE(tables.length, 4)
  let offset = 12 + 16 * tables.length
  const directory = tables.map(([name, bytes]) => {
    const entry = Buffer.concat([Buffer.from(name, 'latin1'), longs(0, offset, bytes.length)])
    offset += bytes.length + padding(bytes)
    return entry
  })
  const padded = tables.flatMap(([, bytes]) => [bytes, Buffer.alloc(padding(bytes))])
  return Buffer.concat([head, ...directory, ...padded])
}

const padding = (bytes: Buffer) => -bytes.length & 3

const longs = (...numbers: number[]): Buffer =>
  Buffer.concat(
    numbers.map(number => {
      const bytes = Buffer.alloc(4)
      bytes.writeUInt32BE(number)
      return bytes
    }),
  )
