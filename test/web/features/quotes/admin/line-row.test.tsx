import * as assert from 'uvu/assert'
import { suite } from '#test'
import type { LineEntry } from '../../../../../web/features/quotes/admin/draft/entry.ts'
import type { QuoteContent } from '../../../../../web/features/quotes/contract.ts'
import { openAdminPage } from '../../../../support/admin-page.ts'
import { elementIn, elementsIn } from '../../../../support/rendered.tsx'
import { standIn } from '../../../../support/stand-in.ts'
import { openedDraft } from './opened-draft.tsx'
import { content, line } from './quote.ts'

openAdminPage()
const { withLine } = await import('../../../../../web/features/quotes/admin/draft/edits.ts')
const { LineRow } = await import('../../../../../web/features/quotes/admin/lines/line-row.tsx')
const { LineTools } = await import('../../../../../web/features/quotes/admin/lines/line-tools.tsx')
const { LineTable } = await import('../../../../../web/features/quotes/admin/lines/line-table.tsx')

const test = suite('lines of a quote')

/** The second of three lines, with what stands in its fields. */
function open(fields: Partial<LineEntry> = {}, priceHint?: string) {
  const opened = openedDraft({ content: content({ lines: [line('A1'), line('A2'), line('A3')] }) })
  const { key = '' } = opened.entry().lines[1] ?? {}
  opened.draft.change(withLine(key, fields))
  const props = { lineKey: key, index: 1, count: 3, priceHint }
  // Its function, which memo wraps.
  const { type } = LineRow as unknown as { type: (given: typeof props) => React.ReactNode }
  const row = opened.live(() => type(props))
  const field = (name: string) =>
    elementsIn(row.now).find(({ props }) => props.path === `lines.1.${name}`)?.props
  const html = () => opened.html(<LineRow {...props} />)
  return { ...opened, key, row, field, html, line: () => opened.entry().lines[1] }
}

test('a line is changed field by field, and the others stay', () => {
  const { field, row, line, entry } = open()
  const [first, , third] = entry().lines
  const typed = { text: 'Desk', detail: 'Oak', quantity: '2.5', unitPrice: '70,000' }
  for (const [name, value] of Object.entries(typed)) field(name).onChange({ target: { value } })
  elementIn(row.now, 'select').props.onChange({ target: { value: 'm2' } })
  const { text, detail, quantity, unit, price } = line() ?? {}
  assert.equal([text, detail, quantity, unit, price], ['Desk', 'Oak', '2.5', 'm2', '70,000'])
  assert.equal([entry().lines[0], entry().lines[2]], [first, third])
})

test('a line shows what it comes to, which is not known without a price', () => {
  const total = (fields: Partial<LineEntry>) =>
    /quote-total" data-label="KES">([^<]*)</.exec(open(fields).html())?.[1]
  assert.is(total({ quantity: '2', discount: '10 %' }), '123,300')
  assert.equal([total({ price: ' ' }), total({ price: '0' })], ['–', '0'])
})

test('a line has a discount once one is asked for, and loses it the same way', () => {
  standIn('requestAnimationFrame', () => 0)
  const { row, field, line } = open()
  const tools = () => elementIn(row.now, LineTools).props
  const hasField = () => elementsIn(row.now).some(({ props }) => props.path === 'lines.1.discount')
  assert.equal([tools().hasDiscount, hasField()], [false, false])
  tools().onDiscount()
  assert.equal([tools().hasDiscount, hasField(), line()?.discount], [true, true, ''])
  field('discount').onChange({ target: { value: '5 %' } })
  assert.is(line()?.discount, '5 %')
  tools().onDiscount()
  assert.equal([tools().hasDiscount, hasField(), line()?.discount], [false, false, ''])
})

test('a line says what the record says only while it has no price', () => {
  assert.match(open({ price: '' }, 'from 68,500').html(), '<small>from 68,500</small>')
  assert.not.match(open({ price: '1' }, 'from 68,500').html(), '<small>')
  assert.not.match(open({ price: '' }).html(), '<small>')
})

