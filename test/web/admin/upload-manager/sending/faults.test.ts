import * as assert from 'uvu/assert'
import { suite } from '#test'
import {
  errorFor,
  NetworkError,
  RejectedError,
  ServerBusyError,
  SlotChangedError,
  UnauthorizedError,
} from '../../../../../web/admin/upload-manager/sending/faults.ts'

const test = suite('faults of an upload by the status of an answer')

const kindOf = (status: number, body = '') => errorFor(status, body)?.constructor

test('only 200 to 299 is none', () => {
  assert.equal(
    [199, 200, 204, 299, 300].map(status => errorFor(status, '') === undefined),
    [false, true, true, true, false],
  )
})

test('without an answer, or with one to try later, it can be sent again', () => {
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
  assert.equal([400, 413, 415].map(isFinal), [true, true, true])
  assert.equal([399, 401 + 2, 412, 414, 416, 507].map(isFinal), [
    false,
    false,
    false,
    false,
    false,
    false,
  ])
})

test('with the place as it is now a person has to decide', () => {
  const slot = { path: 'a.jpg', fileName: 'a.jpg', kind: 'image', present: true }
  const fault = errorFor(409, JSON.stringify({ error: 'Changed', slot }))
  assert.instance(fault, SlotChangedError)
  assert.equal((fault as SlotChangedError).slot, slot)
  assert.ok((fault as SlotChangedError).isFinal)
})

test.run()
