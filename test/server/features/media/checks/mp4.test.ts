import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as assert from 'uvu/assert'
import { suite } from '#test'
import { brandsOf } from '../../../../../server/features/media/checks/file-type.ts'
import { checkMp4, makeStreamableMp4 } from '../../../../../server/features/media/checks/mp4.ts'
import { readHead } from '../../../../../server/features/media/checks/read-head.ts'
import { box, sample, uint32 } from '../../../../support/samples.ts'
import { temporaryFolder } from '../../../../support/temporary-folder.ts'

const test = suite('streamable MP4')

async function inFolder(bytes: Buffer) {
  const folder = await temporaryFolder()
  const [source, target] = [join(folder, 'source'), join(folder, 'target')]
  await writeFile(source, bytes)
  return { source, target }
}

/** The types of the boxes of a file, and the bytes of the first one. */
function boxesOf(file: Buffer): { types: string[]; first: Buffer } {
  const types: string[] = []
  for (let at = 0; at < file.length; at += file.readUInt32BE(at)) {
    types.push(file.toString('latin1', at + 4, at + 8))
  }
  return { types, first: file.subarray(0, file.readUInt32BE(0)) }
}

async function made(name: string) {
  const before = await readFile(sample(name))
  const { source, target } = await inFolder(before)
  await makeStreamableMp4(source, target)
  return { before: boxesOf(before), after: boxesOf(await readFile(target)) }
}

const faultOf = async (bytes: Buffer) => {
  const { source } = await inFolder(bytes)
  return checkMp4(source).then(
    () => 'none',
    error => `${error.status} ${error.message}`,
  )
}

test('has its index in front and nothing but that and its media', async () => {
  const { before, after } = await made('clip-480p-moov-at-end.mp4')
  assert.ok(before.types.indexOf('moov') > before.types.indexOf('mdat'))
  assert.equal(after.types, ['ftyp', 'moov', 'mdat'])
})

test('keeps the type of an MP4, and has that of an MP4 where it was a MOV', async () => {
  const { before, after } = await made('clip-720p.mp4')
  assert.equal(after.first, before.first)
  const mov = await made('phone.mov')
  assert.match(mov.before.first.toString('latin1'), 'qt  ')
  assert.not.match(mov.after.first.toString('latin1'), 'qt  ')
  assert.match(mov.after.first.toString('latin1'), 'ftypisom')
})

test('is refused by what it is: another format, or an index without media', async () => {
  const ftyp = box('ftyp', 'isom', '\0\0\0\0', 'isom')
  assert.match(
    await faultOf(box('ftyp', 'heic', '\0\0\0\0', 'mif1')),
    /^415 This file is not an MP4/,
  )
  assert.match(await faultOf(Buffer.from('not a film')), /^415 This file is not an MP4/)
  assert.match(await faultOf(Buffer.concat([ftyp, box('moov', '')])), /^415 .*damaged/)
  assert.match(await faultOf(Buffer.concat([ftyp, box('mdat', 'x')])), /^415 .*damaged/)
})

const ofBrands = suite('brands of a file')

ofBrands('the major one is first, the compatible ones follow behind the version', () => {
  assert.equal(brandsOf(box('ftyp', 'heic', uint32(0), 'mif1heix')), ['heic', 'mif1', 'heix'])
  assert.equal(brandsOf(box('ftyp', 'isom', uint32(512))), ['isom'])
})

ofBrands('they end with their box, and with the bytes', () => {
  const bytes = Buffer.concat([box('ftyp', 'isom', uint32(0), 'avc1'), Buffer.from('mp41')])
  assert.equal(brandsOf(bytes), ['isom', 'avc1'])
  assert.equal(brandsOf(bytes.subarray(0, 19)), ['isom'])
})

ofBrands('a file that begins otherwise has none', () => {
  for (const bytes of [Buffer.alloc(0), Buffer.from('ftypisom'), box('free', 'isom')]) {
    assert.equal(brandsOf(bytes), [])
  }
})

const ofHead = suite('first bytes of a file')

async function fileOf(bytes: Buffer): Promise<string> {
  const file = join(await temporaryFolder(), 'a')
  await writeFile(file, bytes)
  return file
}

const bytes = Buffer.from(Array.from({ length: 5000 }, (_, i) => i % 251))

ofHead('are 4,096, or as many as are asked for', async () => {
  const file = await fileOf(bytes)
  assert.equal(await readHead(file), bytes.subarray(0, 4096))
  assert.equal(await readHead(file, 3), bytes.subarray(0, 3))
})

ofHead('are fewer where the file is shorter', async () => {
  assert.equal(await readHead(await fileOf(bytes.subarray(0, 5))), bytes.subarray(0, 5))
  assert.is((await readHead(await fileOf(Buffer.alloc(0)))).length, 0)
})

test.run()
ofBrands.run()
ofHead.run()
