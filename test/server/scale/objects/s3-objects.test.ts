import { createHash } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import * as assert from 'uvu/assert'
import { suite } from '#test'
import { openS3 } from '../../../../server/scale/objects/s3.ts'
import { freePort } from '../../../support/free-port.ts'
import { temporaryFolder } from '../../../support/temporary-folder.ts'
import { valuesOf } from '../../../support/values-of.ts'
import { type Answer, answerError, errorOf, store } from './store-of-tests.ts'

const test = suite('objects of a store')

const ok: Answer = (_, response) => response.end()
const sumOf = (bytes: string) => createHash('sha256').update(bytes).digest('hex')

test('bytes and files are put with their lengths and sums, as bytes of no type', async () => {
  const { objects, asked } = await store(ok)
  const file = join(await temporaryFolder(), 'photo')
  await writeFile(file, 'a photo')
  await objects.put('files/a', Buffer.from('bytes'))
  await objects.put('files/b', { file })
  assert.equal(
    asked.map(({ method, url, body, headers }) => [
      ...[method, url, body, headers['content-type'], headers['content-length']],
      headers['x-amz-content-sha256'],
    ]),
    [
      ['PUT', '/site/files/a', 'bytes', 'application/octet-stream', '5', sumOf('bytes')],
      ['PUT', '/site/files/b', 'a photo', 'application/octet-stream', '7', sumOf('a photo')],
    ],
  )
  assert.match(asked[0]?.headers.authorization ?? '', /^AWS4-HMAC-SHA256 Credential=key\//)
})

test('an empty file is put as one', async () => {
  const { objects, asked } = await store(ok)
  const file = join(await temporaryFolder(), 'empty')
  await writeFile(file, '')
  await objects.put('files/a', { file })
  assert.equal([asked[0]?.body, asked[0]?.headers['content-length']], ['', '0'])
})

test('a key is encoded but for its slashes', async () => {
  const { objects, asked } = await store(ok)
  await objects.put("files/a b(1)'é", Buffer.from(''))
  assert.is(asked[0]?.url, '/site/files/a%20b%281%29%27%C3%A9')
})

test('an object is read whole or in part, and is undefined where there is none', async () => {
  const { objects, asked } = await store((request, response) => {
    if (request.url === '/site/gone') return answerError(response, 404, 'NoSuchKey')
    response.writeHead(request.headers.range ? 206 : 200).end('a photo')
  })
  const whole = await objects.get('files/a')
  assert.is(whole && (await text(whole)), 'a photo')
  const part = await objects.get('files/a', { start: 2, end: 8 })
  assert.is(part && (await text(part)), 'a photo')
  assert.is(await objects.get('gone'), undefined)
  assert.equal(
    asked.map(({ headers }) => headers.range),
    [undefined, 'bytes=2-8', undefined],
  )
})

test('a part after the end is a RangeError, and a bucket that is gone is 503', async () => {
  const { objects } = await store((request, response) =>
    request.headers.range
      ? answerError(response, 416, 'InvalidRange')
      : answerError(response, 404, 'NoSuchBucket'),
  )
  const range = await errorOf(objects.get('files/a', { start: 9, end: 12 }))
  assert.equal([range?.name, range?.message], ['RangeError', 'files/a ends before byte 9.'])
  const gone = await errorOf(objects.get('files/a'))
  assert.is(gone?.status, 503)
  assert.match(String(gone?.cause), '404 NoSuchBucket why: GET files/a')
})

test('the size of an object is asked without its bytes; of none it is undefined', async () => {
  const { objects, asked } = await store((request, response) => {
    if (request.url === '/site/files/a') response.writeHead(200, { 'content-length': 7 }).end()
    else if (request.method === 'HEAD') response.writeHead(404).end()
    else answerError(response, 404, 'NoSuchKey')
  })
  assert.is(await objects.sizeOf('files/a'), 7)
  assert.is(await objects.sizeOf('files/b'), undefined)
  assert.equal(valuesOf(asked, 'method'), ['HEAD', 'HEAD', 'GET'])
})

test('an object that comes while its size is asked has that size; a refusal is 503', async () => {
  const { objects } = await store((request, response) => {
    if (request.url === '/site/forbidden') response.writeHead(403).end()
    else if (request.method === 'HEAD') response.writeHead(404).end()
    else response.writeHead(200, { 'content-length': 7 }).end('a photo')
  })
  assert.is(await objects.sizeOf('files/a'), 7)
  assert.is((await errorOf(objects.sizeOf('forbidden')))?.status, 503)
})

test('objects are removed a thousand at a time, with the sum of each request', async () => {
  const { objects, asked } = await store((_, response) => response.end('<DeleteResult/>'))
  await objects.remove(Array.from({ length: 1001 }, (_, at) => `files/${at}&`))
  assert.equal(
    asked.map(({ method, url, body }) => [method, url, body.split('<Object>').length - 1]),
    [
      ['POST', '/site?delete=', 1000],
      ['POST', '/site?delete=', 1],
    ],
  )
  const [, last] = asked
  assert.match(last?.body ?? '', '<Object><Key>files/1000&amp;</Key></Object>')
  const md5 = createHash('md5').update(last?.body ?? '')
  assert.is(last?.headers['content-md5'], md5.digest('base64'))
})

test('a list goes on where the last answer ended', async () => {
  const page = (key: string, next = '') =>
    `<ListBucketResult><Contents><Key>${key}</Key><Size>7</Size><LastModified>2026-11-26T10:00:00.000Z</LastModified></Contents>${next}</ListBucketResult>`
  const { objects, asked } = await store((_, response, nth) =>
    response.end(
      nth === 0
        ? page('files/a%2Fb+c', '<NextContinuationToken>x&amp;1</NextContinuationToken>')
        : page('files/d'),
    ),
  )
  const listed: unknown[] = []
  for await (const object of objects.list('files/')) listed.push(object)
  const storedAt = new Date('2026-11-26T10:00:00Z')
  assert.equal(listed, [
    { key: 'files/a/b c', bytes: 7, storedAt },
    { key: 'files/d', bytes: 7, storedAt },
  ])
  assert.equal(
    asked.map(({ url }) => new URL(url, 'http://a').searchParams.get('continuation-token')),
    [null, 'x&1'],
  )
})

test('a bucket that answers is right; each refusal says what to correct', async () => {
  const answers = [
    '200',
    '404 NoSuchBucket',
    '403 RequestTimeTooSkewed',
    '400 AuthorizationHeaderMalformed',
    '301 PermanentRedirect',
    '403 SignatureDoesNotMatch',
    '401 Unauthorized',
    '405 MethodNotAllowed',
  ]
  const { objects, bucket, asked } = await store((_, response, nth) => {
    const [status, code = ''] = answers[nth]?.split(' ') ?? []
    if (status === '200') response.end('<ListBucketResult/>')
    else answerError(response, Number(status), code)
  })
  await objects.check()
  assert.is(asked[0]?.url, '/site?list-type=2&max-keys=1')
  const at = `S3_URL: the store at ${bucket.endpoint}`
  for (const begins of [
    `${at} has no bucket site. Create it, or correct its name.`,
    `${at} has another time than this machine. Set the clock of both.`,
    `${at} expects another region than us-east-1 (AuthorizationHeaderMalformed).`,
    `${at} expects another region than us-east-1 (PermanentRedirect).`,
    `${at} does not accept the key and the secret for the bucket site (SignatureDoesNotMatch).`,
    `${at} does not accept the key and the secret for the bucket site (Unauthorized).`,
    `${at} answers 405 MethodNotAllowed for the bucket site. Its own log says why.`,
  ]) {
    const fault = await errorOf(objects.check())
    assert.is(fault?.name, 'StartError')
    assert.is(fault?.message.slice(0, begins.length), begins)
    assert.not.match(fault?.message ?? '', 'secret-of-the-store')
  }
})

test('a store that is not there is named without key and secret', async () => {
  const port = await freePort()
  const objects = openS3({
    ...{ endpoint: `http://127.0.0.1:${port}`, bucket: 'site', region: 'us-east-1' },
    ...{ accessKeyId: 'key', secretAccessKey: 'secret-of-the-store' },
  })
  const fault = await errorOf(objects.check())
  assert.is(
    fault?.message,
    `S3_URL: the store at http://127.0.0.1:${port} does not answer (ECONNREFUSED). Start it, or correct host and port.`,
  )
  objects.close()
})

test.run()
