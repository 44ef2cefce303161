import * as assert from 'uvu/assert'
import { suite } from '#test'
import { standIn } from '../../../support/stand-in.ts'

const window = new EventTarget()
standIn('addEventListener', window.addEventListener.bind(window))
const page = { field: undefined as object | undefined, dialog: null as object | null }
standIn('document', {
  querySelector: (selector: string) => (selector === 'dialog:modal' ? page.dialog : page.field),
})
await import('../../../../web/features/search/listeners.ts')

const test = suite('ways to the search')

/** How often the field of the page got the focus by an event, and whether it was kept from the browser. */
function happens(type: string, more: object, inside = ''): [focused: number, isPrevented: boolean] {
  const done: string[] = []
  page.field = { focus: () => done.push('focus'), select: () => done.push('select') }
  const event = new Event(type, { cancelable: true })
  const target = {
    closest: (selector: string) => (selector.includes(inside) && inside ? {} : null),
  }
  Object.defineProperty(event, 'target', { value: target })
  window.dispatchEvent(Object.assign(event, more))
  if (done.length > 0) assert.equal(done, ['focus', 'select'])
  return [done.length, event.defaultPrevented]
}

const plain = { ctrlKey: false, metaKey: false, shiftKey: false, altKey: false, button: 0 }
const left = [0, false]
const opens = [2, true]

test('a click on the link opens it, but one for a tab or a window does not', () => {
  assert.equal(happens('click', plain, '.search-link'), opens)
  assert.equal(happens('click', plain), left)
  for (const key of ['ctrlKey', 'metaKey', 'shiftKey', 'altKey']) {
    assert.equal(happens('click', { ...plain, [key]: true }, '.search-link'), left, key)
  }
  assert.equal(happens('click', { ...plain, button: 1 }, '.search-link'), left)
})

test('the slash opens it, unless it is typed, or with another key', () => {
  const slash = { ...plain, key: '/' }
  assert.equal(happens('keydown', slash), opens)
  assert.equal(happens('keydown', { ...slash, shiftKey: true }), opens)
  assert.equal(happens('keydown', { ...slash, key: 'a' }), left)
  for (const key of ['ctrlKey', 'metaKey', 'altKey']) {
    assert.equal(happens('keydown', { ...slash, [key]: true }), left, key)
  }
  assert.equal(happens('keydown', slash, 'textarea'), left)
})

test('the slash does nothing below a dialog', () => {
  page.dialog = {}
  assert.equal(happens('keydown', { ...plain, key: '/' }), left)
  page.dialog = null
})

test.run()
