import * as assert from 'uvu/assert'
import { suite } from '#test'
import { showMarks } from '../../../../../../web/features/pages/admin/compare/change-marks.ts'
import {
  placeFor,
  placeShown,
  topOf,
} from '../../../../../../web/features/pages/admin/compare/places-on-screen.ts'
import { scrollTogether } from '../../../../../../web/features/pages/admin/compare/scroll-together.ts'
import { withGlobals } from '../../../../browser-globals.ts'

const test = suite('two pages side by side')

/** A page of sections, each with its height, in a window of 800 px; a bar covers its upper 60 px. */
function pageAt(scrollY: number, sections: Record<string, number>, isStyled = true): Document {
  const keys = Object.keys(sections)
  const topOf = (at: number) =>
    Object.values(sections)
      .slice(0, at)
      .reduce((sum, height) => sum + height, 0)
  const elements = keys.map((key, at) => ({
    getAttribute: () => key,
    getBoundingClientRect() {
      const [top, height] = [topOf(at) - scrollY, sections[key] ?? 0]
      return { top, height, bottom: top + height }
    },
  }))
  const scrollPaddingTop = isStyled ? '60px' : 'auto'
  return {
    defaultView: { innerHeight: 800, scrollY, getComputedStyle: () => ({ scrollPaddingTop }) },
    documentElement: { scrollHeight: topOf(keys.length) },
    querySelectorAll: () => elements,
  } as unknown as Document
}

const three = { a: 1000, b: 1000, c: 1000 }

test('a place is the top or the end where the page is scrolled there, to a pixel', () => {
  assert.equal([placeShown(pageAt(0, three)), placeShown(pageAt(1, three))], ['top', 'top'])
  assert.equal([placeShown(pageAt(2199, three)), placeShown(pageAt(2200, three))], ['end', 'end'])
})

test('a place is the section at a quarter of the window, and how much of it is above that', () => {
  assert.equal(placeShown(pageAt(2, three)), { key: 'a', share: 0.202 })
  assert.equal(placeShown(pageAt(799, three)), { key: 'a', share: 0.999 })
  assert.equal(placeShown(pageAt(800, three)), { key: 'b', share: 0 })
  assert.equal(placeShown(pageAt(2198, three)), { key: 'c', share: 0.398 })
  const empty = pageAt(300, { a: 400, b: 0, c: 2000 })
  assert.equal(placeShown(empty), { key: 'c', share: 0.05 })
})

test('a place is the same share of the section in the other page', () => {
  const other = pageAt(0, { x: 500, b: 3000, c: 1000 })
  assert.is(placeFor({ key: 'b', share: 0.5 }, other), 500 + 1500 - 200)
  assert.is(placeFor({ key: 'b', share: 0.5 }, pageAt(700, { x: 500, b: 3000, c: 1000 })), 1800)
  assert.equal([placeFor('top', other), placeFor('end', other)], [0, 4500])
})

test('a place leaves the other page where it is while it lacks the section', () => {
  assert.is(placeFor({ key: 'gone', share: 0.5 }, pageAt(321, three)), 321)
})

test('a place of a section is below the bar', () => {
  assert.is(topOf(pageAt(0, three), 'b', pageAt(0, three)), 1000 - 68)
  assert.is(topOf(pageAt(500, three), 'b', pageAt(0, three)), 1000 - 68)
  assert.is(topOf(pageAt(0, three, false), 'b', pageAt(0, three)), 1000 - 8)
})

test('a place of a section that only the other page has is the gap where it would be', () => {
  const other = pageAt(0, { a: 10, new: 10, b: 10, c: 10 })
  assert.is(topOf(pageAt(200, three), 'new', other), 1000 - 68)
  assert.is(topOf(pageAt(0, { b: 300, c: 300 }), 'new', other), -68)
  assert.is(topOf(pageAt(0, { c: 300, b: 300 }), 'new', other), 300 - 68)
  assert.is(topOf(pageAt(0, { x: 300 }), 'new', other), 0)
})

function pageOf(isCalm = false) {
  const scrolls: unknown[] = []
  const view = Object.assign(new EventTarget(), {
    ...{ innerHeight: 400, scrollY: 500 },
    getComputedStyle: () => ({ scrollPaddingTop: '' }),
    matchMedia: () => ({ matches: isCalm }),
    scrollTo: (to: object) => scrolls.push(to),
  })
  const section = {
    getAttribute: () => 'a',
    getBoundingClientRect: () => ({ top: -100, bottom: 900, height: 1000 }),
  }
  const document = Object.assign(new EventTarget(), {
    defaultView: view,
    documentElement: { scrollHeight: 3000 },
    querySelectorAll: () => [section],
  })
  const scroll = () => view.dispatchEvent(new Event('scroll'))
  return { document: document as never as Document, scrolls, scroll }
}

