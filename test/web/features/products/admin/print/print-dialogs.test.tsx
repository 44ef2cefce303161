import * as assert from 'uvu/assert'
import { suite } from '#test'
import type { AdminProduct } from '../../../../../../web/admin/contract.ts'
import { openAdminPage } from '../../../../../support/admin-page.ts'
import { liveHook } from '../../../../../support/live-hook.tsx'
import { elementIn, elementsIn, press, textOf } from '../../../../../support/rendered.tsx'
import { product } from '../product.ts'

openAdminPage()
const { LabelsDialog } = await import(
  '../../../../../../web/features/products/admin/print/labels-dialog.tsx'
)
const { PrintButtons } = await import(
  '../../../../../../web/features/products/admin/print/print-buttons.tsx'
)
const { SheetsDialog } = await import(
  '../../../../../../web/features/products/admin/print/sheets-dialog.tsx'
)
const { DownloadLink } = await import('../../../../../../web/admin/ui/download-link.tsx')
const { Field } = await import('../../../../../../web/admin/ui/field.tsx')
const { SelectField } = await import('../../../../../../web/admin/ui/select-field.tsx')

const test = suite('dialogs that print products')

const close = () => undefined
const many = (count: number, more: Partial<AdminProduct> = {}) =>
  Array.from({ length: count }, (_, index) => product({ code: `Ch${index + 1}`, ...more }))

type Element = ReturnType<typeof LabelsDialog>

/** A dialog, whose title and content can be read without the page that it stands on. */
function open(dialog: () => Element) {
  const hook = liveHook(dialog)
  return {
    title: () => hook.now.props.title as string,
    text: () => textOf(elementsIn(hook.now).filter(({ type }) => type === 'p' || type === 'label')),
    elements: (type: unknown) => elementsIn(hook.now).filter(element => element.type === type),
    type: (label: string, value: string) =>
      elementIn(hook.now, Field, props => props.label === label).props.onChange({
        target: { value },
      }),
  }
}

test('open one at a time, and none until a button is pressed', () => {
  const hook = liveHook(() => PrintButtons({ products: many(1) }))
  const shown = () =>
    elementsIn(hook.now)
      .map(({ type }) => type)
      .filter(type => type === LabelsDialog || type === SheetsDialog)
  assert.equal(shown(), [])
  press(hook.now, 'Labels')
  assert.equal(shown(), [LabelsDialog])
  press(hook.now, 'Specification sheets')
  assert.equal(shown(), [SheetsDialog])
  elementIn(hook.now, SheetsDialog).props.onClose()
  assert.equal(shown(), [])
})

test('labels are counted with the pages that they fill', () => {
  const dialog = open(() => LabelsDialog({ products: many(7), onClose: close }))
  const said = () => textOf(dialog.elements('p').filter(({ props }) => props.role === 'status'))
  assert.is(dialog.title(), 'Labels of 7 products')
  assert.is(said(), '7 labels on 1 page')
  dialog.type('Of each', '3')
  assert.is(said(), '21 labels on 1 page')
  dialog.type('First free place', '2')
  assert.is(said(), '21 labels on 2 pages')
})

test('a sheet of several labels asks for the first free one, a roll does not', () => {
  const dialog = open(() => LabelsDialog({ products: many(1), onClose: close }))
  const fields = () => dialog.elements(Field).map(({ props }) => props)
  const limits = fields().map(({ label, min, max }) => [label, min, max])
  assert.equal(limits, [
    ['First free place', 1, 21],
    ['Of each', 1, 100],
  ])
  dialog.elements(SelectField)[0]?.props.onChange({ target: { value: 'roll-62x29' } })
  assert.equal(
    fields().map(({ label }) => label),
    ['Of each'],
  )
})

test('labels of hidden products are warned of by their number', () => {
  const text = (hidden: number) =>
    open(() =>
      LabelsDialog({
        products: [...many(1), ...many(hidden, { isVisible: false })],
        onClose: close,
      }),
    ).text()
  assert.not.match(text(0), 'hidden')
  assert.match(text(1), 'One of them is hidden: show it')
  assert.match(text(2), '2 of them are hidden: show them')
})

test('a hundred specification sheets are made at once, and no more', () => {
  const dialogOf = (count: number) =>
    open(() => SheetsDialog({ products: many(count), onClose: close }))
  const titles = [1, 2, 100, 101].map(count => dialogOf(count).title())
  assert.equal(titles, [
    'Specification sheet',
    ...['2 specification sheets', '100 specification sheets', '101 specification sheets'],
  ])
  const offers = (count: number) => {
    const dialog = dialogOf(count)
    return [
      dialog.elements(DownloadLink).length === 1,
      dialog.text().includes('At most 100 at once'),
    ]
  }
  assert.equal(offers(100), [true, false])
  assert.equal(offers(101), [false, true])
})

test('prices that visitors do not see stand on sheets only where that is asked for', () => {
  const withPrice = (isPriceShown: boolean): Partial<AdminProduct> => ({
    facts: { price: { kind: 'fixed', cents: 100, per: 'piece', vatIncluded: true }, isPriceShown },
  })
  const [secret, shown] = [withPrice(false), withPrice(true)]
  const dialogOf = (products: AdminProduct[]) =>
    open(() => SheetsDialog({ products, onClose: close }))
  assert.is(dialogOf([...many(1), ...many(1, shown)]).text(), '')
  assert.match(dialogOf(many(1, secret)).text(), 'With the price that visitors do not see')
  const dialog = dialogOf([...many(2, secret), ...many(1, shown)])
  assert.match(dialog.text(), 'With the 2 prices that visitors do not see')
  const address = () => dialog.elements(DownloadLink)[0]?.props.address as string
  assert.match(address(), /\?codes=Ch1%2CCh2%2CCh1$/)
  dialog.elements('input')[0]?.props.onChange({ target: { checked: true } })
  assert.is(dialog.elements('input')[0]?.props.checked, true)
  assert.match(address(), /&price=1$/)
})

test.run()
