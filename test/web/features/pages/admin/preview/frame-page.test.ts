import * as assert from 'uvu/assert'
import { suite } from '#test'
import { createOutlines } from '../../../../../../web/features/pages/admin/preview/frame-outlines.ts'
import { openFramePage } from '../../../../../../web/features/pages/admin/preview/frame-page.ts'
import { makeInert } from '../../../../../../web/features/pages/admin/preview/inert-document.ts'
import type { DraftToPreview } from '../../../../../../web/features/pages/preview.ts'
import { withGlobals } from '../../../../browser-globals.ts'

const test = suite('page in the frame of the preview')

const draft = (keys: string[], ...titles: string[]): DraftToPreview => ({
  keys,
  source: { path: '/', sections: titles.map(title => ({ kind: 'prose', title })) },
})

function openPage() {
  let resized = () => {}
  const calls: unknown[] = []
  withGlobals({
    CSS: { escape: (text: string) => text },
    Node: { TEXT_NODE: 3 },
    ResizeObserver: class {
      constructor(call: () => void) {
        resized = call
      }
      observe() {}
      disconnect() {
        calls.push('disconnected')
      }
    },
  })
  const view = Object.assign(new EventTarget(), { innerHeight: 1000, scrollX: 0, scrollY: 0 })
  const text = { nodeType: 3, nodeValue: 'One' }
  const section = {
    isConnected: true,
    getBoundingClientRect: () => ({ left: 0, top: 5000, bottom: 5100, width: 10, height: 100 }),
    scrollIntoView: () => calls.push('section'),
    ownerDocument: { defaultView: view },
    querySelector: (query: string) => (query === '[data-at="sections.0.title"]' ? title : null),
  }
  const title = {
    ...section,
    ownerDocument: {
      defaultView: {
        innerHeight: 1000,
        getComputedStyle: () => ({ scrollPaddingTop: '' }),
        scrollBy: () => calls.push('text'),
      },
    },
  }
  const main = {
    querySelector: (query: string) => (query === '[data-section="a"]' ? section : null),
    querySelectorAll: () => [{ childNodes: [text] }],
    children: [],
    replaceChildren: () => undefined,
  }
  const document = Object.assign(new EventTarget(), {
    defaultView: view,
    documentElement: Object.assign(new EventTarget(), { dataset: { styles: 'x' } }),
    body: { append: () => undefined },
    getElementById: () => main,
    querySelectorAll: () => [],
    createElement: () => ({
      ...{ style: {}, ownerDocument: document, setAttribute: () => undefined },
      querySelector: () => null,
    }),
  })
  const picked: unknown[] = []
  const page = openFramePage(document as never, {
    onPicked: one => picked.push(one),
    onMoved: () => calls.push('moved'),
  })
  if (!page) throw new Error('no page')
  const pick = (section: string, at?: string) => {
    const event = new Event('click')
    const closest = (query: string) => {
      const value = query === '[data-at]' ? at : section
      return value === undefined ? null : { getAttribute: () => value }
    }
    Object.defineProperty(event, 'target', { value: { closest } })
    document.dispatchEvent(event)
    return picked.pop()
  }
  return { page, view, text, calls, pick, resize: () => resized() }
}

const preview = { body: '', styleHash: 'x', faults: {} }

test('the page is none without its main part or its window', () => {
  const options = { onPicked: () => undefined, onMoved: () => undefined }
  const none = { getElementById: () => null, defaultView: {} }
  assert.is(openFramePage(none as never, options), undefined)
  assert.is(openFramePage({ getElementById: () => ({}) } as never, options), undefined)
})

test('the page shows at once what is typed in sections that stand where they were rendered', () => {
  const { page, text } = openPage()
  page.type(draft(['a'], 'Before it was rendered'))
  assert.is(text.nodeValue, 'One')
  assert.is(page.show(preview, draft(['a'], 'One')), true)
  page.type(draft(['a'], 'Uno'))
  assert.is(text.nodeValue, 'Uno')
  page.type(draft(['b'], 'Due'))
  page.type(draft(['a', 'b'], 'Tre', 'B'))
  page.type(draft([]))
  assert.is(text.nodeValue, 'Uno')
})

test('the page cannot show a rendering with other styles', () => {
  const { page, calls } = openPage()
  assert.is(page.show({ ...preview, styleHash: 'y' }, draft(['a'], 'One')), false)
  assert.equal(calls, [])
})

test('the page scrolls to a text, or to a section that was not selected before', () => {
  const { page, calls } = openPage()
  const select = (...given: Parameters<typeof page.select>) => {
    calls.length = 0
    page.select(...given)
    return calls.join(' ')
  }
  assert.is(select('a', undefined), 'section moved')
  assert.is(select('a', undefined), 'moved')
  assert.is(select('a', 'sections.0.title'), 'text moved')
  assert.is(select('a', 'sections.0.gone'), 'moved')
  assert.is(page.rect()?.top, 5000)
  assert.is(select('gone', undefined), 'moved')
  assert.is(page.rect(), undefined)
  assert.is(select(undefined, undefined), 'moved')
  assert.is(page.rect(), undefined)
})

test('the page says what was pressed by the place that its section has now', () => {
  const { page, pick } = openPage()
  assert.equal(pick('a', 'sections.0.title'), { section: 'a', at: 'sections.0.title' })
  page.show(preview, draft(['a', 'b'], 'One', 'Two'))
  page.type(draft(['b', 'a'], 'Two', 'One'))
  assert.equal(pick('a', 'sections.0.title'), { section: 'a', at: 'sections.1.title' })
  assert.equal(pick('b'), { section: 'b' })
  assert.equal(pick('gone', 'sections.7.title'), { section: 'gone', at: 'sections.7.title' })
})

test('the page tells that sections moved when it is scrolled or changes its size, until it is closed', () => {
  const { page, view, calls, resize } = openPage()
  resize()
  view.dispatchEvent(new Event('scroll'))
  assert.equal(calls, ['moved', 'moved'])
  page.show(preview, draft(['a'], 'One'))
  assert.equal(calls.splice(0), ['moved', 'moved', 'moved'])
  page.close()
  view.dispatchEvent(new Event('scroll'))
  assert.equal(calls, ['disconnected'])
})

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

test('the page outlines the selected section inside its edges, wherever the page is scrolled to', () => {
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

test('the page outlines the section below a mouse, unless it is the selected one or below a finger', () => {
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

test('the page reports what is pressed, and does nothing else', () => {
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
