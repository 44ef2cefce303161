import { readFile, stat } from 'node:fs/promises'
import { connect } from 'node:net'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import sharp from 'sharp'
import * as assert from 'uvu/assert'
import { suite, use } from '#test'
import { filesBelow } from '../../../../../support/files-below.ts'
import { visit } from '../../../../../support/http.ts'
import { badSamples, picture, sample, tinyMovie, tinyPdf } from '../../../../../support/samples.ts'
import { until } from '../../../../../support/until.ts'
import { catalog, film, type MediaOptions, photo } from '../../open-media.ts'
import { metadata, type OpenForm, openUploads, outcomeOf, tusBy } from '../open-uploads.ts'

const megabyte = 1024 * 1024
const read = async (answer: Response) => (await answer.json()) as Record<string, unknown>
const locationOf = (answer: Response) => answer.headers.get('location') ?? ''
const idOf = (address: string) => address.slice(address.lastIndexOf('/') + 1)

/** What resumable uploads promise, whatever stores them. */
export function describeResumable(name: string, openForm: OpenForm): void {
  const test = suite(`resumable upload API over ${name}`)

  const open = (options?: MediaOptions) => use(openUploads(options, openForm))

  test('PATCH requests add up to a file, and the last answer has its outcome', async () => {
    const { create, append, ask, library, remains, lines } = await open()
    const file = await picture('jpeg', 300, 200)
    const begun = await create(photo.path, file.length)
    assert.is(begun.status, 201)
    assert.match(locationOf(begun), /^\/api\/admin\/uploads\/[\da-f]{32}$/)
    assert.is(begun.headers.get('tus-resumable'), '1.0.0')

    const first = await append(locationOf(begun), 0, file.subarray(0, 100))
    assert.equal([first.status, first.headers.get('upload-offset')], [204, '100'])
    const head = await ask(locationOf(begun))
    assert.is(head.status, 200)
    assert.is(head.headers.get('upload-offset'), '100')
    assert.is(head.headers.get('upload-length'), String(file.length))
    assert.is(head.headers.get('cache-control'), 'no-store')
    assert.is(library.coverage.present, 0)

    const last = await append(locationOf(begun), 100, file.subarray(100))
    assert.is(last.status, 200)
    assert.is(last.headers.get('upload-offset'), String(file.length))
    const answer = await read(last)
    const { size, version } = library.file(photo.path) ?? {}
    const uploaded = { message: 'File uploaded', status: 'uploaded' }
    assert.equal(answer, { ...uploaded, path: photo.path, size, version })
    assert.equal(outcomeOf(last), answer)
    assert.equal(await remains(), [])
    const logged = lines.media.filter(({ msg }) => msg === 'media')
    assert.equal(
      logged.map(({ admin, path, status }) => [admin, path, status]),
      [['admin', photo.path, 'uploaded']],
    )
  })

  test('a lost final answer is repeated for HEAD or an empty PATCH', async () => {
    const { create, append, ask, library } = await open()
    const file = await picture('jpeg')
    const address = locationOf(await create(photo.path, file.length))
    const last = await append(address, 0, file)
    const { version } = library.media(photo.path)
    for (const again of [await ask(address), await append(address, file.length, Buffer.alloc(0))]) {
      assert.is(again.status, 200)
      assert.is(again.headers.get('upload-offset'), String(file.length))
      assert.is(again.headers.get('upload-length'), String(file.length))
      assert.equal(outcomeOf(again), outcomeOf(last))
    }
    assert.is(library.media(photo.path).version, version)
    assert.is((await ask(address, 'DELETE')).status, 404)
  })

  test('a complete upload of a stopped server is received at the next HEAD', async () => {
    const { create, uploads, ask, library, remains } = await open()
    const file = await picture('jpeg')
    const address = locationOf(await create(photo.path, file.length))
    const id = idOf(address)
    await (await uploads.store()).write(Readable.from([file]), id, 0)
    const answer = await ask(address)
    assert.is(outcomeOf(answer)?.status, 'uploaded')
    assert.is(library.media(photo.path).kind, 'photo')
    assert.equal(await remains(), [])
  })

  test('a complete upload on a full disk stays, and is received on a later request', async () => {
    const volume = { total: 1000 * megabyte, free: 900 * megabyte }
    const { create, uploads, append, ask, library, begun, remains } = await open({
      readDiskSpace: async () => volume,
    })
    const file = await picture('jpeg')
    const address = locationOf(await create(photo.path, file.length))
    const id = idOf(address)
    await (await uploads.store()).write(Readable.from([file]), id, 0)
    volume.free = 0
    const refused = await append(address, file.length, Buffer.alloc(0))
    assert.equal([refused.status, outcomeOf(refused)?.code], [507, 'disk-full'])
    const head = await ask(address)
    assert.equal([head.status, outcomeOf(head)?.code], [423, 'disk-full'])
    assert.is((await begun()).length, 1)
    volume.free = 900 * megabyte
    assert.is(outcomeOf(await ask(address))?.status, 'uploaded')
    assert.is(library.media(photo.path).kind, 'photo')
    assert.equal(await remains(), [])
  })

  test('the same bytes again are unchanged, other ones replace', async () => {
    const { create, append } = await open()
    const statuses: unknown[] = []
    for (const width of [32, 32, 48]) {
      const file = await picture('png', width)
      const address = locationOf(await create(photo.path, file.length))
      statuses.push(outcomeOf(await append(address, 0, file))?.status)
    }
    assert.equal(statuses, ['uploaded', 'unchanged', 'replaced'])
  })

  test('the creation request may contain the file; an empty one is rejected', async () => {
    const { visitor, create, stored, remains } = await open()
    const file = tinyMovie()
    const sent = await visitor('/api/admin/uploads', {
      method: 'POST',
      headers: {
        'tus-resumable': '1.0.0',
        'content-type': 'application/offset+octet-stream',
        'upload-length': String(file.length),
        'upload-metadata': metadata({ targetPath: '/uploads/home/hero/', fileName: 'video-1.mp4' }),
      },
      body: new Uint8Array(file),
    })
    assert.is(sent.status, 201)
    assert.is((await read(sent)).status, 'uploaded')
    assert.is((await stored(film)).length, file.length)

    const empty = await create(film.path, 0)
    assert.is(empty.status, 415)
    assert.match(String((await read(empty)).error), /The file is empty/)
    assert.equal(await remains(), [])
  })

  test('form and resumable uploads accept and reject with the same messages', async () => {
    const { create, append, ask, visitor, library, remains } = await open()
    const good = ['phone.heic', 'catalog.pdf', 'clip-720p.mp4', 'clip-480p-moov-at-end.mp4']
    const files = new Map([['a photo', await phonePhoto()]])
    for (const name of [...badSamples(), ...good]) files.set(name, await readFile(sample(name)))
    for (const [name, file] of files) {
      for (const slot of [photo, film, catalog]) {
        const at = slot.path.lastIndexOf('/')
        const form = new FormData()
        form.append('targetPath', slot.path.slice(0, at))
        form.append('fileName', slot.path.slice(at + 1))
        form.append('file', new Blob([new Uint8Array(file)]), 'x')
        const multipart = await visitor('/api/admin/upload-file', { method: 'POST', body: form })
        const expected = { status: multipart.status, ...withoutVersion(await read(multipart)) }
        await library.remove(slot.path)

        const begun = await create(slot.path, file.length)
        const last = begun.status === 201 ? await append(locationOf(begun), 0, file) : begun
        const answer = { status: last.status, ...withoutVersion(await read(last)) }
        assert.equal(answer, expected, `${name} ${slot.path}`)
        await library.remove(slot.path)
        if (last.status === 200) continue
        assert.is(last.status, 415, `${name} ${slot.path}`)
        if (file.length > 0) {
          const head = await ask(locationOf(begun))
          assert.equal([head.status, head.headers.get('upload-offset')], [200, String(file.length)])
          const { error, code } = outcomeOf(head) ?? {}
          assert.equal([error, code], ['error' in expected && expected.error, 'unsupported-type'])
        }
      }
    }
    assert.equal(await remains(), [])
  })

  test('an invalid path or size is rejected at creation', async () => {
    const volume = { total: 1000 * megabyte, free: 900 * megabyte }
    const { create, remains } = await open({
      maxUploadBytes: megabyte,
      readDiskSpace: async () => volume,
    })
    const expectRefusal = async (answer: Response, status: number, words: RegExp) => {
      assert.is(answer.status, status)
      assert.match(String((await read(answer)).error), words)
    }
    await expectRefusal(
      await create('home/card-9.jpg', 10),
      400,
      /no place for a file of this name/,
    )
    await expectRefusal(await create('home/../data/x.jpg', 10), 400, /no place for a file/)
    await expectRefusal(await create(photo.path, megabyte + 1), 413, /larger than 1 MB/)
    await expectRefusal(await create(photo.path, '1e3'), 400, /Upload-Length/)
    await expectRefusal(await create(photo.path, -1), 400, /Upload-Length/)
    for (const concat of ['partial', 'final;/api/admin/uploads/a /api/admin/uploads/b']) {
      const joined = { 'upload-concat': concat }
      await expectRefusal(await create(photo.path, 10, joined), 400, /Upload-Concat/)
    }
    const deferred = { 'upload-defer-length': '1' }
    await expectRefusal(await create(photo.path, 10, deferred), 400, /Upload-Defer-Length/)
    const none = { 'upload-metadata': '' }
    await expectRefusal(await create(photo.path, 10, none), 400, /"targetPath" and "fileName"/)
    const torn = { 'upload-metadata': 'fileName b' }
    await expectRefusal(await create(photo.path, 10, torn), 400, /Upload-Metadata/)
    volume.free = 0
    await expectRefusal(await create(photo.path, 10), 507, /disk .* almost full/)
    assert.equal(await remains(), [])
  })

  test('more bytes than announced, or of another path or type, are not written', async () => {
    const { create, append, ask, begun } = await open()
    const address = locationOf(await create(photo.path, 100))
    assert.is((await append(address, 0, Buffer.alloc(101))).status, 413)
    assert.is((await append(address, 50, Buffer.alloc(10))).status, 409)
    const wrongType = { 'content-type': 'application/octet-stream' }
    assert.is((await append(address, 0, Buffer.alloc(10), wrongType)).status, 400)
    assert.is((await ask(address)).headers.get('upload-offset'), '0')
    assert.is((await begun()).length, 1)
  })

  test('a disk that fills up during the upload is a 507, and the offset stays', async () => {
    const volume = { total: 1000 * megabyte, free: 900 * megabyte }
    const { create, append, ask } = await open({ readDiskSpace: async () => volume })
    const address = locationOf(await create(photo.path, 100))
    await append(address, 0, Buffer.alloc(40))
    volume.free = 0
    const answer = await append(address, 40, Buffer.alloc(60))
    assert.is(answer.status, 507)
    assert.match(String((await read(answer)).error), /disk .* almost full/)
    assert.is((await ask(address)).headers.get('upload-offset'), '40')
  })

  test('a failed write is a 503 or 507 for disk errors, otherwise a 500', async () => {
    const { create, append, uploads, lines } = await open()
    const address = locationOf(await create(photo.path, 100))
    const store = await uploads.store()
    for (const [code, status] of Object.entries({
      EBADF: 500,
      ENOSPC: 507,
      EIO: 503,
      EROFS: 503,
    })) {
      store.write = async () =>
        Promise.reject(Object.assign(new Error(`no write: ${code}`), { code }))
      const fault = await append(address, 0, Buffer.alloc(100))
      assert.is(fault.status, status, code)
      assert.match(String((await read(fault)).error), status === 500 ? /^Internal/ : /disk/)
      const logged = lines.api.filter(({ msg }) => msg === 'request failed').at(-1)
      assert.match(JSON.stringify(logged), new RegExp(`no write: ${code}`))
    }
  })

  test('an upload belongs to the user who created it', async () => {
    const { create, append, ask, visitor, stores, url } = await open()
    const address = locationOf(await create(photo.path, 100))
    await append(address, 0, Buffer.alloc(40))
    await stores.adminUsers.create('another', 'another password')
    const another = visit(url)
    const json = { username: 'another', password: 'another password' }
    assert.is((await another('/api/admin/login', { json })).status, 200)
    const theirs = tusBy(another)
    for (const answer of [
      await theirs.ask(address),
      await theirs.append(address, 40, Buffer.alloc(60)),
      await theirs.ask(address, 'DELETE'),
    ]) {
      assert.is(answer.status, 404)
    }
    visitor.cookies.clear()
    for (const answer of [
      await create(photo.path, 100),
      await append(address, 40, Buffer.alloc(60)),
      await ask(address),
      await ask(address, 'DELETE'),
      await ask('/api/admin/uploads', 'OPTIONS'),
    ]) {
      assert.is(answer.status, 401)
    }
  })

  test('another site cannot create, continue or delete an upload', async () => {
    const { create, append, visitor } = await open()
    const address = locationOf(await create(photo.path, 100))
    const foreign = { 'sec-fetch-site': 'cross-site' }
    assert.is((await create(photo.path, 100, foreign)).status, 403)
    assert.is((await append(address, 0, Buffer.alloc(10), foreign)).status, 403)
    const headers = { ...foreign, 'tus-resumable': '1.0.0' }
    assert.is((await visitor(address, { method: 'DELETE', headers })).status, 403)
  })

  test('all responses have the security headers and no CORS headers', async () => {
    const { create, ask, append, visitor } = await open()
    const begun = await create(photo.path, 100)
    const options = await visitor('/api/admin/uploads', { method: 'OPTIONS' })
    assert.is(options.status, 204)
    assert.is(options.headers.get('tus-extension'), 'creation,creation-with-upload,termination')
    assert.is(options.headers.get('tus-max-size'), String(8 * megabyte))
    const answers = [
      begun,
      options,
      await ask(locationOf(begun)),
      await append(locationOf(begun), 0, Buffer.alloc(10)),
      await ask(locationOf(begun), 'DELETE'),
      await ask(locationOf(begun)),
    ]
    for (const { headers, status } of answers) {
      const granted = [...headers.keys()].filter(name => name.startsWith('access-control'))
      assert.equal(granted, [], String(status))
      assert.is(headers.get('x-content-type-options'), 'nosniff')
      assert.match(headers.get('content-security-policy') ?? '', /default-src 'none'/)
      assert.is(headers.get('cache-control'), 'no-store')
      assert.ok(headers.get('x-request-id'))
    }
  })

  test('a deleted upload leaves nothing', async () => {
    const { create, append, ask, remains } = await open()
    const address = locationOf(await create(photo.path, 100))
    await append(address, 0, Buffer.alloc(40))
    assert.is((await ask(address, 'DELETE')).status, 204)
    assert.is((await ask(address)).status, 404)
    assert.is((await ask(address, 'DELETE')).status, 404)
    assert.equal(await remains(), [])
  })

  test('other names in the folder of the uploads are a 404', async () => {
    const { ask, create, begun } = await open()
    const address = locationOf(await create(photo.path, 100))
    const [id] = await begun()
    for (const name of [`${id}.json`, '..%2f..', `..%2ftus%2f${id}`, 'x', `${id}%00`]) {
      assert.is((await ask(`/api/admin/uploads/${name}`)).status, 404, name)
      assert.is((await ask(`/api/admin/uploads/${name}`, 'DELETE')).status, 404, name)
    }
    assert.is((await ask(address)).status, 200)
  })

  test('a broken connection keeps the received bytes, and no error is logged', async () => {
    const { create, append, ask, port, visitor, stored, lines, arrived } = await open()
    const file = tinyMovie({ tracks: [{ chunks: ['a'.repeat(megabyte), 'b'.repeat(megabyte)] }] })
    const address = locationOf(await create(film.path, file.length))
    const offset = async () => Number((await ask(address)).headers.get('upload-offset'))
    for (let cut = 1; cut <= 3; cut++) {
      const from = await offset()
      const socket = connect(port, '127.0.0.1')
      socket.on('error', () => undefined)
      const cookie = [...visitor.cookies].map(pair => pair.join('=')).join('; ')
      socket.write(
        `PATCH ${address} HTTP/1.1\r\nHost: localhost\r\nCookie: ${cookie}\r\n` +
          `Tus-Resumable: 1.0.0\r\nUpload-Offset: ${from}\r\n` +
          `Content-Type: application/offset+octet-stream\r\n` +
          `Content-Length: ${file.length - from}\r\n\r\n`,
      )
      socket.write(file.subarray(from, from + 300_000))
      await until('more bytes', async () => (await arrived()) > from)
      socket.resetAndDestroy()
      assert.ok((await offset()) > from)
    }
    const from = await offset()
    assert.is((await append(address, from, file.subarray(from))).status, 200)
    assert.ok((await stored(film)).equals(file))
    assert.equal(
      lines.api.filter(({ level }) => Number(level) >= 40),
      [],
    )
  })

  test('a hanging connection is closed when the client resumes', async () => {
    const { create, append, ask, port, visitor, stored } = await open()
    const file = tinyPdf('x'.repeat(200_000))
    const address = locationOf(await create(catalog.path, file.length))
    const cookie = [...visitor.cookies].map(pair => pair.join('=')).join('; ')
    const hanging = connect(port, '127.0.0.1')
    hanging.on('error', () => undefined)
    hanging.write(
      `PATCH ${address} HTTP/1.1\r\nHost: localhost\r\nCookie: ${cookie}\r\n` +
        `Tus-Resumable: 1.0.0\r\nUpload-Offset: 0\r\n` +
        `Content-Type: application/offset+octet-stream\r\nContent-Length: ${file.length}\r\n\r\n`,
    )
    hanging.write(file.subarray(0, 50_000))
    let from = 0
    await until('the first bytes', async () => {
      from = Number((await ask(address)).headers.get('upload-offset'))
      return from > 0
    })
    assert.is((await append(address, from, file.subarray(from))).status, 200)
    assert.ok((await stored(catalog)).equals(file))
    hanging.destroy()
  })

  test('partial and placed files are readable by their owner alone (mode 0600)', async () => {
    const { create, append, uploadsDir } = await open()
    const file = tinyPdf()
    const address = locationOf(await create(catalog.path, file.length))
    await append(address, 0, file.subarray(0, 10))
    const modes = []
    for await (const name of filesBelow(join(uploadsDir, '.incoming'))) {
      if (!name.endsWith('.json')) modes.push((await stat(name)).mode & 0o777)
    }
    assert.ok(modes.length > 0 && modes.every(mode => mode === 0o600))
    await append(address, 10, file.subarray(10))
    assert.is((await stat(join(uploadsDir, catalog.path))).mode & 0o777, 0o600)
  })

  test.run()
}

/** Lying on its side and with its place, as a phone takes it, but of less than a megapixel. */
const phonePhoto = () =>
  sharp(sample('photo-12mp-rotated-gps.jpg')).resize(1000).keepExif().jpeg().toBuffer()

/** Each placing of a file has a version of its own. */
const withoutVersion = ({ version, ...answer }: Record<string, unknown>) => answer
