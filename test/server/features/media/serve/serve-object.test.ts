import { utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import * as assert from 'uvu/assert'
import { suite, use } from '#test'
import { type StoredFile, statFile } from '../../../../../server/base/disk/stored-file.ts'
import { unavailable } from '../../../../../server/base/errors.ts'
import { headersFor } from '../../../../../server/features/media/serve/serve-drawing.ts'
import { serveFile } from '../../../../../server/features/media/serve/serve-file.ts'
import { serveObject } from '../../../../../server/features/media/serve/serve-object.ts'
import { serveKoa } from '../../../../support/koa-server.ts'
import { type PlainAnswer, plainRequest } from '../../../../support/plain-request.ts'
import { temporaryFolder } from '../../../../support/temporary-folder.ts'

const test = suite('a file that is read from the bucket while it is sent')

const bytes = Buffer.from('0123456789')
const modified = new Date('2026-11-20T10:00:00.250Z')
const headers = { type: 'video/mp4', headersFor }

async function serveBoth() {
  const path = join(await temporaryFolder(), 'clip.mp4')
  await writeFile(path, bytes)
  await utimes(path, modified, modified)
  const file = (await statFile(path)) as StoredFile
  const asked: unknown[] = []
  const remote = {
    file,
    copy: async () => undefined,
    async open(range?: { start: number; end: number }) {
      asked.push(range && { start: range.start, end: range.end })
      return Readable.from([bytes.subarray(range?.start, range && range.end + 1)])
    },
  }
  const local = await serveKoa([ctx => serveFile(ctx, file, headers)])
  const streamed = await serveKoa([ctx => serveObject(ctx, remote, headers)])
  use(local)
  use(streamed)
  return { local, streamed, file, asked }
}

/** What clients and caches go by. */
function described({ status, headers, text }: PlainAnswer) {
  const names = [
    'content-type',
    'content-length',
    'content-range',
    'accept-ranges',
    'cache-control',
    'content-security-policy',
    'x-content-type-options',
    'etag',
    'last-modified',
  ]
  return { status, text, ...Object.fromEntries(names.map(name => [name, headers[name]])) }
}

test('is answered as from the disk, whatever is asked', async () => {
  const { local, streamed, file } = await serveBoth()
  const etag = `"${file.version}"`
  const [before, at, after] = [-5000, 0, 5000].map(ms =>
    new Date(modified.getTime() + ms).toUTCString(),
  ) as [string, string, string]
  const ranges = ['bytes=0-3', 'bytes=4-', 'bytes=-3', 'bytes=8-100', 'bytes=0-0', 'bytes=9-9']
  const questions: Record<string, string>[] = [
    {},
    ...ranges.map(range => ({ range })),
    { range: 'bytes=10-' },
    { range: 'bytes=5-2' },
    { range: 'bytes=0-1,5-6' },
    { range: 'bytes=0-3,3-6' },
    { range: 'bytes=x' },
    { range: 'lines=1-2' },
    { range: 'bytes=-0' },
    { 'if-none-match': etag },
    { 'if-none-match': `W/${etag}` },
    { 'if-none-match': '*' },
    { 'if-none-match': '"other", "more"' },
    { 'if-none-match': etag, range: 'bytes=0-3' },
    { 'if-modified-since': before },
    { 'if-modified-since': at },
    { 'if-modified-since': after },
    { 'if-match': etag },
    { 'if-match': '*' },
    { 'if-match': '"other"' },
    { 'if-match': `"other", ${etag}` },
    { 'if-match': '"other"', range: 'bytes=0-3' },
    { 'if-unmodified-since': before },
    { 'if-unmodified-since': after },
    { 'if-unmodified-since': 'no date' },
    ...[etag, `W/${etag}`, '"other"', before, at, after, 'no date'].map(one => ({
      range: 'bytes=2-4',
      'if-range': one,
    })),
  ]
  for (const method of ['GET', 'HEAD']) {
    for (const headers of questions) {
      for (const query of ['', `?v=${file.version}`, '?v=other']) {
        const [expected, actual] = await Promise.all(
          [local, streamed].map(({ url }) => plainRequest(url + query, { method, headers })),
        )
        const what = `${method} ${query} ${JSON.stringify(headers)}`
        assert.equal(described(actual as PlainAnswer), described(expected as PlainAnswer), what)
      }
    }
  }
})

test('reads no more of it than is asked for', async () => {
  const { streamed, asked } = await serveBoth()
  await plainRequest(streamed.url, { headers: { range: 'bytes=-3' } })
  await plainRequest(streamed.url)
  await plainRequest(streamed.url, { method: 'HEAD' })
  await plainRequest(streamed.url, { headers: { range: 'bytes=10-' } })
  assert.equal(asked, [{ start: 7, end: 9 }, undefined])
})

test('is answered with 503 and Retry-After where the bucket does not answer', async () => {
  const { file } = await serveBoth()
  const open = async () => {
    throw unavailable('Not now.')
  }
  const remote = { file, open, copy: async () => undefined }
  const { url } = use(await serveKoa([ctx => serveObject(ctx, remote, headers)]))
  const answer = await plainRequest(url, { headers: { range: 'bytes=0-3' } })
  assert.is(answer.status, 503)
  assert.is(answer.headers['retry-after'], '5')
  assert.is(answer.headers.etag, undefined)
  assert.is(answer.headers['content-range'], undefined)
  assert.not.match(`${answer.headers['cache-control']}`, 'max-age')
})

test('a reader that leaves ends the stream from the bucket', async () => {
  const { file } = await serveBoth()
  let isDestroyed: (value: unknown) => void = () => undefined
  const destroyed = new Promise(resolve => {
    isDestroyed = resolve
  })
  const open = async () => {
    const body = new Readable({ read() {} })
    body.once('close', isDestroyed)
    body.push('01')
    return body
  }
  const remote = { file, open, copy: async () => undefined }
  const { url } = use(await serveKoa([ctx => serveObject(ctx, remote, headers)]))
  const leaving = new AbortController()
  const answer = await fetch(url, { signal: leaving.signal })
  await answer.body?.getReader().read()
  leaving.abort()
  await destroyed
})

test.run()
