import * as assert from 'uvu/assert'
import { suite } from '#test'
import { AppError } from '../../../../../server/base/errors.ts'
import { chosenIn } from '../../../../../server/features/media/upload/chosen-in.ts'

const test = suite('the file that was chosen, as an upload says it')

const contentId = '0123456789abcdef'.repeat(4)

test('is its content id and its size', () => {
  assert.equal(chosenIn({ contentId, contentBytes: '12', other: 1 }), { id: contentId, bytes: 12 })
  assert.is(chosenIn({ contentId, contentBytes: '0' })?.bytes, 0)
  assert.is(chosenIn({ contentId, contentBytes: '9'.repeat(15) })?.bytes, 999_999_999_999_999)
})

test('is not known where neither is given', () => {
  assert.is(chosenIn({}), undefined)
  assert.is(chosenIn({ fileName: 'a.jpg' }), undefined)
})

test('is a 400 where one is missing or malformed', () => {
  for (const fields of [
    { contentId },
    { contentBytes: '12' },
    { contentId: contentId.slice(1), contentBytes: '12' },
    { contentId: `${contentId}0`, contentBytes: '12' },
    { contentId: contentId.toUpperCase(), contentBytes: '12' },
    { contentId, contentBytes: '' },
    { contentId, contentBytes: '-1' },
    { contentId, contentBytes: '1'.repeat(16) },
    { contentId, contentBytes: 12 },
  ]) {
    assert.throws(
      () => chosenIn(fields),
      (error: unknown) => error instanceof AppError && error.status === 400,
      JSON.stringify(fields),
    )
  }
})

test.run()
