import { deflateSync } from 'node:zlib'
import {
  ascii85,
  asciiHex,
  type Bytes,
  front,
  indexed,
  join,
  lzw,
  pngRows,
  runLength,
  type StreamForm,
  stream,
  tiffRows,
} from '../../../support/pdf-file.ts'

export const script = '<</S/JavaScript/JS(app.alert(1))>>'
export const innocent = '<</S/GoTo/D[3 0 R/Fit]>>'

/** A PDF with an open action, in an object that a check may miss. */
type WithAction = (action: string) => Buffer

/** As it is packed: the list of objects, then the objects. Longer than a row of a predictor. */
const listed = (action: string) =>
  Buffer.from(`5 0 7 60    ${action.padEnd(60)}(${'further text '.repeat(30)})`)
const counts = '/N 2/First 12'

/** Object 5 in object stream 6. */
function packed(
  dictionary: string,
  pack: (bytes: Buffer) => Bytes,
  { behind = () => '', place = '6 0 obj', ...form }: Packed = {},
): WithAction {
  return action => {
    const content = join(pack(listed(action)))
    return indexed(join(front, stream(dictionary, content, form), behind(content.length)), {
      5: [6, 0],
      6: place,
      7: [6, 1],
    })
  }
}

interface Packed extends StreamForm {
  /** What follows, told how long the packed objects are. */
  behind?: (length: number) => string
  place?: string
}

const plain = (bytes: Buffer) => bytes
const flate = (bytes: Buffer) => deflateSync(bytes)
const named = `/Type/ObjStm${counts}`
const flated = `${named}/Filter/FlateDecode`

/** The length as it is, more by so many bytes each time. */
const lengths =
  (...more: number[]) =>
  (length: number) =>
    more.map(plus => `8 0 obj\n${length + plus}\nendobj\n`).join('')

/**
 * In syntax that is valid or that readers tolerate: without the script, the same file is accepted.
 */
export const hidden: Record<string, WithAction> = {
  'in plain letters': action =>
    indexed(join(front, `5 0 obj\n${action}\nendobj\n`), { 5: '5 0 obj' }),
  'with escaped names': action =>
    indexed(
      join(front, `5 0 obj\n${action.replace('/JavaScript/JS', '/J#61v#61Script/J#53')}\nendobj\n`),
      { 5: '5 0 obj' },
    ),
  'in an object stream': packed(flated, flate),
  'in one whose type is spelt in numbers': packed(flated.replace('ObjStm', 'Obj#53tm'), flate),
  'in one whose keys are spelt in numbers': packed(
    '/#54ype/Obj#53t#6d/#4e 2/F#69rst 12/F#69lter/Fl#61teDecode',
    flate,
  ),
  'in one whose number and word stand on two lines': packed(flated, flate, {
    opening: '6 0\nobj\n',
    place: '6 0\nobj',
  }),
  'in one with comments between all words': packed(flated, flate, {
    opening: '6%of\r0 % all\n%\n obj%1 0 R\n',
    begins: '%\n%stream\n stream\r\n',
    place: '6%of',
  }),
  'in one with white space of all kinds': packed(flated, flate, {
    opening: '6\f\t0\0\r\nobj',
    place: '6\f\t0',
  }),
  'in one without a type': packed(`${counts}/Filter/FlateDecode`, flate),
  'in one of another type': packed(`/Type/Metadata${counts}/Filter/FlateDecode`, flate),
  'in one without a first place': action =>
    indexed(join(front, stream('/N 1/Filter/Fl', deflateSync(`5 6   ${action}`))), {
      5: [6, 0],
      6: '6 0 obj',
    }),
  'in one whose list is none': packed(flated, bytes => deflateSync(`x ${bytes}`)),
  'in one that is not packed': packed(named, plain),
  'in one that ends at the word for it': packed(flated, flate, { ends: 'endstream endobj\n' }),
  'in one that begins behind a carriage return': packed(flated, flate, { begins: 'stream\r' }),
  'in one whose length is another object': packed(flated, flate, {
    length: '8 0 R',
    behind: length => `8 0 obj\n${length}\nendobj\n`,
  }),
  'in one that says it is binary as digits': packed(`${named}/Filter/ASCIIHexDecode`, asciiHex),
  'in one as digits with gaps': packed(`${named}/Filter/AHx`, bytes =>
    asciiHex(bytes).replace(/.{7}/g, '$& \n'),
  ),
  'in one in letters': packed(`${named}/Filter/A85`, ascii85),
  'in one in letters, flated before': packed(
    `${named}/Filter[/ASCII85Decode/FlateDecode]/DecodeParms[null null]`,
    bytes => ascii85(deflateSync(bytes)),
  ),
  'in one with four filters by their short names': packed(
    `${named}/Filter[/AHx/A85/RL/Fl]`,
    bytes => asciiHex(Buffer.from(ascii85(runLength(deflateSync(bytes))))),
  ),
  'in one packed by runs': packed(`${named}/Filter/RunLengthDecode`, runLength),
  'in one packed by LZW': packed(`${named}/Filter/LZWDecode`, bytes => lzw(bytes)),
  'in one packed by LZW that does not grow early': packed(
    `${named}/Filter/LZW/DecodeParms<</EarlyChange 0>>`,
    bytes => lzw(bytes, 0),
  ),
  'in one told by the row above': packed(
    `${flated}/DecodeParms<</Predictor 12/Columns 10>>`,
    bytes => deflateSync(pngRows(bytes, 10, 2)),
  ),
  'in one told in all ways of PNG': packed(
    `${flated}/DecodeParms<</Predictor 15/Columns 10>>`,
    bytes => deflateSync(pngRows(bytes, 10)),
  ),
  'in one told as PNG, packed by LZW': packed(
    `${named}/Filter[/LZWDecode]/DecodeParms[<</Predictor 10/Colors 1/BitsPerComponent 8/Columns 16>>]`,
    bytes => lzw(pngRows(bytes, 16, 1)),
  ),
  'in one told as TIFF': packed(`${flated}/DecodeParms<</Predictor 2/Colors 3/Columns 5>>`, bytes =>
    deflateSync(tiffRows(bytes, 15, 3)),
  ),
  'in one that extends another': packed(`${flated}/Extends 8 0 R`, flate, {
    behind: () =>
      stream(flated, flate(listed(innocent)), { opening: '8 0 obj\n' }).toString('latin1'),
  }),
  'in an update of the file': action => {
    const first = indexed(join(front, `5 0 obj\n${innocent}\nendobj\n`), { 5: '5 0 obj' })
    const update = join(first, stream(flated, flate(listed(action))))
    const prev = `/Prev ${first.lastIndexOf('20 0 obj')}`
    return indexed(update, { 5: [6, 0], 6: '6 0 obj', 7: [6, 1] }, prev)
  },
  'in an update right behind the end of a file': action => {
    const first = indexed(join(front, `5 0 obj\n${innocent}\nendobj\n`), { 5: '5 0 obj' })
    const end = first.subarray(0, first.length - 1)
    const update = join(end, stream(flated, flate(listed(action)), { opening: '6 0 obj\r' }))
    return indexed(update, { 5: [6, 0], 6: '6 0 obj', 7: [6, 1] })
  },
  'that only the stream beside a table names': hybrid,
}

