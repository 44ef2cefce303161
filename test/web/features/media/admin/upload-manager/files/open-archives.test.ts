import { strToU8, zipSync } from 'fflate'
import * as assert from 'uvu/assert'
import { suite } from '#test'
import { chosenFile } from '../../../../../../../web/features/media/admin/upload-manager/files/chosen-file.ts'
import {
  type ArchiveLimits,
  archiveLimits,
  openArchives,
} from '../../../../../../../web/features/media/admin/upload-manager/files/open-archives.ts'
import { picture } from '../../../../../../support/samples.ts'

const test = suite('opening archives')

const photo = new Uint8Array(await picture('jpeg'))

const open = (bytes: Uint8Array, limits: Partial<ArchiveLimits> = {}, name = 'all.zip') =>
  openArchives([chosenFile(new File([new Uint8Array(bytes)], name))], {
    ...archiveLimits,
    ...limits,
  })

const inShort = (files: Awaited<ReturnType<typeof open>>) =>
  files.map(({ path, format, fault }) => `${path} ${fault ?? format}`)

for (const level of [0, 9] as const) {
  test(`archives in an archive stand for folders of their names (level ${level})`, async () => {
    const chairs = zipSync({ 'image-1.jpg': photo }, { level })
    const beds = zipSync({ 'B1.jpg': photo, 'deeper.zip': chairs }, { level })
    const files = await open(zipSync({ 'a/chairs.zip': chairs, 'beds.ZIP': beds }, { level }))
    assert.equal(inShort(files), [
      'all/a/chairs/image-1.jpg JPEG',
      'all/beds/B1.jpg JPEG',
      'all/beds/deeper/image-1.jpg JPEG',
    ])
    for (const file of files) {
      assert.equal(new Uint8Array(await (await file.read()).arrayBuffer()), photo, file.path)
    }
  })
}

test('an archive is one by its bytes, and an office document is none', async () => {
  const archive = zipSync({ 'image-1.jpg': photo })
  assert.equal(inShort(await open(archive, {}, 'photos')), ['photos/image-1.jpg JPEG'])
  const document = zipSync({ '[Content_Types].xml': strToU8('<Types/>'), 'media/1.jpg': photo })
  assert.equal(inShort(await open(document, {}, 'prices.xlsx')), ['prices.xlsx ZIP'])
  assert.equal(inShort(await open(photo, {}, 'photos.zip')), ['photos.zip JPEG'])
})

test('one that is damaged, empty or locked stays with the reason, and the others are opened', async () => {
  const good = zipSync({ 'image-1.jpg': photo })
  const locked = zipSync({ 'image-2.jpg': photo })
  for (const [signature, flags] of [
    [0x04034b50, 6],
    [0x02014b50, 8],
  ] as const) {
    const view = new DataView(locked.buffer, locked.byteOffset)
    const at = [...locked.keys()].findLast(
      at => at + 4 <= locked.length && view.getUint32(at, true) === signature,
    )
    view.setUint16((at ?? 0) + flags, 1, true)
  }
  const files = await open(
    zipSync({
      'bad.zip': good.subarray(0, 60),
      'empty.zip': zipSync({}),
      'good.zip': good,
      'locked.zip': locked,
    }),
  )
  assert.equal(inShort(files), [
    'all/bad.zip This ZIP is damaged. Make it again, or drop its folder instead.',
    'all/empty.zip There is nothing in this ZIP',
    'all/good/image-1.jpg JPEG',
    'all/locked/image-2.jpg image-2.jpg is locked by a password',
  ])
})

test('one that would fill the computer is one file with the reason', async () => {
  const zeros = zipSync({ 'a.jpg': new Uint8Array(200_000) })
  let deep = zeros
  for (let depth = 1; depth < 4; depth++) deep = zipSync({ 'in.zip': deep })
  const many = zipSync(Object.fromEntries(Array.from({ length: 9 }, (_, n) => [`${n}.jpg`, photo])))
  const packed = zipSync({ 'in.zip': zipSync({ 'a.jpg': photo }, { level: 0 }) })
  const bombs: [Uint8Array, Partial<ArchiveLimits>, RegExp][] = [
    [deep, {}, /more than 3 deep/],
    [many, { files: 8 }, /too many files/],
    [zeros, { bytes: 199_999 }, /would fill the disk/],
    [zipSync({ '1.zip': zeros, '2.zip': zeros }), { bytes: 399_999 }, /would fill the disk/],
    [packed, { unpackedArchives: photo.length }, /too large to be opened/],
  ]
  for (const [bytes, limits, sentence] of bombs) {
    const [only, ...others] = await open(bytes, limits)
    assert.equal([only?.path, others], ['all.zip', []])
    assert.match(only?.fault ?? '', sentence)
    assert.match(only?.fault ?? '', 'unpack it')
  }
  assert.is((await open(many, { files: 9 })).length, 9, 'control: so many are taken')
})

test.run()
