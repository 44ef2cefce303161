import { execFileSync } from 'node:child_process'
import { mkdir, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import * as assert from 'uvu/assert'
import { suite } from '#test'
import { type OpenUploads, tusBy } from '../server/features/media/resumable/open-uploads.ts'
import { type BuiltServer, builtServer } from '../support/built-server.ts'
import { type Visitor, visit } from '../support/http.ts'
import { tinyMovie } from '../support/samples.ts'
import { PASSWORD } from '../support/site.ts'
import { type SmallDisk, smallDisk } from '../support/small-disk.ts'
import { until } from '../support/until.ts'

const megabyte = 1024 * 1024
const slot = 'prefab-units/hero/video-1.mp4'
const film = tinyMovie({ tracks: [{ chunks: ['x'.repeat(8 * megabyte), 'y'] }] })
const half = Math.floor(film.length / 2)

interface Context {
  disk: SmallDisk
  server: BuiltServer
  admin: Visitor
  tus: Pick<OpenUploads, 'create' | 'append' | 'ask'>
}

const test = suite<Context>('uploads on a disk that fails despite their reservation')

test.before(async context => {
  const disk = await smallDisk(64)
  await Promise.all(['data', 'uploads'].map(name => mkdir(join(disk.folder, name))))
  const server = await builtServer(disk.folder, disk.env)
  await server.start()
  const admin = visit(server.url)
  await admin('/api/admin/login', { json: { username: 'admin', password: PASSWORD } })
  Object.assign(context, { disk, server, admin, tus: tusBy(admin) })
})

const locationOf = (answer: Response) => answer.headers.get('location') ?? ''

/** What is left of uploads that were given up. */
const leftBehind = async ({ disk }: Context) =>
  (await readdir(join(disk.folder, 'uploads/.incoming'), { recursive: true })).filter(
    name => name !== 'tus',
  )

async function assertSays(answer: Response, status: number, words: RegExp): Promise<void> {
  const { error } = (await answer.json()) as { error: string }
  assert.is(answer.status, status, error)
  assert.match(error, words)
}

/** Sends the first half of `body`, and the rest once `between` is done. */
async function inHalves(
  context: Context,
  path: string,
  { body, ...init }: { method: string; headers: Record<string, string>; body: Buffer },
  between: () => Promise<void>,
): Promise<Response> {
  let sent = 0
  const stream = new ReadableStream<Uint8Array>({
    async pull(controller) {
      if (sent === 1) await until('the first half', () => hasHalf(context))
      if (sent === 1) await between()
      controller.enqueue(new Uint8Array(sent === 0 ? body.subarray(0, half) : body.subarray(half)))
      sent += 1
      if (sent === 2) controller.close()
    },
  })
  const asked = { ...init, body: stream, duplex: 'half' }
  return context.admin(path, asked)
}

async function hasHalf({ disk }: Context): Promise<boolean> {
  const used = execFileSync('du', ['-sk', join(disk.folder, 'uploads/.incoming')])
  return Number.parseInt(String(used), 10) * 1024 > half - megabyte
}

function form(): { headers: Record<string, string>; body: Buffer } {
  const at = slot.lastIndexOf('/')
  const field = (name: string, value: string) =>
    `--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`
  const head =
    field('targetPath', slot.slice(0, at)) +
    field('fileName', slot.slice(at + 1)) +
    '--b\r\nContent-Disposition: form-data; name="file"; filename="x"\r\n' +
    'Content-Type: video/mp4\r\n\r\n'
  const body = Buffer.concat([Buffer.from(head), film, Buffer.from('\r\n--b--\r\n')])
  return { headers: { 'content-type': 'multipart/form-data; boundary=b' }, body }
}

test('full during an upload: 507 with a message, and the upload can be resumed', async context => {
  const { disk, tus } = context
  if (disk.kind === 'stand-in')
    return console.log('not shown: the stand-in is full for new files only')
  const address = locationOf(await tus.create(slot, film.length))
  const headers = {
    'tus-resumable': '1.0.0',
    'upload-offset': '0',
    'content-type': 'application/offset+octet-stream',
  }
  const init = { method: 'PATCH', headers, body: film }
  await assertSays(await inHalves(context, address, init, () => disk.fill()), 507, /disk .*full/)
  const offset = Number((await tus.ask(address)).headers.get('upload-offset'))
  await assertSays(await tus.append(address, offset, film.subarray(offset)), 507, /disk .*full/)
  await disk.empty()
  assert.ok(offset >= half - megabyte && offset < film.length, `${offset} there`)
  assert.is((await tus.append(address, offset, film.subarray(offset))).status, 200)
  assert.equal(await leftBehind(context), [])
})

test('full during a form upload: 507, and nothing is left', async context => {
  const { disk, admin } = context
  if (disk.kind === 'stand-in')
    return console.log('not shown: the stand-in is full for new files only')
  const init = { method: 'POST', ...form() }
  const answer = await inHalves(context, '/api/admin/upload-file', init, () => disk.fill())
  await assertSays(answer, 507, /disk .*full/)
  assert.equal(await leftBehind(context), [])
  await disk.empty()
  const again = await admin('/api/admin/upload-file', { ...init, body: new Uint8Array(init.body) })
  assert.is(again.status, 200)
})

test('a read-only volume: 503 with a message by every upload API', async context => {
  const { disk, admin, tus } = context
  if (disk.kind === 'stand-in') return console.log('not shown: nothing is mounted')
  const address = locationOf(await tus.create(slot, film.length))
  await tus.append(address, 0, film.subarray(0, half))
  const remount = (how: string) =>
    execFileSync('mount', ['-o', `remount,${how}`, disk.folder], { stdio: 'pipe' })
  remount('ro')
  try {
    const init = { method: 'POST', ...form() }
    for (const answer of [
      await tus.create(slot, film.length),
      await tus.append(address, half, film.subarray(half)),
      await tus.ask(address, 'DELETE'),
      await admin('/api/admin/upload-file', { ...init, body: new Uint8Array(init.body) }),
    ]) {
      await assertSays(answer, 503, /disk of this site cannot be written/)
    }
    assert.is((await tus.ask(address)).headers.get('upload-offset'), String(half))
  } finally {
    remount('rw')
  }
  assert.is((await tus.append(address, half, film.subarray(half))).status, 200)
  assert.equal(await leftBehind(context), [])
})

test.run()
