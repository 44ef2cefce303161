import { mkdir, rm, symlink, writeFile } from 'node:fs/promises'
import { get, type IncomingHttpHeaders } from 'node:http'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import Koa from 'koa'
import { pino } from 'pino'
import * as assert from 'uvu/assert'
import { suite } from '#test'
import { createRouter } from '../../../../../server/app/router.ts'
import type { StoredFile } from '../../../../../server/base/disk/stored-file.ts'
import { errors } from '../../../../../server/base/http/error-exit.ts'
import { anyone } from '../../../../../server/base/http/route.ts'
import { serveMedia } from '../../../../../server/features/media/serve/serve.ts'
import { serveFile } from '../../../../../server/features/media/serve/serve-file.ts'
import type { Slot } from '../../../../../web/sections/fields.ts'
import { allFiles } from '../../../../support/all-files.ts'
import { serve } from '../../../../support/http.ts'
import { openResponses } from '../../../../support/responses.ts'
import { picture, sample, tinyMovie, tinyPdf } from '../../../../support/samples.ts'
import { temporaryFolder } from '../../../../support/temporary-folder.ts'
import { catalog, film, noDerivatives, openMedia, photo } from '../open-media.ts'

const test = suite('serving uploads')

async function open() {
  const media = await openMedia()
  const drawn: string[] = []
  const draw = ({ path, shape }: { path: string; shape: string }) => {
    drawn.push(path)
    return `<svg xmlns="http://www.w3.org/2000/svg"><title>${path}</title><desc>${shape}</desc></svg>`
  }
  const app = new Koa()
  app.silent = true
  const renderErrorPage = (ctx: Koa.Context) => {
    ctx.body = 'error page'
  }
  const responses = openResponses({ library: media.library })
  app.use(responses.store)
  app.use(errors({ log: pino({ level: 'silent' }), renderErrorPage }))
  const answer = serveMedia({
    manifest: media.manifest,
    library: media.library,
    derivatives: noDerivatives,
    draw,
    placeholder: () => '<svg xmlns="http://www.w3.org/2000/svg"><title>placeholder</title></svg>',
    drawingsVersion: 'd1',
    accessOf: allFiles,
    responses,
  })
  app.use(createRouter([anyone('GET', '/uploads/*slot', answer)]))
  const { port } = await serve(app.callback())

  /** The path goes out as it is written, which fetch would not do. */
  const ask = (path: string, sent: Record<string, string> = {}, method = 'GET') =>
    new Promise<Answer>((resolve, reject) => {
      get({ port, path, headers: sent, method }, res => {
        const chunks: Buffer[] = []
        res.on('data', chunk => chunks.push(chunk))
        res.on('end', () => {
          const { statusCode: status = 0, headers } = res
          resolve({ status, headers, body: Buffer.concat(chunks) })
        })
      }).on('error', reject)
    })

  return { ...media, drawn, ask, port, url: (slot: Slot) => `/uploads/${slot.path}` }
}

interface Answer {
  status: number
  headers: IncomingHttpHeaders
  body: Buffer
}

test('a slot with a file is served with its content type, sandboxed', async () => {
  const { ask, receive, stored, url } = await open()
  const types: [Slot, Buffer, string][] = [
    [photo, await picture('png'), 'image/jpeg'],
    [film, tinyMovie(), 'video/mp4'],
    [catalog, tinyPdf(), 'application/pdf'],
  ]
  for (const [slot, bytes, type] of types) {
    await receive(slot, bytes)
    const { status, headers, body } = await ask(url(slot))
    assert.is(status, 200)
    assert.is(headers['content-type'], type)
    assert.is(headers['x-content-type-options'], 'nosniff')
    assert.match(`${headers['content-security-policy']}`, /^sandbox; default-src 'none'/)
    assert.ok(body.equals(await stored(slot)))
  }
})

test('a URL with the current version is immutable, every other one lasts a minute', async () => {
  const { ask, receive, library, url } = await open()
  const cacheOf = async (version: string) =>
    (await ask(`${url(photo)}?v=${version}`)).headers['cache-control']
  const drawing = library.media(photo.path).version
  assert.is(await cacheOf(drawing), 'public, max-age=31536000, s-maxage=600, immutable')
  await receive(photo, await picture('jpeg'))
  const file = library.media(photo.path).version
  assert.is(await cacheOf(file), 'public, max-age=31536000, s-maxage=600, immutable')
  for (const other of [drawing, 'x', '', `${file}&v=${file}`]) {
    assert.is(await cacheOf(other), 'public, max-age=60', other)
  }
})

test('an image replaced by hand is not immutable under the previous version', async () => {
  const { ask, receive, library, uploadsDir, url } = await open()
  await receive(photo, await picture('jpeg'))
  const { version } = library.media(photo.path)
  await writeFile(join(uploadsDir, photo.path), 'by hand')
  const { headers, body } = await ask(`${url(photo)}?v=${version}`)
  assert.is(headers['cache-control'], 'public, max-age=60')
  assert.is(body.toString(), 'by hand')
  assert.is.not(library.media(photo.path).version, version)
})

