import * as assert from 'uvu/assert'
import { suite } from '#test'
import { changeLists, type ListChange } from '../../../../server/products/lists/change-lists.ts'
import type { StoredCollection } from '../../../../server/products/lists/collection-schema.ts'

const test = suite('changes of lists of products')

const entry = (code: string) => ({ code, name: code, slot: {} }) as never

const list = (id: string, version: number, codes: string[]): StoredCollection => ({
  ...{ id, page: `/${id}`, prefix: id, goesWith: [], version },
  ...{ products: codes.map(entry), deleted: codes.slice(0, 1) },
})

const codesOf = ({ products }: StoredCollection) => products.map(({ code }) => code)

const change = (version: number, codes: string[], order?: string[]): ListChange => ({
  ...{ version, added: codes.map(entry), order },
})

test('a changed list has one more version, what is added last, and the order that is given', () => {
  const beds = list('beds', 3, ['B9', 'B1'])
  changeLists([beds], new Map([['beds', change(3, ['B10'])]]))
  assert.equal([beds.version, codesOf(beds), beds.deleted], [4, ['B9', 'B1', 'B10'], ['B9']])
  changeLists([beds], new Map([['beds', change(4, [], ['B10', 'B9', 'B1'])]]))
  assert.equal([beds.version, codesOf(beds)], [5, ['B10', 'B9', 'B1']])
})

test('a stale change, or a code that was given meanwhile, is refused with 409', () => {
  const lists = [list('beds', 3, ['B8', 'B9']), list('chairs', 1, [])]
  for (const [id, stale] of [
    ['beds', change(2, [])],
    ['beds', change(4, [])],
    ['chairs', change(0, [])],
    ['chairs', change(1, ['b 09'])],
    ['chairs', change(1, ['B8'])],
    ['tables', change(1, [])],
  ] as const) {
    const before = structuredClone(lists)
    try {
      changeLists(lists, new Map([[id, stale]]))
      assert.unreachable(`${id} ${stale.version}`)
    } catch (error) {
      assert.is((error as { status?: number }).status, 409)
    }
    assert.equal(lists, before)
  }
})

test.run()
