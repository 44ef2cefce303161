import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import * as assert from 'uvu/assert'
import { suite } from '#test'
import {
  checkJpeg,
  makeUprightJpeg,
  maxPixels,
} from '../../../../../server/features/media/checks/image.ts'
import { picture } from '../../../../support/samples.ts'
import { temporaryFolder } from '../../../../support/temporary-folder.ts'
import { refusal } from '../open-media.ts'

const test = suite('check of a picture')

async function make(bytes: Buffer) {
  const folder = await temporaryFolder()
  const [source, target] = [join(folder, 'source'), join(folder, 'target')]
  await writeFile(source, bytes)
  const making = makeUprightJpeg(source, target)
  return { target, making, refused: () => refusal(making), isMade: () => existsSync(target) }
}

const ftyp = (...brands: string[]) => {
  const [major = '', ...others] = brands
  const body = Buffer.from(`ftyp${major}\0\0\0\0${others.join('')}`, 'latin1')
  const length = Buffer.alloc(4)
  length.writeUInt32BE(body.length + 4)
  return Buffer.concat([length, body])
}

test('makes a picture smaller along its longer edge, and none larger', async () => {
  for (const [width, height, made] of [
    [2561, 100, [2560, 100]],
    [100, 5120, [50, 2560]],
    [2560, 2, [2560, 2]],
    [3, 2, [3, 2]],
  ] as const) {
    const { making, target } = await make(await picture('png', width, height))
    await making
    const meta = await sharp(target).metadata()
    assert.equal([meta.width, meta.height], [...made])
  }
})

test('tells HEIC from other films and pictures by any of its brands', async () => {
  for (const brands of [['heic'], ['mif1', 'heix'], ['heic', 'msf1'], ['xxxx', 'hevc']]) {
    const { refused, isMade } = await make(ftyp(...brands))
    const { status, message } = await refused()
    assert.is(status, 415)
    assert.match(message, 'This is an HEIC picture')
    assert.is(isMade(), false)
  }
  for (const brands of [['isom'], ['mp42', 'avc1'], ['xhei']]) {
    assert.match((await (await make(ftyp(...brands))).refused()).message, 'is not a picture')
  }
  for (const brands of [['avif'], ['mif1', 'avis'], ['heic', 'avif']]) {
    assert.match((await (await make(ftyp(...brands))).refused()).message, 'is damaged')
  }
})

test('tells what is no picture from one that is damaged', async () => {
  const webp = await picture('webp')
  const wave = Buffer.from(webp)
  wave.write('WAVE', 8, 'latin1')
  for (const bytes of [Buffer.from('<svg/>'), wave, Buffer.from([0xff, 0xd8]), Buffer.alloc(0)]) {
    assert.match((await (await make(bytes)).refused()).message, 'is not a picture')
  }
})

test('refuses more than 50 megapixels, and says how many there are', async () => {
  const side = Math.sqrt(maxPixels * 2)
  const bytes = await sharp({
    create: { width: side, height: side / 2 + 1, channels: 3, background: '#fff' },
  })
    .png()
    .toBuffer()
  const { message } = await (await make(bytes)).refused()
  assert.match(message, 'has 50 megapixels; at most 50 are taken')
})

test('writes over no file', async () => {
  const folder = await temporaryFolder()
  const [source, target] = [join(folder, 'source'), join(folder, 'target')]
  await writeFile(source, await picture('jpeg'))
  await writeFile(target, 'theirs')
  assert.is(await makeUprightJpeg(source, target).catch(error => error.code), 'EEXIST')
  assert.is(await readFile(target, 'utf8'), 'theirs')
})

test('of a JPEG alone takes a whole one, of no other format', async () => {
  const file = join(await temporaryFolder(), 'source')
  const check = async (bytes: Buffer) => {
    await writeFile(file, bytes)
    return checkJpeg(file)
  }
  const whole = await picture('jpeg', 300, 200)
  await check(whole)
  assert.match((await refusal(check(await picture('png')))).message, 'is not a JPEG picture')
  for (const length of [0, 20, whole.length / 2]) {
    const { status, message } = await refusal(check(whole.subarray(0, length)))
    assert.is(status, 415)
    assert.match(message, 'is damaged or incomplete')
  }
})

test.run()