/** A table for old readers, and an index stream with the packed objects. ISO 32000-1, 7.5.8.4. */
function hybrid(action: string): Buffer {
  const body = indexed(join(front, stream(flated, flate(listed(action)))), {
    5: [6, 0],
    6: '6 0 obj',
    7: [6, 1],
  })
  const [cut, index] = [body.lastIndexOf('startxref'), body.lastIndexOf('20 0 obj')]
  const rows = [1, 2, 3, 4].map(object => body.indexOf(`${object} 0 obj`))
  const table = rows.map(place => `${String(place).padStart(10, '0')} 00000 n \n`).join('')
  const root = `<</Size 21/Root 1 0 R/XRefStm ${index}>>`
  const tail = `xref\n0 5\n0000000000 65535 f \n${table}trailer\n${root}\nstartxref\n${cut}\n%%EOF\n`
  return join(body.subarray(0, cut), tail)
}

/**
 * Files in which readers disagree about the bounds of an object: rejected whatever they contain.
 * The control is the most similar file that is accepted.
 */
export const unclear: Record<string, { file: Buffer; control: Buffer }> = {
  'a stream that begins within a text': {
    file: withFive(`<</X(>>\nstream\n)/S/JavaScript/JS(app.alert(1))>>\nendobj %endstream`),
    control: withFive('<</X(>> streams \\) and \\( more (within) )/S/GoTo/D[3 0 R/Fit]>>\nendobj'),
  },
  'an object in a comment': {
    file: indexed(join(front, `%5 0 obj ${innocent} endobj\n`), { 5: '5 0 obj' }),
    control: withFive(`${innocent} %5 objects\nendobj`),
  },
  'an object behind the last trailer': {
    file: join(withFive(innocent), '%6 0 obj'),
    control: join(withFive(innocent), '%6 objects'),
  },
  'an object in a text': {
    file: indexed(join(front, `6 0 obj\n(5 0 obj ${innocent} endobj)\nendobj\n`), { 5: '5 0 obj' }),
    control: withFive(`<</X(5 obj)/S/GoTo/D[3 0 R/Fit]>>\nendobj`),
  },
  'an object in a stream': {
    file: indexed(join(front, stream('', `5 0 obj\n${innocent}\nendobj`)), { 5: '5 0 obj' }),
    control: withFive(innocent, stream('', '5 obj 0 endobj')),
  },
  'an object in a stream, with comments between its words': {
    file: indexed(join(front, stream('', `5%\n%x\n0%\robj ${innocent} endobj`)), { 5: '5%\n%x' }),
    control: withFive(innocent, stream('', '5 % obj')),
  },
  'an object stream in a stream': {
    file: indexed(
      join(front, stream('', stream(flated, flate(listed(script)), { opening: '8 0 obj' }))),
      { 5: [8, 0], 8: '8 0 obj' },
    ),
    control: withFive(innocent, stream('', deflateSync(listed(script)))),
  },
  'a trailer in a stream': {
    file: withFive(innocent, stream('', 'xref\n0 0\ntrailer %\n<</Root<</OpenAction 5 0 R>>>>')),
    control: withFive(innocent, stream('', 'a trailer is < a house')),
  },
  'a dictionary that no object holds': {
    file: withFive(`${innocent}\nendobj\n<</Root 1 0 R>>`),
    control: withFive(`${innocent}\nendobj\n9 0 obj\n<</Root 1 0 R>>\nendobj`),
  },
  'packed objects that go on behind a first end': {
    file: packed(
      `${named}/Filter/ASCIIHexDecode`,
      bytes => `\nendstream ${asciiHex(bytes)}`,
    )(script),
    control: packed(`${named}/Filter/ASCIIHexDecode`, asciiHex)(innocent),
  },
  'packed objects with a length that is too great': {
    file: packed(flated, flate, { length: '4000' })(innocent),
    control: withFive(innocent, stream('/Type/XObject', 'q Q', { length: '4000' })),
  },
  'packed objects with a length that is too small': {
    file: packed(`${named}/Filter/A85`, ascii85, { length: '20' })(innocent),
    control: withFive(innocent, stream('', 'q Q', { length: '1' })),
  },
  'packed objects with two lengths': {
    file: packed(flated, flate, { length: '8 0 R', behind: lengths(0, 1) })(innocent),
    control: packed(flated, flate, { length: '8 0 R', behind: lengths(0, 0) })(innocent),
  },
  'packed objects with two filters of one name': {
    file: packed(`${named}/Filter/AHx/Filt#65r/FlateDecode`, flate)(innocent),
    control: packed(`${named}/Filt#65r/FlateDecode`, flate)(innocent),
  },
  'packed objects with a filter by its key in short': {
    file: packed(`${named}/F/AHx/Filter/FlateDecode`, flate)(innocent),
    control: packed(flated, flate)(innocent),
  },
  'packed objects with parameters for one of two filters': {
    file: packed(
      `${named}/Filter[/AHx/FlateDecode]/DecodeParms<</Predictor 12/Columns 10>>`,
      bytes => asciiHex(deflateSync(bytes)),
    )(innocent),
    control: packed(
      `${named}/Filter[/AHx/FlateDecode]/DecodeParms[null<</Predictor 12/Columns 10>>]`,
      bytes => asciiHex(deflateSync(pngRows(bytes, 10))),
    )(innocent),
  },
  'packed objects as a picture': {
    file: packed(`${named}/Filter/DCTDecode`, plain)(innocent),
    control: withFive(innocent, stream('/Subtype/Image/Filter/DCTDecode', 'a picture')),
  },
  'packed objects with a filter that only new readers know': {
    file: packed(`${named}/Filter/BrotliDecode`, plain)(innocent),
    control: withFive(innocent, stream('/Filter/BrotliDecode', 'a page')),
  },
  'packed objects that are cut': {
    file: packed(flated, bytes => deflateSync(bytes).subarray(0, 40))(innocent),
    control: withFive(innocent, stream('/Filter/FlateDecode', deflateSync('cut').subarray(0, 4))),
  },
  'packed objects that a filter reads otherwise': {
    file: packed(
      `${named}/Filter/AHx`,
      bytes => `${asciiHex(bytes).replace('>', '')}xyz>`,
    )(innocent),
    control: packed(`${named}/Filter/AHx`, bytes => asciiHex(bytes).toUpperCase())(innocent),
  },
  'packed objects told in a sixth way of PNG': {
    file: packed(`${flated}/DecodeParms<</Predictor 12/Columns 10>>`, bytes =>
      deflateSync(Buffer.from(pngRows(bytes, 10, 0).map((byte, at) => (at % 11 ? byte : 5)))),
    )(innocent),
    control: packed(`${flated}/DecodeParms<</Predictor 12/Columns 10>>`, bytes =>
      deflateSync(pngRows(bytes, 10, 4)),
    )(innocent),
  },
  'a stream among packed objects': {
    file: indexed(
      join(
        front,
        stream(
          named,
          `8 0 9 0     <<${named}/Filter/AHx>> % a\nstream\n${asciiHex(listed(script))}`,
        ),
      ),
      { 5: [8, 0], 6: '6 0 obj', 8: [6, 0] },
    ),
    control: packed(named, bytes => `${bytes.toString()}(a stream\\nstreams) /stream`)(innocent),
  },
}

function withFive(five: string, more: Bytes = ''): Buffer {
  const end = five.includes('endobj') ? '\n' : '\nendobj\n'
  return indexed(join(front, `5 0 obj\n${five}${end}`, more), { 5: '5 0 obj' })
}
