import * as assert from 'uvu/assert'
import { suite } from '#test'
import type { QuoteContent } from '../../../../../web/features/quotes/contract.ts'
import { openAdminPage } from '../../../../support/admin-page.ts'
import { elementIn, elementsIn, press, shownToast } from '../../../../support/rendered.tsx'
import { standIn } from '../../../../support/stand-in.ts'
import { openedDraft } from './opened-draft.tsx'
import { content, line } from './quote.ts'

openAdminPage()
const { AddLine } = await import('../../../../../web/features/quotes/admin/lines/add-line.tsx')
const { DeliveryRow } = await import(
  '../../../../../web/features/quotes/admin/lines/delivery-row.tsx'
)
const { CellField } = await import('../../../../../web/features/quotes/admin/lines/line-fields.tsx')
const { LineTools } = await import('../../../../../web/features/quotes/admin/lines/line-tools.tsx')
const { ProductSearch } = await import(
  '../../../../../web/features/quotes/admin/lines/product-search.tsx'
)

const test = suite('what is added to a quote and removed from it')

/** A quote on a page whose fields tell that they got the focus. */
function open(fields: Partial<QuoteContent> = {}) {
  const focused: string[] = []
  let isFound = (_selector: string) => true
  standIn('CSS', { escape: (text: string) => text })
  standIn('requestAnimationFrame', (draw: () => void) => draw())
  document.querySelector = (selector: string) =>
    (isFound(selector)
      ? { focus: () => focused.push(selector), select: () => focused.push('all') }
      : null) as never
  const opened = openedDraft({ content: content(fields) })
  return { ...opened, focused, find: (is: typeof isFound) => (isFound = is) }
}

test('a line of text is empty, counts one piece, stands last and has the focus', () => {
  const { live, entry, focused } = open()
  press(live(AddLine).now, '+ Line of text')
  const { key, ...added } = entry().lines[2] ?? {}
  const empty = { text: '', detail: '', quantity: '1', price: '', discount: '' }
  assert.equal(added, { kind: 'text', unit: 'piece', ...empty })
  assert.ok(key)
  assert.equal(focused, ['[data-field="lines.2.text"]', 'all'])
})

test('delivery and a discount on all are offered until there are some', () => {
  const { live, entry, focused } = open()
  const part = live(AddLine)
  const buttons = () =>
    elementsIn(part.now).flatMap(({ type, props }) => (type === 'button' ? props.children : []))
  assert.equal(buttons(), ['+ Product', '+ Line of text', '+ Delivery', '+ Discount'])
  press(part.now, '+ Delivery')
  press(part.now, '+ Discount')
  assert.equal([entry().deliveryText, entry().discount], ['Delivery', '5 %'])
  assert.equal(buttons(), ['+ Product', '+ Line of text'])
  assert.equal(focused, ['[data-field="delivery.cents"]', 'all', '[data-field="discount"]', 'all'])
  const priced = open({ delivery: { cents: 500 } })
  assert.not.match(priced.text(<AddLine />), 'Delivery')
})

test('a search for products stands in place of its button until it is closed', () => {
  const { live } = open()
  const part = live(AddLine)
  const search = () => elementsIn(part.now).find(({ type }) => type === ProductSearch)
  assert.is(search(), undefined)
  press(part.now, '+ Product')
  search()?.props.onClose()
  assert.is(search(), undefined)
  press(part.now, '+ Product')
  assert.ok(search())
})

test('delivery has a name and a price, and is removed as a whole', () => {
  const { live, entry, focused } = open()
  const row = live(DeliveryRow)
  assert.is(row.now, null)
  press(live(AddLine).now, '+ Delivery')
  focused.length = 0
  const type = (path: string, value: string) =>
    elementIn(row.now, CellField, props => props.path === path).props.onChange({
      target: { value },
    })
  const total = () =>
    elementIn(row.now, 'td', props => props.className === 'quote-total').props.children
  assert.is(total(), '–')
  type('delivery.cents', '4,500')
  type('delivery.text', 'To Nakuru')
  assert.equal([entry().delivery, entry().deliveryText, total()], ['4,500', 'To Nakuru', '4,500'])
  type('delivery.text', '')
  assert.is(total(), '4,500')
  type('delivery.cents', 'cheap')
  assert.is(total(), '0')
  elementIn(row.now, 'button').props.onClick()
  assert.equal([entry().delivery, entry().deliveryText, row.now], ['', '', null])
  assert.equal(focused, ['.quote-add button'])
})

/** A tool of the line at a place. */
function tool(opened: ReturnType<typeof open>, index: number, label: string) {
  const { lines } = opened.entry()
  const { key = '', code = '' } = lines[index] ?? {}
  const tools = opened.live(() =>
    LineTools({
      ...{ name: code, lineKey: key, index, count: lines.length },
      hasDiscount: false,
      onDiscount: () => undefined,
    }),
  )
  return elementsIn(tools.now).find(({ props }) => props.label === label)?.props
}

const codes = ({ entry }: ReturnType<typeof open>) => entry().lines.map(({ code }) => code)

test('a line is moved by its tools', () => {
  const opened = open({ lines: ['A1', 'A2', 'A3'].map(code => line(code)) })
  tool(opened, 1, 'Move A2 up').onPress()
  assert.equal(codes(opened), ['A2', 'A1', 'A3'])
  tool(opened, 1, 'Move A1 down').onPress()
  assert.equal(codes(opened), ['A2', 'A3', 'A1'])
})

test('a removed line is named, and is put back where it was', () => {
  const opened = open({ lines: ['A1', 'A2', 'A3'].map(code => line(code)) })
  opened.find(selector => selector === '.quote-add button')
  tool(opened, 1, 'Remove A2').onPress()
  assert.equal(codes(opened), ['A1', 'A3'])
  assert.equal(opened.focused, ['.quote-add button'])
  const { title, action } = shownToast() as never as {
    title: string
    action: React.ReactElement<{ onClick(): void }>
  }
  assert.is(title, 'A2 was removed')
  action.props.onClick()
  assert.equal(codes(opened), ['A1', 'A2', 'A3'])
})

test('the focus goes to the same tool of the next line, or of the one before', () => {
  for (const [beside, expected] of [
    [{ nextElementSibling: 'next', previousElementSibling: 'before' }, 'next'],
    [{ nextElementSibling: null, previousElementSibling: 'before' }, 'before'],
  ] as const) {
    const opened = open()
    const rows = Object.entries(beside).map(([name, row]) => [
      name,
      row && { querySelector: () => ({ focus: () => opened.focused.push(row) }) },
    ])
    const found: string[] = []
    document.querySelector = (selector: string) => {
      found.push(selector)
      return Object.fromEntries(rows)
    }
    const { key } = opened.entry().lines[0] ?? {}
    tool(opened, 0, 'Remove OF11').onPress()
    assert.equal([opened.focused, found], [[expected], [`[data-line="${key}"]`]])
  }
})

test.run()
