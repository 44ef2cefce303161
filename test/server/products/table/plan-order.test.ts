import * as assert from 'uvu/assert'
import { suite } from '#test'
import type { SoundRow } from '../../../../server/products/table/plan.ts'
import { orderAfter } from '../../../../server/products/table/plan-order.ts'

const test = suite('order of a collection after an import')

/** Rows as `code`, `code@place`, and `+code` for a new product. */
const orderOf = (...rows: string[]) =>
  orderAfter(
    ['a', 'b', 'c'],
    rows.map((text, index) => {
      const [code = '', place] = text.replace('+', '').split('@')
      return {
        row: index + 2,
        after: { code },
        ...(!text.startsWith('+') && { before: { code } }),
        ...(place && { position: Number(place) }),
      } as SoundRow
    }),
  ).join('')

const cases: [what: string, rows: string[], order: string][] = [
  ['rows without a place leave it', ['c', 'a'], 'abc'],
  ['the places of an export leave it', ['a@1', 'b@2', 'c@3'], 'abc'],
  ['one with a place comes there', ['c@1'], 'cab'],
  ['one between others', ['a@2'], 'bac'],
  ['one behind the last', ['a@9'], 'bca'],
  ['two change their places', ['a@3', 'c@1'], 'cba'],
  ['places count in whatever order their rows come', ['c@2', 'b@1'], 'bca'],
  ['two with the same place come in the order of their rows', ['b@1', 'c@1'], 'bca'],
  ['a new one comes last', ['+d', 'a'], 'abcd'],
  ['a new one comes to its place', ['+d@2'], 'adbc'],
]

for (const [what, rows, order] of cases) test(what, () => assert.is(orderOf(...rows), order))

test.run()
