import { mock } from 'node:test'
import * as assert from 'uvu/assert'
import { suite, use } from '#test'
import { isNewEntry, rememberScroll, restoreScroll } from '../../../web/site/scroll.ts'
import { withGlobals } from '../browser-globals.ts'

const test = suite('scroll position')

interface Entry {
  key: string
  /** The height that the page has in each frame; the last one stays. */
  heights?: number[]
  hash?: string
}

/** A window at one history entry, and what happens to it. */
function windowAt({ key, heights = [9000], hash = '' }: Entry, scrollY = 0) {
  const events: string[] = []
  const frames: (() => void)[] = []
  const listeners = new Map<string, () => void>()
  let height = heights.shift() ?? 0
  const anchor = { scrollIntoView: () => events.push('anchor') }
  const focus = () => events.push('focus')
  const state = {
    scrollY,
    scrollTo: ({ top }: { top: number }) => {
      events.push(`to ${top}`)
      Object.assign(globalThis, { scrollY: Math.min(top, height) })
    },
    history: { state: key ? { entry: key } : null, replaceState: () => undefined },
    location: { pathname: '/rooms', search: '', hash },
    document: {
      getElementById: (id: string) => (id === 'main' ? { focus } : id === 'beds' ? anchor : null),
    },
    requestAnimationFrame: (frame: () => void) => frames.push(frame),
    addEventListener: (name: string, listener: () => void) => listeners.set(name, listener),
  }
  withGlobals(state)
  return {
    events,
    listeners,
    frames,
    /** Runs the next frame, in which the page has grown; whether there was one. */
    grow(): boolean {
      height = heights.shift() ?? height
      const frame = frames.shift()
      frame?.()
      return frame !== undefined
    },
  }
}

/** Leaves an entry at that position. */
function leftAt(key: string, top: number): void {
  const { listeners } = windowAt({ key })
  rememberScroll()
  withGlobals({ scrollY: top })
  listeners.get('scroll')?.()
}

test('of a new page is its top, or its anchor, and focus is on its content', () => {
  const { events } = windowAt({ key: 'a1' })
  restoreScroll(true)
  assert.equal(events, ['to 0', 'focus'])
  const anchored = windowAt({ key: 'a2', hash: '#beds' })
  restoreScroll(true)
  assert.equal(anchored.events, ['anchor', 'focus'])
  const unknown = windowAt({ key: 'a3', hash: '#boats' })
  restoreScroll(true)
  assert.equal(unknown.events, ['to 0', 'focus'])
})

test('of a new state of the same page stays as it is', () => {
  const { events } = windowAt({ key: 'b1' }, 300)
  restoreScroll(false)
  assert.equal(events, [])
})

test('of an earlier entry is where it was left', () => {
  leftAt('c1', 700)
  const elsewhere = windowAt({ key: 'c2' })
  restoreScroll(true)
  assert.equal(elsewhere.events, ['to 0', 'focus'])
  const { events, frames } = windowAt({ key: 'c1' })
  restoreScroll(true)
  assert.equal(events, ['to 700', 'focus'])
  assert.equal(frames, [])
})

test('of an earlier state of the page shown is restored without moving focus, and once', () => {
  leftAt('d1', 700)
  windowAt({ key: 'd2' }, 50)
  restoreScroll(false)
  const { events } = windowAt({ key: 'd1' })
  restoreScroll(false)
  assert.equal(events, ['to 700'])
  restoreScroll(false)
  assert.equal(events, ['to 700'])
})

test('is reached over several frames while a long list grows, to within a pixel', () => {
  leftAt('e1', 700)
  windowAt({ key: 'e2' })
  restoreScroll(true)
  const growing = windowAt({ key: 'e1', heights: [200, 500, 698, 699, 5000] })
  restoreScroll(true)
  while (growing.grow()) assert.ok(growing.events.length < 9)
  assert.equal(growing.events, ['to 700', 'focus', 'to 700', 'to 700', 'to 700'])
})

test('is given up after 60 frames where a page has become too short', () => {
  leftAt('f1', 700)
  windowAt({ key: 'f2' })
  restoreScroll(true)
  const short = windowAt({ key: 'f1', heights: [200] })
  restoreScroll(true)
  while (short.grow()) assert.ok(short.events.length < 99)
  assert.is(short.events.filter(event => event === 'to 700').length, 61)
})

test('is given up once the visitor scrolls up by 40 pixels, or opens another entry', () => {
  for (const [scrollY, isContinued] of [
    [161, true],
    [160, false],
  ] as const) {
    leftAt('g1', 700)
    windowAt({ key: 'g2' })
    restoreScroll(true)
    const read = windowAt({ key: 'g1', heights: [200, 900] })
    restoreScroll(true)
    Object.assign(globalThis, { scrollY })
    read.grow()
    assert.is(read.events.length, isContinued ? 3 : 2, `at ${scrollY}`)
  }
  leftAt('g1', 700)
  windowAt({ key: 'g2' })
  restoreScroll(true)
  const left = windowAt({ key: 'g1', heights: [200, 900] })
  restoreScroll(true)
  const next = windowAt({ key: 'g3' }, 200)
  restoreScroll(false)
  left.grow()
  assert.equal(next.events, [])
})

test('is restored where another page takes the place of one in its entry', () => {
  leftAt('i1', 700)
  const { events } = windowAt({ key: 'i1' })
  restoreScroll(true)
  assert.equal(events, ['to 700', 'focus'])
})

test('is restored by going back to an anchor of the same page, and of no other before it shows', () => {
  leftAt('j1', 700)
  const { listeners } = windowAt({ key: 'j2' })
  rememberScroll()
  const same = windowAt({ key: 'j1' })
  listeners.get('popstate')?.()
  assert.equal(same.events, ['to 700'])
  windowAt({ key: 'j2' })
  restoreScroll(false)
  const other = windowAt({ key: 'j1' })
  withGlobals({ location: { pathname: '/beds', search: '', hash: '' } })
  listeners.get('popstate')?.()
  assert.equal(other.events, [])
})

test('an entry gets its key once its page is shown, unless another is shown by then', () => {
  mock.timers.enable({ apis: ['setTimeout'] })
  use(() => mock.timers.reset())
  const written: { entry?: string }[] = []
  const shown = windowAt({ key: '' })
  const history = { state: { isOpen: true }, replaceState: (state: object) => written.push(state) }
  withGlobals({ history })
  restoreScroll(false)
  shown.grow()
  mock.timers.tick(0)
  const [state] = written
  assert.match(state?.entry ?? '', /^[a-z0-9]+$/)
  assert.equal(state, { isOpen: true, entry: state?.entry })
  restoreScroll(false)
  restoreScroll(false)
  shown.grow()
  mock.timers.tick(0)
  assert.is(written.length, 1)
})

test('an entry without a key is new', () => {
  windowAt({ key: '' })
  assert.ok(isNewEntry())
  windowAt({ key: 'h1' })
  assert.not.ok(isNewEntry())
})

test.run()