test('a file that changed since its lookup is sent with its new version', async () => {
  const { receive, library } = await open()
  await receive(photo, await picture('jpeg'))
  const file = library.file(photo.path) as StoredFile
  const app = new Koa()
  const headersFor = (_ctx: Koa.Context, version: string) => ({ 'x-version': version })
  app.use(ctx => serveFile(ctx, { ...file, version: 'before' }, { type: 'image/jpeg', headersFor }))
  const { headers } = await fetch((await serve(app.callback())).url)
  assert.equal([headers.get('x-version'), headers.get('etag')], [file.version, `"${file.version}"`])
})

test('a video is served in ranges', async () => {
  const { ask, receive, stored, url } = await open()
  await receive(film, sample('clip-480p-moov-at-end.mp4'))
  const whole = await stored(film)
  const last = whole.length - 1
  const ranges: [string, number, number][] = [
    ['bytes=0-', 0, last],
    ['bytes=100-199', 100, 199],
    ['bytes=-50', last - 49, last],
    [`bytes=${last}-`, last, last],
  ]
  for (const [range, start, end] of ranges) {
    const { status, headers, body } = await ask(url(film), { range })
    assert.is(status, 206, range)
    assert.is(headers['content-range'], `bytes ${start}-${end}/${whole.length}`)
    assert.is(headers['content-length'], `${end - start + 1}`)
    assert.ok(body.equals(whole.subarray(start, end + 1)), range)
  }
  assert.is((await ask(url(film))).headers['accept-ranges'], 'bytes')
})

test('a range beyond the end is a 416 with the size, several ranges get the whole', async () => {
  const { ask, receive, stored, url } = await open()
  await receive(film, tinyMovie())
  const whole = await stored(film)
  const beyond = await ask(url(film), { range: `bytes=${whole.length}-` })
  assert.is(beyond.status, 416)
  assert.is(beyond.headers['content-range'], `bytes */${whole.length}`)
  assert.is(beyond.body.length, 0)
  const several = await ask(url(film), { range: 'bytes=0-1,5-9' })
  assert.is(several.status, 200)
  assert.ok(several.body.equals(whole))
})

