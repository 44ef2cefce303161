import * as assert from 'uvu/assert'
import { suite } from '#test'
import { fieldsOf } from '../../../../../web/admin/upload-manager/sending/send.ts'

const test = suite('what a sent file says of itself')

const request = { bytes: new Blob(), fingerprint: 'f' }

test('is its folder and its name', () => {
  assert.equal(fieldsOf({ ...request, path: 'furniture/chairs/a.jpg' }), {
    targetPath: 'furniture/chairs',
    fileName: 'a.jpg',
  })
  assert.equal(fieldsOf({ ...request, path: 'a.jpg' }), { targetPath: '', fileName: 'a.jpg' })
  assert.is(fieldsOf({ ...request, path: '/a.jpg' }).targetPath, '')
})

test('is the version that it replaces, also none, unless it replaces any', () => {
  const path = 'chairs/a.jpg'
  assert.is(fieldsOf({ ...request, path, ifVersion: 'v1' }).ifVersion, 'v1')
  assert.is(fieldsOf({ ...request, path, ifVersion: '' }).ifVersion, '')
  assert.not('ifVersion' in fieldsOf({ ...request, path, ifVersion: undefined }))
})

test('is where it comes from, where that is known', () => {
  const path = 'chairs/a.jpg'
  const content = { id: 'abc', bytes: 12 }
  const { isFromVideo, contentId, contentBytes } = fieldsOf({
    ...request,
    ...{ path, content, isFromVideo: true },
  })
  assert.equal([isFromVideo, contentId, contentBytes], ['true', 'abc', '12'])
  assert.not('isFromVideo' in fieldsOf({ ...request, path, isFromVideo: false }))
})

test.run()
