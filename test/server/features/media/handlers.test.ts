import { writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import * as assert from 'uvu/assert'
import { suite } from '#test'
import { mediaHandlers } from '../../../../server/features/media/handlers.ts'
import { mediaRoutes } from '../../../../server/features/media/routes.ts'
import type { MediaList } from '../../../../web/admin/contract.ts'
import { pictureOf } from '../../../../web/admin/picture-of.ts'
import { posterOf } from '../../../../web/base/routes.ts'
import type { Slot } from '../../../../web/sections/fields.ts'
import { password, serveApi } from '../../../support/api-server.ts'
import { visit } from '../../../support/http.ts'
import { readableLog } from '../../../support/log-lines.ts'
import { picture, tinyMovie } from '../../../support/samples.ts'
import { until } from '../../../support/until.ts'
import { valuesOf } from '../../../support/values-of.ts'
import { catalog, film, type MediaOptions, openMedia, photo } from './open-media.ts'

const test = suite('media API')

async function open(options: MediaOptions = {}) {
  const media = await openMedia(options)
  const { log, lines } = readableLog()
  const { manifest, library, sources: fingerprints } = media
  const written: string[] = []
  const temporaryFile = () => {
    written.push(media.receiver.temporaryFile())
    return written.at(-1) as string
  }
  const receiver = { ...media.receiver, temporaryFile }
  const rescan = async () => (await library.rescan()).length
  const handlers = mediaHandlers({ manifest, library, receiver, fingerprints, rescan, log })
  const api = await serveApi({ routes: () => mediaRoutes(handlers) })
  const visitor = visit(api.url)
  await visitor('/api/admin/login', { json: { username: 'admin', password } })

  const send = (fields: Record<string, string | Buffer>) => {
    const form = new FormData()
    for (const [name, value] of Object.entries(fields)) {
      if (typeof value === 'string') form.append(name, value)
      else form.append(name, new Blob([new Uint8Array(value)], { type: 'image/jpeg' }), 'x.jpg')
    }
    return visitor('/api/admin/upload-file', { method: 'POST', body: form })
  }
  const upload = (slot: Slot, file: Buffer) => {
    const at = slot.path.lastIndexOf('/')
    return send({ file, targetPath: slot.path.slice(0, at), fileName: slot.path.slice(at + 1) })
  }
  return { ...media, ...api, visitor, send, upload, lines, written }
}

type Answer = Record<string, unknown>
const read = async (response: Response) => (await response.json()) as Answer

test('an upload is answered with uploaded, replaced or unchanged', async () => {
  const { upload, library, lines } = await open()
  const [first, second] = [await picture('jpeg', 32, 32), await picture('png', 48, 48)]
  const answers: Answer[] = []
  for (const bytes of [first, second, second]) {
    const response = await upload(photo, bytes)
    assert.is(response.status, 200)
    assert.is(response.headers.get('cache-control'), 'no-store')
    answers.push(await read(response))
  }
  assert.equal(valuesOf(answers, 'status'), ['uploaded', 'replaced', 'unchanged'])
  for (const { path, message } of answers) {
    assert.is(path, photo.path)
    assert.ok(message)
  }
  assert.is(answers[1]?.size, library.file(photo.path)?.size)
  assert.equal(
    lines
      .filter(line => line.msg === 'media')
      .map(({ admin, path, status }) => [admin, path, status]),
    ['uploaded', 'replaced', 'unchanged'].map(status => ['admin', photo.path, status]),
  )
})

test('targetPath is accepted with and without /uploads/ around it', async () => {
  const { send, library } = await open()
  const file = await picture('jpeg')
  for (const targetPath of ['home', '/home/', 'uploads/home', '/uploads/home', '/uploads/home/']) {
    const response = await send({ targetPath, fileName: 'card-1.jpg', file })
    assert.is(response.status, 200, targetPath)
  }
  assert.is(library.coverage.present, 1)
})

test('a path that is no slot is a 400, and nothing is written', async () => {
  const { send, library, leftovers } = await open()
  const file = await picture('jpeg')
  const places = [
    ['home', 'card-9.jpg'],
    ['home', '../home/card-1.jpg'],
    ['../../etc', 'card-1.jpg'],
    ['home/../..', 'x.jpg'],
    ['home', 'card-1.jpg\0.html'],
    ['home', ''],
    ['', '..'],
    ['.incoming', 'x'],
    ['uploads/uploads/home', 'card-1.jpg'],
    ['HOME', 'card-1.jpg'],
    ['__proto__', 'constructor'],
  ]
  for (const [targetPath = '', fileName = ''] of places) {
    const response = await send({ targetPath, fileName, file })
    assert.is(response.status, 400, `${targetPath} ${fileName}`)
    assert.match(String((await read(response)).error), /no place for a file of this name/)
  }
  assert.equal(await leftovers(), [])
  assert.is(library.coverage.present, 0)
})

test('a form without file or path, with two files, or no form is a 4xx', async () => {
  const { send, visitor, leftovers } = await open()
  const file = await picture('jpeg')
  assert.is((await send({ targetPath: 'home', fileName: 'card-1.jpg' })).status, 400)
  assert.is((await send({ targetPath: 'home', file })).status, 400)
  assert.is((await send({ targetPath: 'home', fileName: 'card-1.jpg', other: file })).status, 400)
  assert.is((await visitor('/api/admin/upload-file', { json: {} })).status, 415)
  assert.is((await visitor('/api/admin/upload-file', { method: 'POST' })).status, 415)

  const two = new FormData()
  for (const name of ['file', 'file']) two.append(name, new Blob([new Uint8Array(file)]), 'x.jpg')
  const response = await visitor('/api/admin/upload-file', { method: 'POST', body: two })
  assert.is(response.status, 400)
  assert.equal(await leftovers(), [])
})

test('a file over the limit is a 413 that names the limit', async () => {
  const megabyte = 1024 * 1024
  const { upload, visitor, leftovers, written } = await open({ maxUploadBytes: megabyte })
  const announced = await upload(photo, Buffer.alloc(2 * megabyte))
  assert.is(announced.status, 413)
  assert.match(String((await read(announced)).error), /larger than 1 MB/)
  assert.equal(written, [])

  const response = await visitor('/api/admin/upload-file', {
    method: 'POST',
    headers: { 'content-type': 'multipart/form-data; boundary=b' },
    body: endlessForm(3 * megabyte),
    duplex: 'half',
  } as RequestInit)
  assert.is(response.status, 413)
  assert.equal(await leftovers(), [])
})

/** A form whose file sends that many bytes and never ends. */
function endlessForm(bytes: number): ReadableStream<Uint8Array> {
  const head =
    '--b\r\ncontent-disposition: form-data; name="file"; filename="x"\r\ncontent-type: image/jpeg\r\n\r\n'
  let sent = 0
  return new ReadableStream({
    start: controller => controller.enqueue(Buffer.from(head)),
    pull(controller) {
      sent += 65_536
      if (sent > bytes) controller.close()
      else controller.enqueue(Buffer.alloc(65_536, 1))
    },
  })
}

test('a full disk is a 507 before anything is written', async () => {
  const { upload, written } = await open({
    readDiskSpace: async () => ({ total: 1e12, free: 1e8 }),
  })
  const response = await upload(photo, await picture('jpeg'))
  assert.is(response.status, 507)
  assert.match(String((await read(response)).error), /disk .* almost full/)
  assert.equal(written, [])
})

test('a client that disconnects during an upload leaves nothing', async () => {
  const { port, visitor, library, leftovers } = await open()
  const cookie = [...visitor.cookies].map(pair => pair.join('=')).join('; ')
  for (const bytes of [0, 10, 100_000]) {
    const socket = connect(port, '127.0.0.1')
    socket.on('error', () => undefined)
    socket.write(
      'POST /api/admin/upload-file HTTP/1.1\r\nHost: localhost\r\nContent-Length: 5000000\r\n' +
        `Cookie: ${cookie}\r\nContent-Type: multipart/form-data; boundary=b\r\n\r\n--b\r\n` +
        'Content-Disposition: form-data; name="file"; filename="x"\r\n' +
        'Content-Type: image/jpeg\r\n\r\n',
    )
    socket.write(Buffer.alloc(bytes))
    await until('what was received', async () => (await leftovers()).length === 1)
    socket.destroy()
    await until('its removal', async () => (await leftovers()).length === 0)
  }
  assert.is(library.coverage.present, 0)
})

test('without a session nothing is read, listed or deleted', async () => {
  const { url, upload, library, leftovers } = await open()
  await upload(photo, await picture('jpeg'))
  const stranger = visit(url)
  const body = endlessForm(65_536)
  const sent = { method: 'POST', headers: { 'content-type': 'multipart/form-data; boundary=b' } }
  const answers = [
    await stranger('/api/admin/upload-file', { ...sent, body, duplex: 'half' } as RequestInit),
    await stranger('/api/admin/media'),
    await stranger(`/api/admin/media?path=${photo.path}`, { method: 'DELETE' }),
  ]
  assert.equal(valuesOf(answers, 'status'), [401, 401, 401])
  assert.equal(await leftovers(), [])
  assert.is(library.coverage.present, 1)
})

test('a deleted file is gone; deleting a path that is no slot is a 404', async () => {
  const { upload, visitor, library, uploadsDir } = await open()
  await upload(photo, await picture('jpeg'))
  await writeFile(`${uploadsDir}/home/other.jpg`, 'not a slot')
  const remove = (path: string) =>
    visitor(`/api/admin/media?path=${encodeURIComponent(path)}`, { method: 'DELETE' })

  const response = await remove(`/uploads/${photo.path}`)
  assert.equal([response.status, await read(response)], [200, { success: true }])
  assert.is(library.media(photo.path).kind, 'drawing')
  assert.is((await remove(photo.path)).status, 200)
  for (const path of ['home/other.jpg', '../data/users.json', '', 'home']) {
    assert.is((await remove(path)).status, 404, path)
  }
})

test('a video is listed with the version of its poster, whose URL is immutable', async () => {
  const { upload, visitor, library } = await open()
  const poster: Slot = { ...film, path: posterOf(film.path), kind: 'image' }
  await upload(film, tinyMovie())
  const listed = async () => {
    const { sections } = (await (await visitor('/api/admin/media')).json()) as MediaList
    const slots = sections.flatMap(({ sections = [] }) => sections.flatMap(({ slots }) => slots))
    return slots.find(({ path }) => path === film.path)
  }
  const addresses: (string | undefined)[] = []
  for (const width of [32, 48]) {
    await upload(poster, await picture('jpeg', width, 32))
    const slot = await listed()
    assert.is(slot?.poster, library.file(poster.path)?.version)
    addresses.push(slot && pictureOf(slot))
  }
  assert.equal(new Set(addresses).size, 2, addresses.join())
})

test('the list contains every slot in its folder with its file', async () => {
  const { upload, visitor, library } = await open()
  await upload(photo, await picture('jpeg'))
  const { size, version } = library.file(photo.path) ?? {}
  const list = await read(await visitor('/api/admin/media'))
  assert.equal(list, {
    total: 4,
    present: 1,
    sections: [
      {
        title: 'Home',
        targetPath: 'home',
        slots: [
          { fileName: 'card-1.jpg', path: photo.path, kind: 'image', present: true, size, version },
          { fileName: 'card-2.jpg', path: 'home/card-2.jpg', kind: 'image', present: false },
        ],
        sections: [
          {
            title: 'Hero',
            targetPath: 'home/hero',
            slots: [{ fileName: 'video-1.mp4', path: film.path, kind: 'video', present: false }],
          },
        ],
      },
      {
        title: 'Gallery',
        targetPath: 'Gallery',
        slots: [],
        sections: [
          {
            title: 'PDF catalogs',
            targetPath: 'Gallery/pdf-catalogs',
            slots: [{ fileName: 'catalog.pdf', path: catalog.path, kind: 'pdf', present: false }],
          },
        ],
      },
    ],
  })
})

test.run()