test('a line shows the picture of a product, or the drawing of a design, whose parts have the price', () => {
  const picture = (fields: Partial<LineEntry>) =>
    /<img src="([^"]*)"/.exec(open(fields).html())?.[1]
  assert.is(picture({}), undefined)
  assert.match(picture({ slot: 'furniture/a.jpg' }) ?? '', /furniture\/a\.jpg\?w=112$/)
  assert.match(picture({ slot: 'furniture/a.jpg', plan: 'p1' }) ?? '', 'p1')
  const words = 'Its parts are below'
  assert.match(open({ plan: 'p1', price: '0' }).html(), words)
  assert.not.match(open({ plan: 'p1', price: '5' }, 'from 1').html(), words)
  assert.not.match(open({ price: '0' }).html(), words)
  assert.match(open({ plan: 'p1' }).html(), 'data-unit="true"')
  assert.not.match(open().html(), 'data-unit')
})

test('a line is called by its code, its text or its place', () => {
  const name = (fields: Partial<LineEntry>) => /Number of ([^"]*)"/.exec(open(fields).html())?.[1]
  assert.equal(
    [name({}), name({ code: undefined, text: 'Desk' }), name({ code: undefined, text: '' })],
    ['A2', 'Desk', 'line 2'],
  )
})

test('a line says its faults at their fields', () => {
  const { draft, html } = open()
  assert.not.match(html(), 'aria-invalid')
  draft.showFaults({ 'lines.1.unitPrice': 'An amount', 'lines.0.text': 'Of another' })
  const [cell, ...others] = html()
    .split('aria-invalid="true" aria-describedby="fault-lines.1.unitPrice"')
    .slice(1)
  assert.match(
    cell ?? '',
    '<span class="field-error" id="fault-lines.1.unitPrice">An amount</span>',
  )
  assert.equal(others, [])
  assert.not.match(html(), 'Of another')
})

test('a line is not shown once it is removed', () => {
  const { draft, row } = open()
  draft.change(entry => ({ ...entry, lines: entry.lines.slice(0, 1) }))
  assert.is(row.now, null)
})

const table = (lines: QuoteContent['lines']) => openedDraft({ content: content({ lines }) })

/** The buttons of lines by their labels, and whether they are off. */
const toolsIn = (html: string) =>
  [...html.matchAll(/aria-label="([^"]+)"(?: aria-pressed="(\w+)")? aria-disabled="(\w+)"/g)].map(
    ([, label, isPressed, isOff]) => [label, isPressed, isOff],
  )

test('lines say that there is none only while there is none', () => {
  assert.match(table([]).text(<LineTable />), 'No line yet. Begin with a product.')
  assert.not.match(table([line('OF11')]).text(<LineTable />), 'No line yet')
})

test('lines move up and down, but not beyond the first and the last', () => {
  const tools = toolsIn(table(['A1', 'A2', 'A3'].map(code => line(code))).html(<LineTable />))
  const off = tools.filter(([, , isOff]) => isOff === 'true').map(([label]) => label)
  assert.equal(off, ['Move A1 up', 'Move A3 down'])
})

test('lines show a discount that they have, and are called by their text or place without a code', () => {
  const bare = { ...line('A1'), code: undefined }
  const lines = [{ ...line('A1'), discount: { percent: 10 } }, { ...bare, text: 'Desk' }, bare]
  const labels = toolsIn(table(lines as typeof lines & QuoteContent['lines']).html(<LineTable />))
  const discounts = labels.filter(([label]) => label?.includes('iscount'))
  assert.equal(discounts, [
    ['No discount on A1', 'true', 'false'],
    ['Discount on Desk', 'false', 'false'],
    ['Discount on Item A1', 'false', 'false'],
  ])
})

test.run()
