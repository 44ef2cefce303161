import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import * as assert from 'uvu/assert'
import { suite } from '#test'
import { builtServer } from '../../support/built-server.ts'
import { ownerOf } from '../../support/owner.ts'
import { temporaryFolder } from '../../support/temporary-folder.ts'

const test = suite('the command seed-demo')

const folder = await temporaryFolder()
const uploads = join(folder, 'uploads')
const server = await builtServer(folder)
const owner = ownerOf(folder)

const filesOf = async (kind: string) => {
  const names = await readdir(uploads, { recursive: true }).catch(() => [])
  const isOf = (name: string) => name.endsWith(kind) && !/^\.|poster/.test(name)
  return names.filter(isOf).sort()
}
const photos = () => filesOf('.jpg')

test('it fills its share of the places with photos and films, which the running site shows', async () => {
  await server.start()
  const { code, out, errors } = await owner(['seed-demo', '--share', '0.33'])
  assert.equal([code, errors], [0, ''])
  const made = await photos()
  const films = await filesOf('.mp4')
  const [, filled, places] = /^Filled (\d+) of (\d+) places\./.exec(out) ?? []
  assert.is(Number(filled), Math.floor(0.0033 * Number(places)))
  assert.is(Number(filled), made.length + films.length)
  // A film has a poster as well.
  const sums = `Sums: 0 right, 0 copied by hand, ${made.length + 2 * films.length} of seed-demo`
  assert.match((await owner(['check'])).out, sums)
  const answer = await fetch(`${server.url}/uploads/${made[0]}`)
  assert.match(answer.headers.get('content-type') ?? '', /^image\/(jpeg|webp|avif)$/)
  const [film = ''] = films
  const served = await fetch(`${server.url}/uploads/${film}`)
  assert.is(served.headers.get('content-type'), 'video/mp4')
  const { width, format } = await sharp(join(uploads, made[0] ?? '')).metadata()
  assert.equal([width, format], [1280, 'jpeg'])
  assert.equal(
    (await readdir(uploads)).filter(name => name.startsWith('.demo')),
    [],
  )
})

test('a second time it makes nothing, and an own file is never replaced or removed', async () => {
  const [first = '', second = ''] = await photos()
  await writeFile(join(uploads, first), 'my own photo')
  assert.match((await owner(['seed-demo', '--share', '0.33'])).out, /^Filled 0 of/)
  assert.is(await readFile(join(uploads, first), 'utf8'), 'my own photo')
  const own = join(uploads, 'own', 'other.jpg')
  await mkdir(dirname(own))
  await writeFile(own, 'mine')
  const { out } = await owner(['seed-demo', '--remove'])
  assert.match(out, /^Removed \d+ generated files\.\n$/)
  assert.equal(await photos(), [first, 'own/other.jpg'].sort())
  assert.equal(await filesOf('.mp4'), [])
  const answer = await fetch(`${server.url}/uploads/${second}`)
  assert.match(answer.headers.get('content-type') ?? '', /^image\/svg\+xml/)
})

test.run()
