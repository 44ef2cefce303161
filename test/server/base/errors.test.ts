import * as assert from 'uvu/assert'
import { suite } from '#test'
import {
  AppError,
  badRequest,
  conflict,
  diskFull,
  forbidden,
  methodNotAllowed,
  notFound,
  tooLarge,
  tooManyRequests,
  unauthorized,
  unavailable,
  unsupportedType,
} from '../../../server/base/errors.ts'

const test = suite('expected errors')

test('each has its status, a word for programs and a sentence that may be sent', () => {
  const errors = [
    ...[badRequest('A'), unauthorized('A'), forbidden('A'), notFound('A'), conflict('A')],
    ...[tooLarge('A'), unsupportedType('A'), tooManyRequests('A', 1), unavailable('A')],
    diskFull('A'),
  ]
  assert.equal(
    errors.map(({ status, code }) => [status, code]),
    [
      ...[
        [400, 'bad-request'],
        [401, 'unauthorized'],
        [403, 'forbidden'],
        [404, 'not-found'],
      ],
      ...[
        [409, 'conflict'],
        [413, 'too-large'],
        [415, 'unsupported-type'],
      ],
      ...[
        [429, 'too-many-requests'],
        [503, 'unavailable'],
        [507, 'disk-full'],
      ],
    ],
  )
  for (const error of errors) assert.equal([error.message, error.expose], ['A', true])
})

test('fields are those that are invalid, or none', () => {
  for (const make of [badRequest, conflict]) {
    assert.equal(make('A', { name: 'B' }).fields, { name: 'B' })
    assert.is(make('A').fields, undefined)
  }
})

test('headers say when to try again and what is allowed', () => {
  assert.equal(tooManyRequests('A', 7).headers, { 'retry-after': '7' })
  assert.equal(unavailable('A').headers, { 'retry-after': '5' })
  assert.equal(methodNotAllowed(['GET', 'HEAD']).headers, { allow: 'GET, HEAD' })
  assert.equal([methodNotAllowed([]).status, badRequest('A').headers], [405, {}])
})

test('causes are for the log', () => {
  const cause = new Error('cut')
  assert.equal([unavailable('A', cause).cause, diskFull('A', cause).cause], [cause, cause])
  assert.equal(
    [notFound().message, tooLarge().message, diskFull().message],
    [...['Not found', 'The request is too large', 'The disk is full']],
  )
  assert.equal(new AppError(418, 'x', 'A').details, {})
})

test.run()
