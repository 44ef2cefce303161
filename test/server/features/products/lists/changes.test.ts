import * as assert from 'uvu/assert'
import { suite } from '#test'
import { highestNumber } from '../../../../../server/features/products/lists/add-product.ts'
import {
  changeLists,
  type ListChange,
} from '../../../../../server/features/products/lists/change-lists.ts'
import type { StoredCollection } from '../../../../../server/features/products/lists/collection-schema.ts'
import { productDeleter } from '../../../../../server/features/products/lists/delete-product.ts'
import type { ListEditorOptions } from '../../../../../server/features/products/lists/list-editor-options.ts'
import { newSlot } from '../../../../../server/features/products/lists/new-slot.ts'
import { ordered } from '../../../../../server/features/products/lists/order.ts'
import { productsIn } from '../../../../../server/features/products/products.ts'
import type { Slot } from '../../../../../web/sections/fields.ts'
import { content } from '../../documents/catalogs/sources.ts'

const test = suite('changes of lists of products')

const entry = (code: string) => ({ code, name: code, slot: {} }) as never

const list = (id: string, version: number, codes: string[]): StoredCollection => ({
  ...{ id, page: `/${id}`, prefix: id, goesWith: [], version },
  ...{ products: codes.map(entry), deleted: codes.slice(0, 1) },
})

const change = (version: number, codes: string[], order?: string[]): ListChange => ({
  ...{ version, added: codes.map(entry), order },
})

test('a changed list has one more version, what is added last, and the order that is given', () => {
  const beds = list('beds', 3, ['B9', 'B1'])
  const codes = () => beds.products.map(({ code }) => code).join()
  changeLists([beds], new Map([['beds', change(3, ['B10'])]]))
  assert.equal([beds.version, codes(), beds.deleted], [4, 'B9,B1,B10', ['B9']])
  changeLists([beds], new Map([['beds', change(4, [], ['B10', 'B9', 'B1'])]]))
  assert.equal([beds.version, codes()], [5, 'B10,B9,B1'])
})

test('a stale change, or a code that was given meanwhile, is refused with 409', () => {
  const lists = [list('beds', 3, ['B8', 'B9']), list('chairs', 1, [])]
  for (const [id, stale] of [
    ...[['beds', change(2, [])] as const, ['beds', change(4, [])] as const],
    ...[['chairs', change(0, [])] as const, ['chairs', change(1, ['b 09'])] as const],
    ...[['chairs', change(1, ['B8'])] as const, ['tables', change(1, [])] as const],
  ]) {
    const before = structuredClone(lists)
    const isConflict = (error: Error) => Reflect.get(error, 'status') === 409
    assert.throws(() => changeLists(lists, new Map([[id, stale]])), isConflict)
    assert.equal(lists, before)
  }
})

test('an order names the first ones, of those that there are: the others follow as they are', () => {
  const orderOf = (codes: string, order: string[]) => {
    const all = [...codes].map(code => ({ code }))
    return ordered(all, order)
      .map(({ code }) => code)
      .join('')
  }
  assert.equal([orderOf('abc', []), orderOf('abc', ['c'])], ['abc', 'cab'])
  assert.is(orderOf('ab', ['x', 'b', 'a']), 'ba')
})

test('the highest number is that of the codes that are the prefix and a number', () => {
  assert.is(highestNumber('Ch', ['ch 7', 'CH012', 'Chx99', 'B50', 'Ch', 'ch1-5', 'C99']), 12)
  assert.is(highestNumber('Ch', []), 0)
  const longest = '9'.repeat(15)
  assert.is(highestNumber('Ch', [`Ch${longest}`, `Ch1${longest}`]), Number(longest))
})

test('the slot of a new product is beside those of its collection, drawn like its model', () => {
  const collection = { id: 'chairs', name: 'Chairs' }
  const look = { kind: 'image', family: 'stool', shape: 'square' } as const
  const slotOf = (code: string, name: string, own: object = {}) =>
    newSlot(
      { code, name },
      {
        ...{ beside: 'a/chairs/image-1.jpg', collection },
        drawn: { path: 'b/x.jpg', alt: 'Other', ...look, ...own } as Slot,
      },
    )
  const path = 'a/chairs/product-ch7.jpg'
  assert.equal(slotOf('CH 007', 'Lamu'), { path, alt: 'Lamu, CH 007', ...look })
  const { traits, ground } = slotOf('Ch7', 'Lamu', { traits: ['oak'], ground: 0 })
  assert.equal([traits, ground], [['oak'], 0])
  assert.is(slotOf('Ch7', 'Ch7').alt, 'Chairs, model Ch7')
})

test('a deletion is refused where the disk has no room for its entry in the bin', async () => {
  const done: string[] = []
  const products = productsIn(content)
  const leave = async () => ({ kept: undefined, clear: async () => done.push('files') })
  const options = {
    ...{ content: { value: content }, products: () => products, slotDetails: { value: {} } },
    ...{ records: { changeList: async () => done.push('list') }, media: { leave } },
  } as unknown as ListEditorOptions
  const chair = products.withCode('Ch8')
  assert.ok(chair)
  const deletion = productDeleter(options).remove([chair], 'admin')
  const refused = await deletion.catch(error => error)
  assert.is(refused.status, 507)
  assert.match(refused.message, 'Free some space')
  assert.equal(done, [])
})

test.run()
