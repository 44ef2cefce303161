import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import * as assert from 'uvu/assert'
import { suite, use } from '#test'
import { serveMedia } from '../../../../../server/features/media/serve/serve.ts'
import { allFiles } from '../../../../support/all-files.ts'
import { serveKoa } from '../../../../support/koa-server.ts'
import { plainRequest } from '../../../../support/plain-request.ts'
import { openResponses } from '../../../../support/responses.ts'
import { openWithDerivatives } from '../open-derivatives.ts'
import { otherPhoto, photo } from '../open-media.ts'

const test = suite('serving smaller images')

const modern = { accept: 'image/avif,image/webp,image/*,*/*;q=0.8' }

async function open() {
  const media = await openWithDerivatives()
  const drawing = () => '<svg xmlns="http://www.w3.org/2000/svg"/>'
  const responses = openResponses({ library: media.library })
  const { url } = await serveKoa([
    responses.store,
    serveMedia({
      ...media,
      responses,
      draw: drawing,
      placeholder: drawing,
      drawingsVersion: 'd1',
      accessOf: allFiles,
    }),
  ])
  use(media)
  const ask = (query: string, headers: Record<string, string> = {}, slot = photo) =>
    plainRequest(`${url}/uploads/${slot.path}${query}`, { headers })
  /** What an address answers with: its type and the width of what came. */
  const got = async (query: string, headers: Record<string, string> = {}) => {
    const answer = await ask(query, headers)
    const { width } = await sharp(answer.bytes).metadata()
    return `${answer.headers['content-type']} ${width}`
  }
  return { ...media, ask, got }
}

/** One site for all tests that only ask. */
const wide = open().then(async opened => {
  await opened.receive(photo, await grainyPhoto(600))
  await opened.derivatives.settled()
  return opened
})

/** A noisy photo, so that a narrower derivative is always smaller in every format. */
async function grainyPhoto(width: number): Promise<Buffer> {
  const height = Math.round(width * 0.75)
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const
  const create = { width, height, channels: 3, background: '#888', noise } as const
  return sharp({ create }).jpeg({ quality: 90 }).toBuffer()
}

test('have the requested width and the smallest format of the Accept header', async () => {
  const { got, ask } = await wide
  assert.is(await got('?w=320', { accept: 'image/webp,*/*' }), 'image/webp 320')
  assert.is(await got('?w=320', { accept: 'image/avif' }), 'image/avif 320')
  assert.is(await got('?w=320', { accept: 'image/avif;q=0, image/webp;q=0.5' }), 'image/webp 320')
  for (const accept of ['*/*', 'image/*', 'text/html', 'image/avif;q=0, image/webp; q=0.0']) {
    assert.is(await got('?w=320', { accept }), 'image/jpeg 600', accept)
  }
  const { headers, bytes } = await ask('?w=320', modern)
  for (const format of ['avif', 'webp']) {
    const alone = await ask('?w=320', { accept: `image/${format}` })
    assert.ok(bytes.length <= alone.bytes.length, format)
  }
  assert.is(headers.vary, 'Accept, Save-Data')
  assert.is(headers['x-content-type-options'], 'nosniff')
  assert.match(`${headers['content-security-policy']}`, /^sandbox/)
})

test('have the next larger width for one that does not exist, or the largest', async () => {
  const { got } = await wide
  const accept = 'image/webp'
  const widths: [string, string][] = [
    ['1', 'image/webp 320'],
    ['321', 'image/webp 480'],
    ['481', 'image/webp 600'],
    ['99999', 'image/webp 600'],
  ]
  for (const [asked, answered] of widths) assert.is(await got(`?w=${asked}`, { accept }), answered)
  for (const nonsense of ['', '0', '-1', '1e3', '12px', '3.5', '320&w=320', '9999999']) {
    assert.is(await got(`?w=${nonsense}`, { accept }), 'image/jpeg 600', nonsense)
  }
  assert.is(await got('', { accept }), 'image/jpeg 600')
})

