import * as assert from 'uvu/assert'
import { suite } from '#test'
import type { InquiryRow } from '../../../../../server/features/inquiries/store/index.ts'
import type { Manifest } from '../../../../../server/features/media/slots/slots.ts'
import { itemOfEntry, itemOfInquiry } from '../../../../../server/features/operations/bin/items.ts'
import type { BinEntry } from '../../../../../server/storage/bin/entry.ts'

const test = suite('rows of the bin')

const alts: Record<string, string> = { 'home/card-1.jpg': 'A unit by the sea' }
const manifest = {
  get: (path: string) => alts[path] && { path, alt: alts[path] },
} as unknown as Manifest

const item = (own: Partial<BinEntry>) =>
  itemOfEntry(
    {
      ...{ version: 1, id: 'a', createdAt: '2026-02-01T10:00:00.000Z', who: 'amina' },
      ...{ kind: 'media', cause: 'replaced', subject: 'home/card-1.jpg', bytes: 7 },
      ...own,
      content: { files: [], ...Object(own.content) },
    },
    manifest,
  )

const file = (path: string) => ({ path, version: '1-1' })

test('have what was deleted, by whom, and when it goes for good: after 30 days', () => {
  assert.equal(item({ content: { files: [file('home/card-1.jpg')] } }), {
    ...{ id: 'a', kind: 'media', cause: 'replaced', who: 'amina', bytes: 7 },
    ...{ subject: 'home/card-1.jpg', title: 'A unit by the sea', hasPicture: true },
    deletedAt: '2026-02-01T10:00:00.000Z',
    expiresAt: '2026-03-03T10:00:00.000Z',
  })
})

test('have a picture where a file is a JPEG, such as the poster of a video', () => {
  const hasPicture = (...paths: string[]) =>
    item({ content: { files: paths.map(file) } }).hasPicture
  assert.equal(
    [hasPicture('a.pdf'), hasPicture('a.mp4', 'a.poster.jpg'), hasPicture()],
    [false, true, false],
  )
})

test('are called after the first file, else after their subject, pages by their name', () => {
  const photo = { files: [file('home/card-1.jpg')] }
  const product = { kind: 'product', subject: 'Ch8' } as const
  assert.is(item({ ...product, content: photo }).title, 'A unit by the sea')
  assert.is(item(product).title, '')
  assert.is(item({ kind: 'slot-details' }).title, 'A unit by the sea')
  const page = { kind: 'page', subject: '/stairs' } as const
  assert.is(item({ ...page, content: { ...photo, page: 'x', name: 'Stairs' } }).title, 'Stairs')
  assert.is(item({ ...page, content: { ...photo, page: 'x' } }).title, '')
})

test('have inquiries by their sender, and by what they are about', () => {
  const deleted = { at: '2026-02-01T10:00:00.000Z', by: 'amina' }
  const inquiry = { id: 'b', name: 'Joan', email: 'j@example.org', subject: 'Beds', deleted }
  assert.equal(itemOfInquiry(inquiry as unknown as InquiryRow), {
    ...{ id: 'b', kind: 'inquiry', cause: 'deleted', who: 'amina', bytes: 0, hasPicture: false },
    ...{ subject: 'Joan, j@example.org', title: 'Beds' },
    deletedAt: '2026-02-01T10:00:00.000Z',
    expiresAt: '2026-03-03T10:00:00.000Z',
  })
})

test.run()
