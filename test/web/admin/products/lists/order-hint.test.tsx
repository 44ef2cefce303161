import * as assert from 'uvu/assert'
import { suite } from '#test'
import { OrderHint } from '../../../../../web/admin/products/lists/order-hint.tsx'
import { productsView } from '../../../../../web/admin/products/products-query.ts'
import { elementsIn, press, textOf } from '../../../../support/rendered.tsx'

const test = suite('hint on the order of products')

function hint(search: string, isOrderable: boolean) {
  const shown: object[] = []
  const view = productsView(search)
  const element = OrderHint({
    view,
    isOrderable,
    announcement: 'Moved.',
    onShow: change => shown.push(change),
  })
  const hasButton = elementsIn(element).some(({ type }) => type === 'button')
  return { element, shown, hasButton, text: textOf(element) }
}

test('says how rows are moved, or where they can be', () => {
  const orderable = hint('?collection=chairs', true)
  assert.match(orderable.text, /^In the order of the site. Drag a handle.* Moved\.$/)
  assert.not(orderable.hasButton)
  const all = hint('', false)
  assert.match(all.text, /^Choose one collection/)
  assert.not(all.hasButton)
})

test('leads to all of a collection in the order of the site', () => {
  const sorted = hint('?collection=chairs&sort=code', false)
  assert.match(sorted.text, /^Products are moved where all of a collection stand/)
  press(sorted.element, 'Show all')
  assert.equal(sorted.shown, [{ q: '', show: '', sort: '', isDescending: false }])
})

test.run()
