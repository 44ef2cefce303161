import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import * as assert from 'uvu/assert'
import { suite } from '#test'
import type { BinPage } from '../../web/admin/contract.ts'
import { builtServer } from '../support/built-server.ts'
import { type Visitor, visit } from '../support/http.ts'
import { inquiry } from '../support/inquiry.ts'
import { tinyMovie } from '../support/samples.ts'
import { PASSWORD } from '../support/site.ts'
import { smallDisk } from '../support/small-disk.ts'

const test = suite('a bin on a full disk')

const megabyte = 1024 * 1024
const slot = 'prefab-units/hero/video-1.mp4'
const film = (letter: string) =>
  tinyMovie({ tracks: [{ chunks: [letter.repeat(20 * megabyte), 'y'] }] })

function upload(admin: Visitor, file: Buffer): Promise<Response> {
  const form = new FormData()
  form.set('targetPath', slot.slice(0, slot.lastIndexOf('/')))
  form.set('fileName', slot.slice(slot.lastIndexOf('/') + 1))
  form.set('file', new Blob([new Uint8Array(file)]), 'file')
  return admin('/api/admin/upload-file', { method: 'POST', body: form })
}

test('former files give way to uploads and inquiries, oldest first, and a file can be deleted', async () => {
  const disk = await smallDisk(100)
  if (disk.kind === 'stand-in')
    return console.log('not shown: deleting frees nothing of a stand-in')
  await Promise.all(['data', 'uploads'].map(name => mkdir(join(disk.folder, name))))
  const server = await builtServer(disk.folder, { CONTACT_LIMIT: 'off' })
  await server.start()
  const admin = visit(server.url)
  await admin('/api/admin/login', { json: { username: 'admin', password: PASSWORD } })
  const bin = async () => (await (await admin('/api/admin/bin')).json()) as BinPage
  const subjects = async () => (await bin()).entries.map(({ cause }) => cause)

  for (const letter of 'abcde') {
    assert.is((await upload(admin, film(letter))).status, 200, letter)
  }
  const { entries } = await bin()
  assert.ok(entries.length >= 1 && entries.length < 4, `${entries.length} are left of four`)

  await disk.fill()
  const deleted = await admin(`/api/admin/media?path=${slot}`, { method: 'DELETE' })
  assert.is(deleted.status, 200)

  await disk.empty()
  assert.is((await upload(admin, film('f'))).status, 200)
  await admin(`/api/admin/media?path=${slot}`, { method: 'DELETE' })
  assert.ok((await subjects()).includes('deleted'))
  await disk.fill()
  const answer = await visit(server.url)('/api/contact', { json: inquiry() })
  assert.is(answer.status, 201)
})

test.run()
