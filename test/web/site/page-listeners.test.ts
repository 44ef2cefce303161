import * as assert from 'uvu/assert'
import { suite } from '#test'
import { standIn } from '../../support/stand-in.ts'

const window = new EventTarget()
standIn('addEventListener', window.addEventListener.bind(window))
standIn('location', { pathname: '/rooms' })
const sent: [address: string, body: Blob][] = []
standIn('navigator', {
  sendBeacon: (address: string, body: Blob) => sent.push([address, body]),
})
const tooltip = { hidden: false, matches: (selector: string) => selector === '[role="tooltip"]' }
standIn('document', { querySelectorAll: () => [tooltip] })
await import('../../../web/base/presses.ts')
await import('../../../web/site/tooltips.ts' as string)
const { visitorApi } = await import('../../../web/base/routes.ts')

const test = suite('listeners of a page')

function dispatch(type: string, target: object, more: object = {}): void {
  const event = new Event(type)
  Object.defineProperty(event, 'target', { value: target })
  window.dispatchEvent(Object.assign(event, more))
}

test('a press on a contact link is told of, with the page and nothing else', async () => {
  for (const [href, kind] of [
    ['https://wa.me/254700000000?text=Hello', 'whatsapp'],
    ['tel:+254700000000', 'phone'],
    ['mailto:info@example.com', 'email'],
  ]) {
    dispatch('click', { closest: () => ({ href }) })
    const [address, body] = sent.pop() ?? []
    assert.equal([address, body?.type], [visitorApi.presses, 'application/json'])
    assert.equal(JSON.parse((await body?.text()) ?? ''), { kind, page: '/rooms' })
  }
})

test('a press elsewhere is not told of', () => {
  dispatch('click', { closest: () => ({ href: 'https://example.com/?tel:1' }) })
  dispatch('click', { closest: () => null })
  assert.equal(sent, [])
})

test('Escape hides a tooltip until the pointer or the focus leaves', () => {
  for (const type of ['pointerout', 'focusout']) {
    dispatch('keydown', {}, { key: 'Enter' })
    assert.is(tooltip.hidden, false)
    dispatch('keydown', {}, { key: 'Escape' })
    assert.is(tooltip.hidden, true)
    dispatch(type, { nextElementSibling: null })
    dispatch(type, { nextElementSibling: { matches: () => false } })
    assert.is(tooltip.hidden, true)
    dispatch(type, { nextElementSibling: tooltip })
    assert.is(tooltip.hidden, false)
  }
})

test.run()
