import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as assert from 'uvu/assert'
import { suite } from '#test'
import type { MediaSlot } from '../../web/admin/contract.ts'
import { api } from '../../web/routes.ts'
import { builtServer } from '../support/built-server.ts'
import { visit } from '../support/http.ts'
import { picture } from '../support/samples.ts'
import { PASSWORD } from '../support/site.ts'
import { canTrace, killAtCall } from '../support/strace.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'

const test = suite('a site that is killed while two photos change places')

const first = 'executive-furniture/chairs/products/image-1.jpg'
const second = first.replace('image-1', 'image-2')

test('at each of its renames: both photos are in a place or in the bin', async () => {
  assert.ok(canTrace(), 'strace is not here, or may not trace: install it (apt-get install strace)')
  const folder = await temporaryFolder()
  // strace counts the calls of each thread by itself.
  const server = await builtServer(folder, { UV_THREADPOOL_SIZE: '1' })
  await server.start()
  const admin = visit(server.url)
  await admin(api.login, { json: { username: 'admin', password: PASSWORD } })
  const upload = async (path: string, file: Buffer) => {
    const at = path.lastIndexOf('/')
    const form = new FormData()
    form.set('targetPath', path.slice(0, at))
    form.set('fileName', path.slice(at + 1))
    form.set('file', new Blob([new Uint8Array(file)]), 'file')
    assert.is((await admin(api.uploadFile, { method: 'POST', body: form })).status, 200)
  }
  const photos = [await picture('jpeg', 300, 200), await picture('jpeg', 310, 200)] as const

  let kills = 0
  for (let number = 1; ; number += 1) {
    await upload(first, photos[0])
    await upload(second, photos[1])
    const stored = await Promise.all([first, second].map(path => bytesOf(folder, path)))
    await server.settled()
    const [ifVersion, ifTargetVersion] = [
      await versionOf(admin, first),
      await versionOf(admin, second),
    ]
    const trap = await killAtCall(server.pid, '/^rename', number)
    const json = { from: first, to: second, ifVersion, ifTargetVersion }
    const answer = await admin(api.moveFile, { json }).catch(() => undefined)
    await trap.stop()
    if (answer) {
      assert.is(answer.status, 200)
      break
    }
    kills += 1
    await server.end('SIGKILL')
    await server.start()
    const files = [...(await Promise.all([first, second].map(path => bytesOf(folder, path))))]
    const known = [...files, ...(await inBin(folder))]
    for (const photo of stored) {
      assert.ok(
        known.some(one => photo && one?.equals(photo)),
        `lost by a kill at rename ${number}`,
      )
    }
  }
  // The entry in the bin, three between the places, and the entry out of the bin.
  assert.ok(kills >= 4, `${kills} kills`)
})

const bytesOf = (folder: string, path: string) =>
  readFile(join(folder, 'uploads', path)).catch(() => undefined)

async function inBin(folder: string): Promise<(Buffer | undefined)[]> {
  const entries = await readdir(join(folder, 'uploads/bin')).catch(() => [])
  return Promise.all(entries.map(id => bytesOf(folder, `bin/${id}/0`)))
}

async function versionOf(admin: ReturnType<typeof visit>, path: string): Promise<string> {
  let version = ''
  JSON.parse(await (await admin(api.media)).text(), (_, value: MediaSlot) => {
    if (value?.path === path) version = value.version ?? ''
    return value
  })
  return version
}

test.run()
