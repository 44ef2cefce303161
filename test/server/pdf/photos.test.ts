import * as assert from 'uvu/assert'
import { suite } from '#test'
import { hashedInput, withPhotos } from '../../../server/pdf/photos.ts'

const test = suite('photos of documents')

const drawing = { svg: '<svg/>' }
const job = {
  documents: [
    {
      input: {
        cover: { drawing, photo: { file: '/a/1.jpg', version: 'x-1' } },
        items: [
          { picture: { drawing, photo: { file: '/a/2.jpg', version: 'x-2' } } },
          { picture: { drawing, photo: { file: '/a/1.jpg', version: 'x-1' } } },
          { picture: { drawing } },
        ],
        note: null,
      },
      target: '/t/1.pdf',
    },
  ],
}

const never = new AbortController().signal

test('are where the job says before it begins, each asked for once', async () => {
  const steps: string[] = []
  const make = withPhotos(
    async () => void steps.push('made'),
    async files => void steps.push(...files),
  )
  await make(job, never)
  assert.equal(steps, ['/a/1.jpg', '/a/2.jpg', 'made'])
})

test('nothing is made of photos that cannot be had', async () => {
  let isMade = false
  const make = withPhotos(
    async () => {
      isMade = true
    },
    async () => Promise.reject(new Error('away')),
  )
  await make(job, never).then(
    () => assert.unreachable(),
    error => assert.is(error.message, 'away'),
  )
  assert.is(isMade, false)
})

test('the same photo in another folder is the same document, another version is not', () => {
  const hashed = (file: string, version: string) =>
    hashedInput([{ picture: { drawing, photo: { file, version } } }])
  assert.is(hashed('/a/1.jpg', 'x-1'), hashed('/b/1.jpg', 'x-1'))
  assert.is.not(hashed('/a/1.jpg', 'x-1'), hashed('/a/1.jpg', 'x-2'))
})

test.run()
