import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { buffer, text } from 'node:stream/consumers'
import * as assert from 'uvu/assert'
import { suite, use } from '#test'
import { createAttempts } from '../../../../server/scale/objects/s3-attempts.ts'
import { putInParts } from '../../../../server/scale/objects/s3-parts.ts'
import { createS3Sender } from '../../../../server/scale/objects/s3-request.ts'
import { temporaryFolder } from '../../../support/temporary-folder.ts'
import { valuesOf } from '../../../support/values-of.ts'
import { type Answer, answerError, errorOf, store } from './store-of-tests.ts'

const test = suite('requests to a store that fails')

// The pauses between attempts are as short as they may be.
const { random } = Math
Math.random = () => 0
test.after(() => {
  Math.random = random
})

test('a busy store is asked again', async () => {
  const { objects, asked } = await store((_, response, nth) => {
    if (nth === 0) return answerError(response, 503, 'SlowDown')
    if (nth === 1) return answerError(response, 500, 'InternalError')
    return response.end('oak')
  })
  const body = await objects.get('a')
  assert.is(body && (await text(body)), 'oak')
  assert.is(asked.length, 3)
})

test('a line that breaks is opened again, and a body is sent again from its start', async () => {
  const { objects, asked } = await store((request, response, nth) =>
    nth < 2 ? request.socket.destroy() : response.end(),
  )
  const file = join(await temporaryFolder(), 'photo')
  await writeFile(file, 'a photo')
  await objects.put('a', { file })
  assert.is(asked.length, 3)
  assert.is(asked[2]?.body, 'a photo')
})

test('a store that stays away is answered with 503, then without waiting for it', async () => {
  const { objects, asked } = await store((_, response) => answerError(response, 503, 'SlowDown'))
  const error = await errorOf(objects.put('a', Buffer.from('oak')))
  assert.is(error?.status, 503)
  assert.is(error?.headers['retry-after'], '5')
  assert.not.match(error?.message ?? '', 'SlowDown', 'is for the log')
  assert.match(String(error?.cause), '503 SlowDown why: PUT a')
  assert.is(asked.length, 4)
  await errorOf(objects.sizeOf('a'))
  assert.is(asked.length, 5)
})

test('what the store refuses is asked once', async () => {
  const { objects, asked } = await store((_, response) =>
    answerError(response, 403, 'AccessDenied'),
  )
  assert.is((await errorOf(objects.put('a', Buffer.from('oak'))))?.status, 503)
  assert.is(asked.length, 1)
  const error = await errorOf(objects.check())
  assert.match(error?.message ?? '', 'does not accept the key and the secret')
  assert.not.match(error?.message ?? '', 'secret-of-the-store')
})

test('an answer that is cut is an error, and no shorter object', async () => {
  const { objects } = await store((request, response) => {
    response.writeHead(200, { 'content-length': '10' })
    response.write('01234')
    setTimeout(() => request.socket.destroy(), 50)
  })
  const body = await objects.get('a')
  assert.ok(body && (await errorOf(buffer(body))))
})

test('a list that is cut is an error, and no shorter list', async () => {
  const { objects } = await store((request, response) => {
    response.writeHead(200, { 'content-length': '1000' })
    response.write('<ListBucketResult><Contents><Key>a</Key>')
    setTimeout(() => request.socket.destroy(), 50)
  })
  const read = async () => {
    for await (const { key } of objects.list('')) assert.unreachable(key)
  }
  assert.is((await errorOf(read()))?.status, 503)
})

test('an object that cannot be removed is told, one that is not there is not', async () => {
  let code = 'NoSuchKey'
  const { objects } = await store((_, response) =>
    response.end(
      `<DeleteResult><Error><Key>a&amp;b</Key><Code>${code}</Code></Error></DeleteResult>`,
    ),
  )
  await objects.remove(['a&b'])
  code = 'AccessDenied'
  const error = await errorOf(objects.remove(['a&b']))
  assert.is(error?.status, 503)
  assert.match(String(error?.cause), 'AccessDenied: removal of a&b')
})

test('nothing is asked for the removal of nothing', async () => {
  const { objects, asked } = await store((_, response) => response.end())
  await objects.remove([])
  assert.is(asked.length, 0)
})

test('a reader that leaves ends the request', async () => {
  let leave = () => undefined as unknown
  const left = new Promise(resolve => {
    leave = () => resolve(undefined)
  })
  const { objects } = await store((_, response) => {
    response.once('close', leave)
    response.writeHead(200)
    response.write('begins')
  })
  const body = await objects.get('a')
  body?.destroy()
  await left
})

const uploadId = '<R><UploadId>u&amp;1</UploadId></R>'

async function putParts(answer: Answer) {
  const { asked, bucket } = await store(answer)
  const { send, close } = createS3Sender(bucket)
  use(() => close())
  const file = join(await temporaryFolder(), 'video')
  await writeFile(file, '0123456789')
  const error = await errorOf(putInParts(createAttempts(send), 'long', file, 4))
  return { error, asked }
}

test('a file is put in parts, which are joined in their order', async () => {
  const { error, asked } = await putParts(({ method, url }, response) => {
    if (method === 'PUT') response.setHeader('etag', `"${url?.length}"`)
    response.end(method === 'POST' ? uploadId : '')
  })
  assert.is(error, undefined)
  assert.equal(
    asked.map(({ method, url, body }) => `${method} ${url} ${body.length}`),
    [
      'POST /site/long?uploads= 0',
      'PUT /site/long?partNumber=1&uploadId=u%261 4',
      'PUT /site/long?partNumber=2&uploadId=u%261 4',
      'PUT /site/long?partNumber=3&uploadId=u%261 2',
      `POST /site/long?uploadId=u%261 ${asked.at(-1)?.body.length}`,
    ],
  )
  const numbers = [...(asked.at(-1)?.body ?? '').matchAll(/<PartNumber>(\d)/g)]
  assert.equal(
    numbers.map(([, number]) => number),
    ['1', '2', '3'],
  )
})

test('parts that cannot be joined are given up, also where the answer began well', async () => {
  const { error, asked } = await putParts(({ method, url }, response) => {
    if (url?.includes('uploads')) return response.end(uploadId)
    return response.end(method === 'POST' ? '<Error><Code>InternalError</Code></Error>' : '')
  })
  assert.is(error?.status, 503)
  assert.is(asked.at(-1)?.method, 'DELETE')
})

test('parts of which one is refused are given up', async () => {
  const { error, asked } = await putParts(({ method, url }, response) => {
    if (url?.includes('partNumber=2')) return answerError(response, 403, 'QuotaExceeded')
    return response.end(method === 'POST' ? uploadId : '')
  })
  assert.match(String(error?.cause), 'QuotaExceeded')
  assert.equal(valuesOf(asked, 'method'), ['POST', 'PUT', 'PUT', 'DELETE'])
})

test.run()
