import * as assert from 'uvu/assert'
import { suite } from '#test'
import {
  errorFor,
  NetworkError,
  RejectedError,
  ServerBusyError,
  SlotChangedError,
  UnauthorizedError,
} from '../../../../../../../web/features/media/admin/upload-manager/sending/faults.ts'
import { fieldsOf } from '../../../../../../../web/features/media/admin/upload-manager/sending/send.ts'

const test = suite('what is sent, and what an answer means')

const request = { bytes: new Blob(), fingerprint: 'f' }

test('a request says the folder and the name of its file', () => {
  assert.equal(fieldsOf({ ...request, path: 'furniture/chairs/a.jpg' }), {
    targetPath: 'furniture/chairs',
    fileName: 'a.jpg',
  })
  assert.equal(fieldsOf({ ...request, path: 'a.jpg' }), { targetPath: '', fileName: 'a.jpg' })
  assert.is(fieldsOf({ ...request, path: '/a.jpg' }).targetPath, '')
})

test('a request names the version that it replaces, also none, unless it replaces any', () => {
  const path = 'chairs/a.jpg'
  assert.is(fieldsOf({ ...request, path, ifVersion: 'v1' }).ifVersion, 'v1')
  assert.is(fieldsOf({ ...request, path, ifVersion: '' }).ifVersion, '')
  assert.not('ifVersion' in fieldsOf({ ...request, path, ifVersion: undefined }))
})

test('a request says where its file comes from, where that is known', () => {
  const path = 'chairs/a.jpg'
  const content = { id: 'abc', bytes: 12 }
  const { isFromVideo, contentId, contentBytes } = fieldsOf({
    ...request,
    ...{ path, content, isFromVideo: true },
  })
  assert.equal([isFromVideo, contentId, contentBytes], ['true', 'abc', '12'])
  assert.not('isFromVideo' in fieldsOf({ ...request, path, isFromVideo: false }))
})

const kindOf = (status: number, body = '') => errorFor(status, body)?.constructor

test('of all answers only 200 to 299 is none', () => {
  for (const status of [200, 204, 299]) assert.is(errorFor(status, ''), undefined)
  for (const status of [199, 300]) assert.ok(errorFor(status, ''), `${status}`)
})

test('a file without an answer, or with one to try later, it can be sent again', () => {
  for (const status of [0, 429, 502, 503, 504]) {
    assert.is(kindOf(status), NetworkError, `${status}`)
    assert.is(kindOf(status, '{"error":"Later"}'), ServerBusyError, `${status}`)
  }
  for (const status of [1, 428, 430, 500, 501, 505]) {
    assert.is(kindOf(status), RejectedError, `${status}`)
  }
})

test('401 is the end of the session', () => {
  assert.is(kindOf(401), UnauthorizedError)
  assert.is(kindOf(402), RejectedError)
})

test('a refusal has the reason of the answer, or its status and body', () => {
  const reasonOf = (body: string) => errorFor(400, body)?.message
  assert.is(reasonOf('{"error":"It is damaged"}'), 'It is damaged')
  assert.is(reasonOf('<h1>Bad</h1>'), '400: <h1>Bad</h1>')
  assert.is(reasonOf('{"error":7}'), '400: {"error":7}')
  assert.is(reasonOf(''), '400: no reason given')
})

test('a refusal of the file itself is final, another one is not', () => {
  const isFinal = (status: number) => (errorFor(status, '') as RejectedError).isFinal
  for (const status of [400, 413, 415]) assert.is(isFinal(status), true, `${status}`)
  for (const status of [399, 403, 412, 414, 416, 507]) {
    assert.is(isFinal(status), false, `${status}`)
  }
})

test('a person has to decide where the answer has the place as it is now', () => {
  const slot = { path: 'a.jpg', fileName: 'a.jpg', kind: 'image', present: true }
  const fault = errorFor(409, JSON.stringify({ error: 'Changed', slot }))
  assert.instance(fault, SlotChangedError)
  assert.equal((fault as SlotChangedError).slot, slot)
  assert.ok((fault as SlotChangedError).isFinal)
})

test.run()
