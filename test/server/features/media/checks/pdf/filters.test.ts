import { deflateSync } from 'node:zlib'
import * as assert from 'uvu/assert'
import { suite } from '#test'
import { createAllowance } from '../../../../../../server/features/media/checks/pdf/allowance.ts'
import { bytesOf } from '../../../../../../server/features/media/checks/pdf/bytes.ts'
import { readDictionary } from '../../../../../../server/features/media/checks/pdf/dictionary.ts'
import { unpacked } from '../../../../../../server/features/media/checks/pdf/filters.ts'
import { ascii85, asciiHex, lzw, pngRows, runLength } from '../../../../../support/pdf-file.ts'

const test = suite('filters of a stream in a PDF')

const text = Buffer.from('twelve chairs and a table')

/** What the entries of a dictionary make of bytes, or the answer. */
async function decoded(entries: string, bytes: Buffer | string): Promise<string> {
  const parts: Buffer[] = []
  try {
    const dictionary = readDictionary(bytesOf(Buffer.from(`<<${entries}>>`)))
    const packed = [Buffer.from(bytes as string)]
    for await (const part of unpacked(dictionary, packed, createAllowance())) parts.push(part)
  } catch (error) {
    return `${error}`
  }
  return Buffer.concat(parts).toString()
}

const unclear = 'cannot be looked through'

test('each has a long and a short name', async () => {
  const encoded: [names: string[], bytes: Buffer | string][] = [
    [['FlateDecode', 'Fl'], deflateSync(text)],
    [['LZWDecode', 'LZW'], lzw(text)],
    [['ASCIIHexDecode', 'AHx'], asciiHex(text)],
    [['ASCII85Decode', 'A85'], ascii85(text)],
    [['RunLengthDecode', 'RL'], runLength(text)],
  ]
  for (const [names, bytes] of encoded) {
    for (const name of names) assert.is(await decoded(`/Filter/${name}`, bytes), `${text}`, name)
  }
  assert.match(await decoded('/Filter/DCTDecode', text), unclear)
})

test('without one the bytes are as they are', async () => {
  for (const entries of ['', '/Filter null', '/Filter[]', '/Filter[]/DecodeParms[]']) {
    assert.is(await decoded(entries, text), `${text}`, entries)
  }
})

test('at most eight apply, one after the other', async () => {
  const times = (count: number) => {
    let bytes = text.toString()
    for (let time = 0; time < count; time++) bytes = asciiHex(Buffer.from(bytes))
    return decoded(`/Filter[${'/AHx'.repeat(count)}]`, bytes)
  }
  assert.is(await times(8), `${text}`)
  assert.match(await times(9), unclear)
})

test('keys that mean different things to readers are refused', async () => {
  for (const key of ['F', 'FFilter', 'FDecodeParms', 'DP']) {
    assert.match(await decoded(`/${key} null`, text), unclear, key)
  }
})

test('parameters belong to their filter by its place in the list', async () => {
  const rows = pngRows(Buffer.from('a'.repeat(20)), 10, 2)
  const parameters = '<</Predictor 12/Columns 10>>'
  for (const [entries, bytes] of [
    [`/Filter/Fl/DecodeParms${parameters}`, deflateSync(rows)],
    [`/Filter[/Fl]/DecodeParms[${parameters}]`, deflateSync(rows)],
    [`/Filter[/AHx/Fl]/DecodeParms[null${parameters}]`, asciiHex(deflateSync(rows))],
  ] as const) {
    assert.is(await decoded(entries, bytes), 'a'.repeat(20), entries)
  }
})

test('parameters whose filter is unclear are refused', async () => {
  for (const entries of [
    '/Filter/AHx/DecodeParms[null]',
    '/Filter[/AHx]/DecodeParms<<>>',
    '/Filter[/AHx]/DecodeParms[null null]',
    '/Filter[/AHx/AHx]/DecodeParms[null]',
    '/DecodeParms<<>>',
    '/Filter/AHx/DecodeParms 3',
    '/Filter/AHx/DecodeParms/Predictor',
    '/Filter/Fl/DecodeParms<</Predictor/A>>',
  ]) {
    assert.match(await decoded(entries, asciiHex(text)), unclear, entries)
  }
})

test('the bytes between two filters count as well', async () => {
  const content = Buffer.alloc(17 * 1024 * 1024)
  const twice = deflateSync(deflateSync(content))
  assert.match(await decoded('/Filter[/Fl/Fl]', twice), 'more than 16 MB')
})

const limits = suite('how much a PDF may unpack to')

const megabyte = Buffer.alloc(1024 * 1024)

/** How many bytes pass of so many megabytes and single bytes, or what is answered. */
async function pass(allowance: ReturnType<typeof createAllowance>, megabytes: number, more = 0) {
  async function* bytes() {
    for (let sent = 0; sent < megabytes; sent++) yield megabyte
    yield Buffer.alloc(more)
  }
  let passed = 0
  try {
    for await (const piece of allowance.counted(bytes())) passed += piece.length
  } catch (error) {
    return `${error}`
  }
  return passed
}

limits('a stream of 16 MB passes, one more byte does not', async () => {
  assert.is(await pass(createAllowance(), 16), 16 * megabyte.length)
  assert.match(`${await pass(createAllowance(), 16, 1)}`, 'more than 16 MB')
})

limits('64 MB of all streams pass, one more byte does not', async () => {
  const allowance = createAllowance()
  for (const megabytes of [16, 16, 16, 16]) {
    assert.is(await pass(allowance, megabytes), megabytes * megabyte.length)
  }
  assert.match(`${await pass(allowance, 0, 1)}`, 'more than 64 MB')
})

test.run()
limits.run()
