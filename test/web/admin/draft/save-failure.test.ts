import * as assert from 'uvu/assert'
import { suite } from '#test'
import { unsavedReason } from '../../../../web/admin/draft/save-failure.ts'
import { isTrouble, wordsOf } from '../../../../web/admin/draft/save-words.ts'
import { RequestError } from '../../../../web/admin/request.ts'

const test = suite('why a draft is not saved')

const refusal = (status: number) => new RequestError(status, '{"error":"Why"}')

test('a failure passes where the server is at fault or asked too often, and is a refusal otherwise', () => {
  const kinds = [400, 401, 428, 429, 430, 499, 500, 507].map(
    status => unsavedReason(refusal(status)).kind,
  )
  assert.equal(kinds, [
    ...['refused', 'signed-out', 'refused', 'unreached', 'refused', 'refused'],
    ...['unreached', 'unreached'],
  ])
  assert.is(unsavedReason(refusal(507)).reason, 'Why')
  assert.equal(unsavedReason(new TypeError('Failed to fetch')), { kind: 'unreached' })
  assert.equal(unsavedReason(refusal(401)), { kind: 'signed-out' })
})

test('a failure is said with what becomes of the text, and asks for something but while it is saved', () => {
  const place = { isUnrecorded: false, reason: undefined }
  const said = (status: Parameters<typeof wordsOf>[0]['status'], more = {}) =>
    wordsOf({ ...place, status, ...more })
  assert.equal([said('saved'), said('unsaved'), said('saving')], ['Saved', 'Saving…', 'Saving…'])
  assert.is(said('unreached'), 'Not saved: no connection. Kept in this browser.')
  const reason = 'The disk is full.'
  assert.is(said('unreached', { reason }), `Not saved: ${reason} Kept in this browser.`)
  assert.is(said('refused'), 'Not saved: the site did not take it. Kept in this browser.')
  assert.is(said('refused', { reason }), `Not saved: ${reason} Kept in this browser.`)
  assert.is(
    said('signed-out', { isUnrecorded: true }),
    'Not saved: your session has ended. Leave this window open.',
  )
  assert.match(said('conflict'), 'somebody else changed the same')
  const all = ['saved', 'unsaved', 'saving', 'unreached', 'signed-out', 'refused', 'conflict']
  const trouble = all.filter(status => isTrouble({ status: status as 'saved' }))
  assert.equal(trouble, ['unreached', 'signed-out', 'refused', 'conflict'])
})

test.run()
