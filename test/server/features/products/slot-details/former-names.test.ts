import * as assert from 'uvu/assert'
import { suite } from '#test'
import {
  formerNamesOf,
  mostFormerNames,
  rememberedNames,
} from '../../../../../server/features/products/slot-details/former-names.ts'

const test = suite('former names of an item')

test('are those that it was given, the newest first, each once and without the present one', () => {
  assert.equal(rememberedNames(undefined, 'Lamu'), [])
  const lamu = { productName: 'Lamu', formerNames: ['Malindi', 'Watamu'] }
  assert.equal(rememberedNames(lamu, 'Diani'), ['Lamu', 'Malindi', 'Watamu'])
  assert.equal(rememberedNames(lamu, 'Watamu'), ['Lamu', 'Malindi'])
  assert.equal(rememberedNames(lamu, 'Lamu'), ['Malindi', 'Watamu'])
  assert.equal(rememberedNames({ ...lamu, productName: '' }, 'Diani'), ['Malindi', 'Watamu'])
  assert.equal(rememberedNames({ productName: 'Lamu' }, ''), ['Lamu'])
})

test('are twenty at most, without the oldest', () => {
  const formerNames = Array.from({ length: mostFormerNames }, (_, at) => `N${at}`)
  const names = rememberedNames({ productName: 'Lamu', formerNames }, 'Diani')
  assert.equal([names.length, names[0], names.at(-1)], [20, 'Lamu', 'N18'])
})

test('begin with that of the page, where the item is not called so now', () => {
  const formerNames = ['Lamu', 'Ch8', 'Malindi']
  assert.equal(formerNamesOf({ productName: 'Malindi', formerNames }, 'Ch8'), ['Ch8', 'Lamu'])
  assert.equal(formerNamesOf({ productName: '', formerNames }, 'Ch8'), ['Lamu', 'Malindi'])
  assert.equal(formerNamesOf({ productName: '' }, 'Ch8'), [])
})

test.run()
