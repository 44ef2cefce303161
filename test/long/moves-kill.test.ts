import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as assert from 'uvu/assert'
import { suite } from '#test'
import type { MediaSlot } from '../../web/admin/contract.ts'
import { api } from '../../web/base/routes.ts'
import { builtServer } from '../support/built-server.ts'
import { visit } from '../support/http.ts'
import { picture } from '../support/samples.ts'
import { PASSWORD } from '../support/site.ts'
import { canTrace, killAtCall } from '../support/strace.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'

type Admin = ReturnType<typeof visit>

interface Running {
  folder: string
  server: Awaited<ReturnType<typeof builtServer>>
  admin: Admin
  photos: readonly [Buffer, Buffer]
}

const test = suite<Running>('a site that is killed while two photos change places')

const first = 'executive-furniture/chairs/products/image-1.jpg'
const second = first.replace('image-1', 'image-2')

test.before(async context => {
  assert.ok(canTrace(), 'strace is not here, or may not trace: install it (apt-get install strace)')
  context.folder = await temporaryFolder()
  // strace counts the calls of each thread by itself.
  context.server = await builtServer(context.folder, { UV_THREADPOOL_SIZE: '1' })
  await context.server.start()
  context.admin = visit(context.server.url)
  await context.admin(api.login, { json: { username: 'admin', password: PASSWORD } })
  context.photos = [await picture('jpeg', 300, 200), await picture('jpeg', 310, 200)]
})

// The entry in the bin, and three between the places.
for (const rename of [1, 2, 3, 4]) {
  test(`at rename ${rename} both photos are in a place or in the bin`, async running => {
    assert.ok(await killedAt(rename, running))
  })
}

test('at each later rename too, until the move is answered', async running => {
  for (let rename = 5; await killedAt(rename, running); rename += 1) assert.ok(rename < 20)
})

/** Moves one photo over the other; false where the move is answered before this rename. */
async function killedAt(rename: number, { folder, server, admin, photos }: Running) {
  await upload(admin, first, photos[0])
  await upload(admin, second, photos[1])
  const stored = await Promise.all([first, second].map(path => bytesOf(folder, path)))
  await server.settled()
  const ifVersion = await versionOf(admin, first)
  const ifTargetVersion = await versionOf(admin, second)
  const trap = await killAtCall(server.pid, '/^rename', rename)
  const json = { from: first, to: second, ifVersion, ifTargetVersion }
  const answer = await admin(api.moveFile, { json }).catch(() => undefined)
  await trap.stop()
  if (answer) {
    assert.is(answer.status, 200)
    return false
  }
  await server.end('SIGKILL')
  await server.start()
  const files = await Promise.all([first, second].map(path => bytesOf(folder, path)))
  const known = [...files, ...(await inBin(folder))]
  for (const photo of stored) {
    assert.ok(known.some(one => photo && one?.equals(photo)))
  }
  return true
}

async function upload(admin: Admin, path: string, file: Buffer): Promise<void> {
  const at = path.lastIndexOf('/')
  const form = new FormData()
  form.set('targetPath', path.slice(0, at))
  form.set('fileName', path.slice(at + 1))
  form.set('file', new Blob([new Uint8Array(file)]), 'file')
  assert.is((await admin(api.uploadFile, { method: 'POST', body: form })).status, 200)
}

const bytesOf = (folder: string, path: string) =>
  readFile(join(folder, 'uploads', path)).catch(() => undefined)

async function inBin(folder: string): Promise<(Buffer | undefined)[]> {
  const entries = await readdir(join(folder, 'uploads/bin')).catch(() => [])
  return Promise.all(entries.map(id => bytesOf(folder, `bin/${id}/0`)))
}

async function versionOf(admin: Admin, path: string): Promise<string> {
  let version = ''
  JSON.parse(await (await admin(api.media)).text(), (_, value: MediaSlot) => {
    if (value?.path === path) version = value.version ?? ''
    return value
  })
  return version
}

test.run()
