import * as assert from 'uvu/assert'
import { suite } from '#test'
import { isUploadId, readUpload } from '../../../../server/media/resumable/partial-upload.ts'

const test = suite('record of an unfinished upload')

const metadata = { owner: 'me', slotPath: 'a.jpg' }
const upload = { id: 'x', size: 10, offset: 4, metadata }

test('says its slot, its size and its offset', () => {
  assert.equal(readUpload(upload, 'me'), { id: 'x', slotPath: 'a.jpg', size: 10, offset: 4 })
  assert.is(readUpload({ ...upload, size: 0 }, 'me')?.size, 0)
})

test('is nothing to another user, nor without owner, slot or size', () => {
  assert.is(readUpload(upload, 'you'), undefined)
  assert.is(readUpload({ ...upload, metadata: { owner: 'me' } }, 'me'), undefined)
  assert.is(readUpload({ ...upload, metadata: { owner: 'me', slotPath: '' } }, 'me'), undefined)
  const { size: _, ...sizeless } = upload
  assert.is(readUpload(sizeless as typeof upload, 'me'), undefined)
  assert.is(readUpload({ ...upload, metadata: undefined } as never, 'me'), undefined)
})

test('metadata name the version that was seen, none, or leave it open', () => {
  const seen = (more: Record<string, string | null>) =>
    readUpload({ ...upload, metadata: { ...metadata, ...more } }, 'me')
  assert.not.ok('ifVersion' in (seen({}) ?? {}))
  assert.is(seen({ ifVersion: null })?.ifVersion, '')
  assert.is(seen({ ifVersion: '' })?.ifVersion, '')
  assert.is(seen({ ifVersion: 'v1' })?.ifVersion, 'v1')
})

test('says which file was chosen, where it does', () => {
  const chosen = { contentId: 'ab'.repeat(32), contentBytes: '12' }
  assert.not.ok('chosen' in (readUpload(upload, 'me') ?? {}))
  assert.equal(readUpload({ ...upload, metadata: { ...metadata, ...chosen } }, 'me')?.chosen, {
    id: chosen.contentId,
    bytes: 12,
  })
})

test('has an id of 32 hexadecimal digits', () => {
  assert.ok(isUploadId('0123456789abcdef'.repeat(2)))
  for (const id of ['', 'a'.repeat(31), 'a'.repeat(33), 'g'.repeat(32), 'A'.repeat(32), '../a']) {
    assert.not.ok(isUploadId(id), id)
  }
})

test.run()