test('are one size smaller with Save-Data', async () => {
  const { got } = await wide
  const accept = 'image/webp'
  assert.is(await got('?w=640', { accept, 'save-data': 'on' }), 'image/webp 480')
  assert.is(await got('?w=320', { accept, 'save-data': 'on' }), 'image/webp 320')
  assert.is(await got('?w=640', { accept, 'save-data': 'off' }), 'image/webp 600')
})

test('are immutable once all are made, for the current version only', async () => {
  const { receive, derivatives, ask, library } = await open()
  await receive(photo, await grainyPhoto(400))
  const { version } = library.media(photo.path)
  const cacheOf = async (query: string, accept = modern.accept) =>
    (await ask(query, { accept })).headers['cache-control']
  assert.is(await cacheOf(`?v=${version}&w=320`), 'public, max-age=60')
  await derivatives.settled()
  assert.is(
    await cacheOf(`?v=${version}&w=320`),
    'public, max-age=31536000, s-maxage=600, immutable',
  )
  assert.is(
    await cacheOf(`?v=${version}&w=320`, '*/*'),
    'public, max-age=31536000, s-maxage=600, immutable',
  )
  assert.is(await cacheOf('?v=x&w=320'), 'public, max-age=60')
  assert.is(await cacheOf('?w=320'), 'public, max-age=60')
})

test('are immutable as well where a part is asked for, of the current version only', async () => {
  const { ask, library } = await wide
  const { version } = library.media(photo.path)
  const cacheOf = async (v: string) => {
    const { status, headers, bytes } = await ask(`?v=${v}&w=320`, { ...modern, range: 'bytes=0-9' })
    assert.equal([status, bytes.length], [206, 10])
    return headers['cache-control']
  }
  assert.is(await cacheOf(version), 'public, max-age=31536000, s-maxage=600, immutable')
  assert.is(await cacheOf('x'), 'public, max-age=60')
})

test('have an ETag each, which is answered with 304', async () => {
  const { ask } = await wide
  const etags = new Set<string>()
  for (const query of ['?w=320', '?w=640']) {
    for (const accept of ['image/avif', 'image/webp', '*/*']) {
      const { headers } = await ask(query, { accept })
      const etag = `${headers.etag}`
      etags.add(etag)
      const again = await ask(query, { accept, 'if-none-match': etag })
      assert.equal([again.status, again.bytes.length, again.headers.etag], [304, 0, etag])
      assert.is(again.headers.vary, 'Accept, Save-Data')
    }
  }
  // For want of a smaller JPEG both widths have the same.
  assert.is(etags.size, 5)
  const other = await ask('?w=320', { accept: 'image/webp', 'if-none-match': [...etags][0] ?? '' })
  assert.is(other.status, 200)
})

test('are never made during a request: an existing size is served', async () => {
  const { receive, close, jobs, got, ask } = await open()
  await close()
  await receive(photo, await grainyPhoto(700))
  assert.is(await got('?w=320', modern), 'image/jpeg 700')
  assert.is((await ask('?w=320', modern)).headers['cache-control'], 'public, max-age=60')
  assert.equal(jobs, [])
})

test('are replaced by the photo after being deleted, until they are made again', async () => {
  const { receive, derivatives, dataDir, got } = await open()
  await receive(photo, await grainyPhoto(400))
  await derivatives.settled()
  await rm(join(dataDir, 'derivatives'), { recursive: true })
  assert.is(await got('?w=320', { accept: 'image/webp' }), 'image/jpeg 400')
  await derivatives.settled()
  assert.is(await got('?w=320', { accept: 'image/webp' }), 'image/webp 320')
})

test('are not made of a drawing, which is SVG', async () => {
  const { ask } = await open()
  const plain = await ask('', modern, otherPhoto)
  const wide = await ask('?w=320', { ...modern, 'save-data': 'on' }, otherPhoto)
  assert.is(wide.headers['content-type'], 'image/svg+xml')
  assert.ok(wide.bytes.equals(plain.bytes))
  assert.is(wide.headers.etag, plain.headers.etag)
  assert.is(wide.headers.vary, 'Accept-Encoding')
})

test.run()
