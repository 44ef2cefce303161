import * as assert from 'uvu/assert'
import { suite } from '#test'
import { changeLists, type ListChange } from '../../../../server/products/lists/change-lists.ts'
import type { ProductList } from '../../../../server/products/lists/lists-schema.ts'

const test = suite('changes of lists of products')

const entry = (code: string) => ({ code, name: code, slot: {} }) as never

const list = (version: number, own: Partial<ProductList> = {}): ProductList => ({
  ...{ version, added: [], deleted: [], order: [] },
  ...own,
})

const change = (version: number, codes: string[], order?: string[]): ListChange => ({
  ...{ version, added: codes.map(entry), order },
})

test('a changed list has one more version, what is added last, and the order that is given', () => {
  const lists = { beds: list(3, { added: [entry('B9')], deleted: ['B1'], order: ['B9', 'B1'] }) }
  changeLists(lists, new Map([['beds', change(3, ['B10'])]]))
  assert.equal(lists.beds, {
    ...{ version: 4, added: [entry('B9'), entry('B10')] },
    ...{ deleted: ['B1'], order: ['B9', 'B1'] },
  })
  changeLists(lists, new Map([['beds', change(4, [], ['B10', 'B9', 'B1'])]]))
  assert.equal([lists.beds.version, lists.beds.order], [5, ['B10', 'B9', 'B1']])
})

test('a list begins with its first change, and shares nothing with others', () => {
  const lists: Record<string, ProductList> = {}
  const both = [change(0, ['B1']), change(0, ['Ch1'])] as const
  changeLists(
    lists,
    new Map([
      ['beds', both[0]],
      ['chairs', both[1]],
    ]),
  )
  assert.equal(lists, {
    beds: list(1, { added: [entry('B1')] }),
    chairs: list(1, { added: [entry('Ch1')] }),
  })
})

test('a stale change, or a code that was given meanwhile, is refused with 409', () => {
  const lists = { beds: list(3, { added: [entry('B9')] }), chairs: list(1) }
  for (const [id, stale] of [
    ['beds', change(2, [])],
    ['beds', change(4, [])],
    ['chairs', change(0, [])],
    ['chairs', change(1, ['b 09'])],
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
