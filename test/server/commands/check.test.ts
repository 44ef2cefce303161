import { execFileSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import {
  appendFile,
  mkdir,
  open,
  readdir,
  readFile,
  rm,
  stat,
  truncate,
  utimes,
  writeFile,
} from 'node:fs/promises'
import { dirname, join } from 'node:path'
import * as assert from 'uvu/assert'
import { suite, use } from '#test'
import { setModifiedTime } from '../../../server/base/disk/set-modified-time.ts'
import { api } from '../../../web/base/routes.ts'
import { administrator } from '../../support/administrator.ts'
import { builtServer } from '../../support/built-server.ts'
import { ownerOf } from '../../support/owner.ts'
import { signIn } from '../../support/product-edits.ts'
import { picture, sample } from '../../support/samples.ts'
import { smallDisk } from '../../support/small-disk.ts'
import { temporaryFolder } from '../../support/temporary-folder.ts'
import { copyVolume, put, usedVolume } from '../features/operations/volume/volume-of-a-site.ts'

const test = suite('the command check')

const folder = await temporaryFolder()
const server = await builtServer(folder)
const owner = ownerOf(folder)
const film = 'prefab-units/hero/video-1.mp4'
const photo = 'Gallery/images/prefab-units/photo.jpg'

test('the volume of a running site is checked and left unchanged', async () => {
  await server.start()
  const admin = await administrator(server.url)
  const [slot = photo] = await admin.imageSlots()
  await admin.upload(slot, await picture('jpeg', 400, 300))
  await admin.upload(film, await readFile(sample('clip-720p.mp4')))
  await writeFile(join(folder, 'uploads', 'own.txt'), 'mine')
  const { code, out, errors } = await owner(['check'])
  assert.equal([code, errors], [0, ''])
  assert.match(out, /^Stores: all can be read$/m)
  assert.match(out, /^Slots: 2 files, /m)
  assert.match(out, /^Sums: 2 right, 0 copied by hand$/m)
  assert.match(out, /^Shown by no page: 1 files\n {2}"own.txt"$/m)
  assert.match(out, /^Last backup: none$/m)
  assert.match(out, /No fault was found\.\n$/)
  assert.equal(
    (await readdir(join(folder, 'data'))).filter(name => name.startsWith('.check')),
    [],
  )
})

test('where there is no site, that alone is said', async () => {
  const { code, out, errors } = await ownerOf(await temporaryFolder())(['check'])
  assert.equal([code, out], [1, ''])
  assert.match(errors, /^There is no site in /)
})

test('an entry of the bin that is damaged or torn is named, and a whole one counted', async () => {
  const other = await temporaryFolder()
  const site = await builtServer(other)
  await site.start()
  const admin = await administrator(site.url)
  const [slot = photo] = await admin.imageSlots()
  const bin = join(other, 'uploads', 'bin')
  for (let count = 0; count < 3; count += 1) {
    await admin.upload(slot, await picture('jpeg', 400 + count, 300))
    await admin.remove(slot)
  }
  const check = () => ownerOf(other)(['check'])
  const whole = await check()
  assert.equal([whole.code, whole.errors], [0, ''])
  assert.match(whole.out, /^Bin: 3 entries, /m)
  assert.not.match(whole.out, 'Shown by no page')
  const [first = '', second = ''] = (await readdir(bin)).sort()
  await appendFile(join(bin, first, '0'), 'x')
  await rm(join(bin, second, 'entry.json'))
  const damaged = await check()
  assert.is(damaged.code, 1)
  assert.match(damaged.errors, `${slot} in the bin (${first}) is not as it was.`)
  assert.match(damaged.errors, `${join(bin, second)} is no whole entry of the bin. Delete it.`)
})

test('photos of added products are shown, those of deleted ones are in the bin', async () => {
  const other = await temporaryFolder()
  const site = await builtServer(other)
  await site.start()
  const cookie = await signIn(site.url)
  const ask = (method: string, path: string, body?: object) =>
    fetch(site.url + path, {
      method,
      headers: { cookie, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    })
  const added = { collection: 'chairs', code: 'KX-7', name: 'Lamu chair' }
  assert.is((await ask('POST', api.adminProducts, added)).status, 201)
  const admin = await administrator(site.url)
  const folder = 'executive-furniture/chairs/products'
  for (const name of ['product-kx-7', 'image-8']) {
    await admin.upload(`${folder}/${name}.jpg`, await picture('jpeg', 400, 300))
  }
  assert.is((await ask('DELETE', api.adminProduct('Ch8'))).status, 200)
  const { code, out } = await ownerOf(other)(['check'])
  assert.is(code, 0)
  assert.match(out, /^Slots: 1 files, /m)
  assert.match(out, /^Bin: 1 entries, /m)
  assert.not.match(out, 'Shown by no page')
  const bin = join(other, 'uploads', 'bin')
  const [entry = ''] = await readdir(bin)
  await appendFile(join(bin, entry, '0'), 'x')
  const damaged = await ownerOf(other)(['check'])
  assert.match(damaged.errors, `${folder}/image-8.jpg in the bin (${entry}) is not as it was.`)
})

test('a backup is checked without being restored, and recorded as the last one', async () => {
  const file = join(await temporaryFolder(), 'b.tar.gz')
  await owner(['backup', file])
  const whole = await owner(['check', file])
  assert.is(whole.code, 0)
  assert.match(whole.out, /^The backup is whole: \d+ files/)
  assert.match((await owner(['check'])).out, /^Last backup: 20\d\d-.+ files$/m)
  await writeFile(file, (await readFile(file)).subarray(0, 5000))
  const torn = await owner(['check', file])
  assert.is(torn.code, 1)
  assert.match(torn.errors, /^This backup cannot be used/)
})

test('a file changed with the same size and time is reported', async () => {
  const file = join(folder, 'uploads', film)
  const { mtimeMs, size } = await stat(file)
  const seconds = Math.round(mtimeMs * 1000) / 1e6
  const bytes = await readFile(file)
  bytes.writeUInt8((bytes.at(-1) ?? 0) ^ 1, size - 1)
  await writeFile(file, bytes)
  // The same microsecond, by which the site knows the file.
  await setModifiedTime(use(await open(file, 'r+')), seconds)
  const { code, errors } = await owner(['check'])
  assert.equal([code, errors], [1, `${film} is not as it was uploaded. Upload it again.\n`])
})

test('a copied file without a checksum is accepted, one of another type is not', async () => {
  const other = 'prefab-units/hero/video-2.mp4'
  await writeFile(join(folder, 'uploads', other), await readFile(sample('clip-720p.mp4')))
  await writeFile(join(folder, 'uploads', film), 'no film')
  const { code, errors } = await owner(['check'])
  assert.is(code, 1)
  assert.match(errors, new RegExp(`^${film} cannot be shown. .+\n$`))
  await rm(join(folder, 'uploads', other))
  await rm(join(folder, 'uploads', film))
})

test('truncated and lost files are reported, intact ones are not, uploaded or copied', async () => {
  const admin = await administrator(server.url)
  const slots = (await admin.imageSlots()).slice(1, 7)
  const [cut = '', lost = '', removed = '', touched = '', byHand = '', half = ''] = slots
  const file = (slot: string) => join(folder, 'uploads', slot)
  const jpeg = await picture('jpeg', 400, 300)
  for (const slot of slots) await admin.upload(slot, jpeg)
  await admin.remove(removed)
  const before = await owner(['check'])
  const right = Number(/^Sums: (\d+) right/m.exec(before.out)?.[1])
  await truncate(file(cut), Math.floor((await stat(file(cut))).size / 2))
  await rm(file(lost))
  await utimes(file(touched), new Date(), new Date())
  await writeFile(file(byHand), await picture('jpeg', 300, 200))
  await writeFile(file(half), jpeg.subarray(0, jpeg.length - 50))
  const { code, out, errors } = await owner(['check'])
  assert.is(code, 1)
  assert.match(out, new RegExp(`^Sums: ${right - 4} right, 1 copied by hand$`, 'm'))
  const named = errors.trim().split('\n').sort()
  assert.equal(
    named.map(line => line.split(' ')[0]),
    [cut, half, `${film}`, lost].sort(),
  )
  assert.match(errors, `${cut} cannot be shown. The picture is damaged or incomplete.`)
  assert.match(
    errors,
    `${lost} is lost. Upload it again; if it was deleted by hand: showyard rescan`,
  )
  await owner(['rescan'])
  assert.not.match((await owner(['check'])).errors, 'is lost')
  for (const slot of [cut, half]) await rm(file(slot))
  await owner(['rescan'])
  assert.is((await owner(['check'])).code, 0)
})

test('twelve altered photos of twenty are all reported', async () => {
  const admin = await administrator(server.url)
  const slots = (await admin.imageSlots()).slice(10, 30)
  const jpeg = await picture('jpeg', 400, 300)
  for (const slot of slots) await admin.upload(slot, jpeg)
  for (const slot of slots.slice(0, 12)) {
    const file = join(folder, 'uploads', slot)
    const { mtimeMs } = await stat(file)
    const bytes = await readFile(file)
    const middle = Math.floor(bytes.length / 2)
    bytes.writeUInt8(bytes.readUInt8(middle) ^ 1, middle)
    await writeFile(file, bytes)
    const handle = await open(file, 'r+')
    await setModifiedTime(handle, Math.round(mtimeMs * 1000) / 1e6)
    await handle.close()
  }
  const { code, errors } = await owner(['check'])
  assert.is(code, 1)
  const expected = slots.slice(0, 12).map(slot => `${slot} is not as it was uploaded.`)
  assert.equal(errors.match(/^\S+ is not as it was uploaded\./gm)?.sort(), expected.sort())
  for (const slot of slots) await admin.remove(slot)
})

test('a full or read-only volume is checked, with its disk space first in the output', async () => {
  const disk = await smallDisk(16)
  await copyVolume(await usedVolume(), disk.folder)
  const checked = ownerOf(disk.folder, disk.env)
  // A photo in its slot, as far as there is one.
  await rm(join(disk.folder, 'uploads', 'home'), { recursive: true })
  await disk.fill()
  const full = await checked(['check'])
  assert.equal([full.code, full.errors], [0, ''])
  assert.match(full.out, /^Data: .+\nUploads: .+\nFree: 0\.0 MB of 16 MB\n/)
  if (disk.kind !== 'tmpfs') return
  execFileSync('mount', ['-o', 'remount,ro', disk.folder])
  const readOnly = await checked(['check'])
  assert.equal([readOnly.code, readOnly.errors], [0, ''])
})

test('leftovers of killed commands are reported, and the next start removes them', async () => {
  const volume = await usedVolume()
  const checked = ownerOf(join(volume.dataDir, '..'))
  await rm(join(volume.uploadsDir, 'home'), { recursive: true })
  const left = join(volume.dataDir, `.check.${randomUUID()}`)
  await put(left, 'admin-users.json', '{}')
  await put(volume.uploadsDir, '.restore/new/home/card-1.jpg', 'half')
  const { code, errors } = await checked(['check'])
  assert.is(code, 1)
  assert.match(errors, `${left} was left by a command that was killed`)
  assert.match(errors, 'A restore was cut off')
  const server = await builtServer(join(volume.dataDir, '..'))
  await server.start()
  assert.equal([(await checked(['check'])).errors], [''])
})

test('a store that would prevent the next start is reported with its message', async () => {
  await server.end('SIGTERM')
  const file = join(folder, 'data', 'contact-details.json')
  await mkdir(dirname(file), { recursive: true })
  await appendFile(file, '{')
  const { code, out, errors } = await owner(['check'])
  assert.is(code, 1)
  assert.match(out, 'the site would not start')
  assert.ok(errors.startsWith(`${file} cannot be used:`), errors)
})

test.run()