test('If-Range gets the range of the same file and all of another one', async () => {
  const { ask, receive, url } = await open()
  await receive(film, tinyMovie())
  const { etag = '', 'last-modified': modified = '' } = (await ask(url(film))).headers
  assert.match(etag, /^"/)
  const range = 'bytes=0-9'
  for (const same of [etag, modified]) {
    assert.is((await ask(url(film), { range, 'if-range': same })).status, 206, same)
  }
  await receive(film, tinyMovie({ tracks: [{ chunks: ['other', 'bytes'] }] }))
  assert.is((await ask(url(film), { range, 'if-range': etag })).status, 200)
})

test('If-None-Match gets a 304 for files and drawings, until they change', async () => {
  const { ask, receive, url } = await open()
  const drawing = (await ask(url(photo))).headers.etag as string
  const fresh = await ask(url(photo), { 'if-none-match': drawing })
  assert.equal([fresh.status, fresh.body.length, fresh.headers.etag], [304, 0, drawing])
  await receive(photo, await picture('jpeg'))
  const file = await ask(url(photo), { 'if-none-match': drawing })
  assert.is(file.status, 200)
  const again = await ask(url(photo), { 'if-none-match': file.headers.etag as string })
  assert.equal([again.status, again.body.length], [304, 0])
  assert.is(again.headers['cache-control'], 'public, max-age=60')
})

test('HEAD gets the headers of GET without a body', async () => {
  const { ask, receive, url } = await open()
  await receive(film, tinyMovie())
  for (const path of [url(film), url(photo), '/uploads/placeholder.jpg']) {
    const [got, head] = [await ask(path), await ask(path, {}, 'HEAD')]
    assert.is(head.status, 200)
    assert.is(head.body.length, 0)
    for (const name of ['content-type', 'content-length', 'etag', 'cache-control']) {
      assert.is(head.headers[name], got.headers[name], `${path} ${name}`)
    }
  }
})

test('a slot without a file shows its drawing, images and videos alike', async () => {
  const { ask, url } = await open()
  for (const slot of [photo, film]) {
    const { status, headers, body } = await ask(url(slot))
    assert.is(status, 200)
    assert.is(headers['content-type'], 'image/svg+xml')
    assert.match(`${headers['content-security-policy']}`, /^sandbox;.*style-src 'unsafe-inline'/)
    assert.match(body.toString(), slot.path)
  }
  assert.is((await ask(url(catalog))).status, 404)
})

test('the drawing is shown again once the file is removed', async () => {
  const { ask, receive, library, uploadsDir, url } = await open()
  await receive(photo, await picture('jpeg'))
  await library.remove(photo.path)
  assert.is((await ask(url(photo))).headers['content-type'], 'image/svg+xml')
  await receive(photo, await picture('jpeg'))
  await rm(join(uploadsDir, photo.path))
  assert.is((await ask(url(photo))).headers['content-type'], 'image/svg+xml')
})

test('a drawing is compressed by Accept-Encoding, brotli first', async () => {
  const { ask, url } = await open()
  const plain = (await ask(url(photo))).body.toString()
  const accepted: [string, string | undefined, (body: Buffer) => Buffer][] = [
    ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
    ['br;q=0, gzip', 'gzip', gunzipSync],
    ['identity', undefined, body => body],
  ]
  const etags = new Set<unknown>()
  for (const [accept, encoding, decompress] of accepted) {
    const { headers, body } = await ask(url(photo), { 'accept-encoding': accept })
    assert.is(headers['content-encoding'], encoding, accept)
    assert.is(headers.vary, 'Accept-Encoding')
    assert.is(headers['content-length'], `${body.length}`)
    assert.is(decompress(body).toString(), plain)
    etags.add(headers.etag)
  }
  assert.is(etags.size, 3)
})

test('a drawing is rendered once for many requests with any query', async () => {
  const { ask, drawn, url } = await open()
  await Promise.all([ask(url(photo)), ask(url(photo)), ask(`${url(photo)}?x=1`)])
  await ask(`${url(photo)}?v=of-yesterday`)
  assert.equal(drawn, [photo.path])
})

test('a wide drawing has a second one for phones, other drawings have one', async () => {
  const { ask, url } = await open()
  const shapeOf = async (slot: Slot, query: string) =>
    /<desc>(\w+)/.exec((await ask(url(slot) + query)).body.toString())?.[1]
  assert.is(await shapeOf(film, ''), 'wide')
  assert.is(await shapeOf(film, '?phone'), 'phone')
  assert.is(await shapeOf(film, '?phon'), 'wide')
  assert.is(await shapeOf(photo, '?phone'), photo.shape)
})

test('the placeholder is an image', async () => {
  const { status, headers, body } = await (await open()).ask('/uploads/placeholder.jpg')
  assert.equal([status, headers['content-type']], [200, 'image/svg+xml'])
  assert.match(body.toString(), 'placeholder')
})

test('paths other than slots are a 404, in any spelling', async () => {
  const { ask, receive, uploadsDir, dataDir } = await open()
  await receive(photo, await picture('jpeg'))
  await mkdir(join(uploadsDir, 'home/hero'), { recursive: true })
  await writeFile(join(uploadsDir, 'home/other.jpg'), 'secret')
  await writeFile(join(uploadsDir, 'home/card-1.jpg.html'), 'secret')
  await writeFile(join(uploadsDir, '.incoming/1'), 'secret')
  await writeFile(join(dataDir, 'users.json'), 'secret')
  const paths = [
    '',
    'home',
    'home/',
    'home/other.jpg',
    'home/card-1.jpg.html',
    'home/card-1.jpg/',
    'home//card-1.jpg',
    './home/card-1.jpg',
    '.incoming/1',
    '%2eincoming/1',
    '../data/users.json',
    '..%2fdata%2fusers.json',
    'home/..%5c..%5cdata%5cusers.json',
    'home/../home/card-1.jpg',
    'home/%2e%2e/%2e%2e/data/users.json',
    'home/card-1.jpg%00.html',
    'home/card-1.jpg%00',
    '%',
    '%c0%ae%c0%ae/data/users.json',
    '/etc/passwd',
    'constructor',
    'HOME/card-1.jpg',
  ]
  for (const path of paths) {
    const { status, body, headers } = await ask(`/uploads/${path}`)
    assert.is(status, 404, path)
    assert.not.match(body.toString(), 'secret')
    assert.not.match(headers['cache-control'] ?? '', 'public')
  }
})

test('a symlink in the volume is not followed, even in place of a known file', async () => {
  const { ask, receive, uploadsDir, url } = await open()
  const outside = join(await temporaryFolder(), 'secret')
  await writeFile(outside, 'secret')
  await receive(photo, await picture('jpeg'))
  await rm(join(uploadsDir, photo.path))
  await symlink(outside, join(uploadsDir, photo.path))
  const { headers, body } = await ask(url(photo))
  assert.is(headers['content-type'], 'image/svg+xml')
  assert.not.match(body.toString(), 'secret')
})

test('other methods than GET and HEAD are rejected', async () => {
  const { ask, url } = await open()
  for (const method of ['POST', 'PUT', 'DELETE', 'PATCH']) {
    assert.is((await ask(url(photo), {}, method)).status, 404, method)
  }
})

test('a visitor who disconnects during a video does not affect others', async () => {
  const { receive, port, url, ask } = await open()
  await receive(film, sample('clip-720p.mp4'))
  await new Promise<void>(resolve => {
    const request = get({ port, path: url(film) }, res => {
      res.once('data', () => request.destroy())
      res.once('close', resolve)
      res.on('error', () => undefined)
    })
    request.on('error', () => undefined)
  })
  assert.is((await ask(url(film))).status, 200)
})

test.run()
