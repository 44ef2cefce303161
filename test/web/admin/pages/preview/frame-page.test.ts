import * as assert from 'uvu/assert'
import { suite } from '#test'
import { openFramePage } from '../../../../../web/admin/pages/preview/frame-page.ts'
import type { DraftToPreview } from '../../../../../web/page-editing/preview.ts'
import { withGlobals } from '../../../browser-globals.ts'

const test = suite('page that the preview shows')

const draft = (keys: string[], ...titles: string[]): DraftToPreview => ({
  keys,
  source: { path: '/', sections: titles.map(title => ({ kind: 'prose', title })) },
})

function open() {
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

test('is none without its main part or its window', () => {
  const options = { onPicked: () => undefined, onMoved: () => undefined }
  const none = { getElementById: () => null, defaultView: {} }
  assert.is(openFramePage(none as never, options), undefined)
  assert.is(openFramePage({ getElementById: () => ({}) } as never, options), undefined)
})

test('shows at once what is typed in sections that stand where they were rendered', () => {
  const { page, text } = open()
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

test('cannot show a rendering with other styles', () => {
  const { page, calls } = open()
  assert.is(page.show({ ...preview, styleHash: 'y' }, draft(['a'], 'One')), false)
  assert.equal(calls, [])
})

test('scrolls to a text, or to a section that was not selected before', () => {
  const { page, calls } = open()
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

test('says what was pressed by the place that its section has now', () => {
  const { page, pick } = open()
  assert.equal(pick('a', 'sections.0.title'), { section: 'a', at: 'sections.0.title' })
  page.show(preview, draft(['a', 'b'], 'One', 'Two'))
  page.type(draft(['b', 'a'], 'Two', 'One'))
  assert.equal(pick('a', 'sections.0.title'), { section: 'a', at: 'sections.1.title' })
  assert.equal(pick('b'), { section: 'b' })
  assert.equal(pick('gone', 'sections.7.title'), { section: 'gone', at: 'sections.7.title' })
})

test('tells that sections moved when it is scrolled or changes its size, until it is closed', () => {
  const { page, view, calls, resize } = open()
  resize()
  view.dispatchEvent(new Event('scroll'))
  assert.equal(calls, ['moved', 'moved'])
  page.show(preview, draft(['a'], 'One'))
  assert.equal(calls.splice(0), ['moved', 'moved', 'moved'])
  page.close()
  view.dispatchEvent(new Event('scroll'))
  assert.equal(calls, ['disconnected'])
})

test.run()