test('follow the one that a person scrolls, until that ends', () => {
  for (const type of ['wheel', 'touchstart', 'pointerdown', 'pointermove']) {
    const [one, other] = [pageOf(), pageOf()]
    const both = scrollTogether([one.document, other.document])
    one.scroll()
    assert.equal(other.scrolls, [])
    one.document.dispatchEvent(new Event(type))
    one.scroll()
    other.scroll()
    const to = [{ top: 500, behavior: 'instant' }]
    assert.equal([one.scrolls, other.scrolls], [[], to], type)
    other.document.dispatchEvent(new Event(type))
    other.scroll()
    one.scroll()
    assert.equal([one.scrolls, other.scrolls], [to, to])
    both.end()
    other.scroll()
    assert.is(one.scrolls.length, 1)
  }
})

test('show a section in both, at once where motion is reduced', () => {
  const [one, other] = [pageOf(), pageOf(true)]
  const both = scrollTogether([one.document, other.document])
  one.document.dispatchEvent(new Event('wheel'))
  both.show('a')
  assert.equal(one.scrolls, [{ top: 392, behavior: 'smooth' }])
  assert.equal(other.scrolls, [{ top: 392, behavior: 'instant' }])
  one.scroll()
  assert.is(other.scrolls.length, 1)
})

function marked(frame?: object | null) {
  const observed: unknown[] = []
  withGlobals({
    CSS: { escape: (text: string) => text },
    ResizeObserver: class {
      observe(element: unknown) {
        observed.push(element)
      }
      disconnect() {
        observed.length = 0
      }
    },
  })
  const texts: Record<string, boolean> = {}
  const boxes: ReturnType<typeof createElement>[] = []
  const createElement = () => {
    const classes = new Set<string>()
    const element = {
      ...{ className: '', textContent: '', hidden: false, isGone: false, style: {} as object },
      firstElementChild: undefined as unknown as { style: object; textContent: string },
      ownerDocument: { defaultView: { scrollX: 0, scrollY: 0 } },
      classes,
      classList: {
        toggle: (name: string, isOn: boolean) => (isOn ? classes.add(name) : classes.delete(name)),
      },
      append(child: never) {
        element.firstElementChild = child
      },
      remove() {
        element.isGone = true
      },
    }
    return element
  }
  const section = { getBoundingClientRect: () => ({ left: 0, top: 0, width: 100, height: 50 }) }
  const main = {
    querySelector: (query: string) => (query.includes('gone') ? null : section),
  }
  const document = {
    documentElement: {},
    body: { append: (box: never) => boxes.push(box) },
    createElement,
    defaultView: { frameElement: frame },
    getElementById: () => main,
    querySelectorAll: (query: string) => [
      {
        setAttribute: () => {
          texts[query] = true
        },
        removeAttribute: () => {
          texts[query] = false
        },
      },
    ],
  }
  const shown = showMarks(document as never, [
    { key: 'a', kind: 'changed', marks: ['Changed', 'Moved up'], texts: ['sections.0.title'] },
    { key: 'gone', kind: 'removed', marks: ['Removed'], texts: [] },
    { key: 'b', kind: 'added', marks: ['New'], texts: [] },
  ])
  return { shown, boxes, texts, observed }
}

test('have a border with words around each section that differs, and marks at its texts', () => {
  const { shown, boxes, texts, observed } = marked()
  assert.equal(
    boxes.map(({ className, firstElementChild }) => [className, firstElementChild.textContent]),
    [
      ['preview-change is-changed', 'Changed, Moved up'],
      ['preview-change is-added', 'New'],
    ],
  )
  const text = '[data-at="sections.0.title"]'
  assert.equal([texts, observed.length], [{ [text]: true }, 2])
  const current = () => boxes.map(({ classes }) => classes.has('is-current'))
  shown.choose('b')
  assert.equal(current(), [false, true])
  shown.choose(undefined)
  assert.equal(current(), [false, false])
  shown.end()
  assert.equal([texts, boxes.map(({ isGone }) => isGone)], [{ [text]: false }, [true, true]])
  assert.equal(observed, [])
})

test('have words of one size on the screen, however small the pages are shown', () => {
  const size = (frame?: object | null) => marked(frame).boxes[0]?.firstElementChild.style
  const frame = { offsetWidth: 1280, getBoundingClientRect: () => ({ width: 320 }) }
  assert.equal(size(frame), { fontSize: '52px' })
  assert.equal(size(null), { fontSize: '13px' })
  assert.equal(size({ ...frame, offsetWidth: 0 }), { fontSize: '13px' })
})

test.run()
