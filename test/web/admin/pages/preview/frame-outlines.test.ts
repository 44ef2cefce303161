import * as assert from 'uvu/assert'
import { suite } from '#test'
import { createOutlines } from '../../../../../web/admin/pages/preview/frame-outlines.ts'
import { makeInert } from '../../../../../web/admin/pages/preview/inert-document.ts'

const test = suite('outlines and presses in the preview')

/** As much of a document as its listeners and outlines ask for. */
function documentOf(more: object = {}) {
  const elements: Record<string, never>[] = []
  const created = () => {
    const element = { hidden: false, style: {}, ownerDocument: document, setAttribute() {} }
    elements.push(element as never)
    return element
  }
  const document: EventTarget = Object.assign(new EventTarget(), {
    createElement: created,
    body: { append: () => undefined },
    documentElement: new EventTarget(),
    defaultView: { scrollX: 10, scrollY: 100 },
    querySelectorAll: () => [],
    ...more,
  })
  return { document: document as never as Document, elements }
}

const rect = { left: 0, top: 20, width: 400, height: 200 }
const sectionOf = (isConnected = true) => ({ isConnected, getBoundingClientRect: () => rect })

function outlines() {
  const { document, elements } = documentOf()
  const made = createOutlines(document)
  const over = (section: object | null, pointerType = 'mouse') => {
    const event = Object.assign(new Event('pointerover'), { pointerType })
    Object.defineProperty(event, 'target', { value: { closest: () => section } })
    document.dispatchEvent(event)
  }
  const hidden = () => elements.map(({ hidden }) => hidden)
  return { ...made, document, elements, over, hidden }
}

test('outlines the selected section inside its edges, wherever the page is scrolled to', () => {
  const { select, place, elements, hidden } = outlines()
  assert.equal(hidden(), [true, true])
  const section = sectionOf()
  select(section as never)
  assert.equal(hidden(), [false, true])
  assert.equal(elements[0]?.style, { left: '16px', top: '126px', width: '388px', height: '188px' })
  section.isConnected = false
  place()
  assert.equal(hidden(), [true, true])
  section.isConnected = true
  place()
  assert.equal(hidden(), [false, true])
  select(null)
  assert.equal(hidden(), [true, true])
})

test('outlines the section below a mouse, unless it is the selected one or below a finger', () => {
  const { select, over, hidden, document } = outlines()
  const [one, other] = [sectionOf(), sectionOf()]
  over(one, 'touch')
  assert.equal(hidden(), [true, true])
  over(one)
  assert.equal(hidden(), [true, false])
  select(one as never)
  assert.equal(hidden(), [false, true])
  over(one)
  assert.equal(hidden(), [false, true])
  over(other)
  assert.equal(hidden(), [false, false])
  document.documentElement.dispatchEvent(new Event('pointerleave'))
  assert.equal(hidden(), [false, true])
})

test('reports what is pressed, and does nothing else', () => {
  const picked: unknown[] = []
  let paused = 0
  const { document } = documentOf({ querySelectorAll: () => [{ pause: () => (paused += 1) }] })
  makeInert(document, one => picked.push(one))
  assert.is(paused, 1)
  const element = (section?: string, at?: string) => ({
    closest: (query: string) => {
      const value = query === '[data-at]' ? at : section
      return value === undefined ? null : { getAttribute: () => value }
    },
  })
  const send = (type: string, target: unknown) => {
    const event = new Event(type, { cancelable: true })
    Object.defineProperty(event, 'target', { value: target })
    return document.dispatchEvent(event)
  }
  for (const type of ['auxclick', 'dragstart', 'mousedown', 'submit']) {
    assert.is(send(type, element('a')), false, type)
  }
  assert.equal(picked, [])
  assert.is(send('click', element('a', 'sections.0.title')), false)
  assert.is(send('click', element('a')), false)
  assert.is(send('click', element(undefined, 'menu')), false)
  assert.is(send('click', null), false)
  assert.equal(picked, [{ section: 'a', at: 'sections.0.title' }, { section: 'a' }])
})

test.run()
