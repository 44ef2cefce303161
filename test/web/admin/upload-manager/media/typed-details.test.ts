import * as assert from 'uvu/assert'
import { suite } from '#test'
import type { MediaSlot, NamedSlotDetails, SlotDetails } from '../../../../../web/admin/contract.ts'
import { typedDetails } from '../../../../../web/admin/upload-manager/media/typed-details.ts'
import {
  wordChanges,
  wordsAgain,
  wordsOf,
} from '../../../../../web/admin/upload-manager/media/words-of-slots.ts'

const test = suite('what is typed of slots')

const PATH = 'a/1.jpg'
const slot: MediaSlot = { fileName: '1.jpg', path: PATH, kind: 'image', present: false }

const details = (more: Partial<SlotDetails> = {}, version?: number): NamedSlotDetails => ({
  ...{ path: PATH, address: '/', defaults: { productName: 'Ch1' }, needsAlt: false },
  own: {
    ...{ productName: 'Nyota', alt: '', title: '', description: '', isVisible: true },
    ...{ builtVersion: '', ...more },
  },
  ...(version !== undefined && { version }),
})

function formWith(values: Record<string, string>): FormData {
  const data = new FormData()
  for (const [name, value] of Object.entries(values)) data.set(name, value)
  return data
}

const shown = { isVisible: 'on' }

test('is sent without spaces around it, and only where it differs', () => {
  const data = formWith({ ...shown, productName: ' Nyota ', alt: ' A chair ' })
  assert.equal(typedDetails(data, details()), { alt: 'A chair' })
  assert.equal(typedDetails(formWith({ title: '' }), details()), { isVisible: false })
})

test('a tick is of the photo that is there now alone', () => {
  const ticked = (of: string) => formWith({ ...shown, builtVersion: of })
  assert.equal(typedDetails(ticked('a-1'), details(), 'a-1'), { builtVersion: 'a-1' })
  const known = details({ builtVersion: 'a-1' })
  assert.equal(typedDetails(ticked('a-1'), known, 'a-1'), {})
  assert.equal(typedDetails(formWith(shown), known, 'a-1'), { builtVersion: '' })
  assert.equal(typedDetails(formWith(shown), known, 'b-1'), {}, 'another photo, without a tick')
  assert.equal(typedDetails(formWith(shown), known), {}, 'no photo')
})

test('of many slots those with words that differ are sent, with the version of a product', () => {
  const other = { ...slot, path: 'a/2.jpg' }
  const known = new Map([
    [PATH, details({}, 3)],
    [other.path, { ...details(), path: other.path }],
  ])
  const rows = wordsOf([slot, other, { ...slot, path: 'unknown.jpg' }], known)
  assert.is(rows.length, 2)
  const data = formWith({
    ...{ [`productName ${PATH}`]: 'Jua', [`alt ${PATH}`]: ' ' },
    ...{ [`productName ${other.path}`]: 'Nyota', [`title ${other.path}`]: 'Oak' },
  })
  assert.equal(
    [...wordChanges(data, rows)],
    [
      [PATH, { productName: 'Jua', version: 3 }],
      [other.path, { title: 'Oak' }],
    ],
  )
})

test('loaded again, rows name what is newer, and what was typed is sent over it', () => {
  const rows = wordsOf([slot], new Map([[PATH, details({}, 3)]]))
  const data = formWith({ [`productName ${PATH}`]: 'Mwezi', [`title ${PATH}`]: '' })
  const now = new Map([[PATH, details({ productName: 'Jua', title: 'Oak' }, 4)]])
  const [row] = wordsAgain(data, rows, now)
  assert.equal(row?.newer, { productName: 'Jua', title: 'Oak' })
  assert.equal(row?.typed, { productName: 'Mwezi' })
  const after = formWith({ [`productName ${PATH}`]: 'Mwezi', [`title ${PATH}`]: 'Oak' })
  const changes = wordChanges(after, row ? [row] : [])
  assert.equal([...changes], [[PATH, { productName: 'Mwezi', version: 4 }]])
})

test.run()
