import { appendFile, mkdir, open, readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import * as assert from 'uvu/assert'
import { suite, use } from '#test'
import { setChanged } from '../../../server/volume/set-changed.ts'
import { administrator } from '../../support/administrator.ts'
import { builtServer } from '../../support/built-server.ts'
import { ownerOf } from '../../support/owner.ts'
import { picture, sample } from '../../support/samples.ts'
import { temporaryFolder } from '../../support/temporary-folder.ts'

const test = suite('the command check')

const folder = await temporaryFolder()
const server = await builtServer(folder)
const owner = ownerOf(folder)
const film = 'prefab-units/hero/video-1.mp4'
const photo = 'Gallery/images/prefab-units/photo.jpg'

test('a site that runs is looked through and left as it is', async () => {
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
  assert.match(out, /^Sums: 2 right, 0 not known or wrong$/m)
  assert.match(out, /^Shown by no page: 1 files\n {2}"own.txt"$/m)
  assert.match(out, /^Last backup: none$/m)
  assert.match(out, /No fault was found\.\n$/)
  assert.equal(
    (await readdir(join(folder, 'data'))).filter(name => name.startsWith('.check')),
    [],
  )
})

test('a backup is checked without being restored, and noted as the last', async () => {
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

test('a file that has changed behind the back of the site is named', async () => {
  const file = join(folder, 'uploads', film)
  const { mtimeMs, size } = await stat(file)
  const seconds = Math.round(mtimeMs * 1000) / 1e6
  const bytes = await readFile(file)
  bytes.writeUInt8((bytes.at(-1) ?? 0) ^ 1, size - 1)
  await writeFile(file, bytes)
  // The same microsecond, by which the site knows the file.
  await setChanged(use(await open(file, 'r+')), seconds)
  const { code, errors } = await owner(['check'])
  assert.equal([code, errors], [1, `${film} is not as it was uploaded. Upload it again.\n`])
})

test('a copied file without a sum is fine, one of another kind is not', async () => {
  const other = 'prefab-units/hero/video-2.mp4'
  await writeFile(join(folder, 'uploads', other), await readFile(sample('clip-720p.mp4')))
  await writeFile(join(folder, 'uploads', film), 'no film')
  const { code, errors } = await owner(['check'])
  assert.is(code, 1)
  assert.is(errors, `${film} cannot be shown: it is no MP4 video. Upload it again.\n`)
})

test('a store that would stop the next start is named as it will be then', async () => {
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
