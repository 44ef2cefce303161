import * as assert from 'uvu/assert'
import { suite } from '#test'
import { CompareTable } from '../../../../web/sections/compare/compare-table.tsx'
import { markupOf } from '../../markup.tsx'

const test = suite('table of products side by side')

const item = (code: string) => ({
  code,
  name: `Chair ${code}`,
  media: `${code}.jpg`,
  without: `of=${code}`,
})
const rows = [
  { name: 'Width', values: ['50 cm', '60 cm', ''], isDifferent: true },
  { name: 'Wood', values: ['Oak', 'Oak', 'Oak'], isDifferent: false },
]

const markup = (count: number) => {
  const items = ['A', 'B', 'C'].slice(0, count).map(item)
  const view = { kind: 'compare', items, rows } as never
  const media = Object.fromEntries(items.map(({ media }) => [media, {}]))
  return markupOf(<CompareTable {...(view as Parameters<typeof CompareTable>[0])} />, { media })
}

test('lets each go while two are left at least', () => {
  const leaving = (count: number) =>
    [...markup(count).matchAll(/href="\?(of=\w)"/g)].map(([, query]) => query)
  assert.equal(leaving(3), ['of=A', 'of=B', 'of=C'])
  assert.equal(leaving(2), [])
})

test('marks the rows that differ, and says what is not known', () => {
  const html = markup(3)
  assert.is(html.match(/data-differs/g)?.length, 1)
  assert.match(html, 'Width<span class="visually-hidden">, differs</span>')
  assert.is(html.match(/not known/g)?.length, 1)
})

test.run()
