import type { Tab } from './tab.ts'
import { until } from './until.ts'

/** Names of keys as WebDriver has them. */
export const KEYS = {
  Enter: '\uE007',
  Escape: '\uE00C',
  End: '\uE010',
  Left: '\uE012',
  Right: '\uE014',
  Down: '\uE015',
}

/** A visitor's actions: look, point, click, type. Each waits until it is possible. */
export function visitorOf(tab: Tab, site: string) {
  /** The clickable position of an element, once it has not moved for two frames. */
  const placeOf = (selector: string, words: string) => {
    let rested: Place | undefined
    return until(`"${words}" (${selector}) can be pressed`, async () => {
      const place = await tab.ask(findPlace, selector, words)
      const isSame = place && rested && place.x === rested.x && place.y === rested.y
      if (!isSame) rested = place ?? undefined
      return isSame && place.frame >= (rested?.frame ?? 0) + 2 ? place : undefined
    })
  }

  const point = async (selector: string, words: string, ...presses: object[]) => {
    const { x, y } = await placeOf(selector, words)
    const move = { type: 'pointerMove', x, y, duration: 0 }
    await tab.perform([{ ...MOUSE, actions: [move, ...presses] }])
  }

  const press = async (keys: string) => {
    const actions = [...keys].flatMap(value => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ])
    await tab.perform([{ type: 'key', id: 'keyboard', actions }])
  }

  const click = (selector: string, words = '') =>
    point(selector, words, { type: 'pointerDown', button: 0 }, { type: 'pointerUp', button: 0 })

  return {
    tab,
    press,
    click,
    /** Opens a page and waits until its script, where there is one, has taken it over. */
    async open(path: string) {
      await tab.goTo(site + path)
      await until(`${path} is taken over`, () => tab.ask(isTakenOver))
    },
    pointAt: (selector: string, words = '') => point(selector, words),
    async bringIntoView(selector: string, words = '') {
      await placeOf(selector, words)
    },
    /** Types into the field with this label. */
    async type(label: string, text: string) {
      await click('form label', label)
      await press(text)
    },
    /** Waits until these words can be seen. */
    async sees(selector: string, words = '') {
      const look = () => tab.ask(isSeen, selector, words)
      await until(`"${words}" (${selector}) is seen`, look)
    },
    async seesNo(selector: string, words = '') {
      const look = async () => !(await tab.ask(isSeen, selector, words))
      await until(`"${words}" (${selector}) is not seen`, look)
    },
    /** Waits for an address of the site. */
    async comesTo(path: string) {
      const look = async () => (await tab.ask(() => location.href)) === site + path
      await until(`the address is ${path}`, look)
    },
    count: (selector: string) => tab.ask(one => document.querySelectorAll(one).length, selector),
    attribute: (selector: string, name: string) =>
      tab.ask((one, name) => document.querySelector(one)?.getAttribute(name) ?? '', selector, name),
  }
}

export type Visitor = ReturnType<typeof visitorOf>

const MOUSE = { type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' } }

/** In the window, and how many frames the page had drawn by then since it was first asked. */
interface Place {
  x: number
  y: number
  frame: number
}

function isSeen(selector: string, words: string): boolean {
  return [...document.querySelectorAll<HTMLElement>(selector)].some(
    one =>
      one.checkVisibility({ visibilityProperty: true }) &&
      (one.getAttribute('aria-label') ?? one.textContent ?? '').includes(words),
  )
}

/**
 * Scrolls an element that is out of view or covered to the centre; a label stands for its field.
 */
function findPlace(selector: string, words: string): Place | null {
  const page = window as typeof window & { framesDrawn?: number }
  page.framesDrawn ??= 0
  requestAnimationFrame(() => {
    page.framesDrawn = (page.framesDrawn ?? 0) + 1
  })
  const named = [...document.querySelectorAll<HTMLElement>(selector)].find(
    one =>
      one.checkVisibility({ visibilityProperty: true }) &&
      (one.getAttribute('aria-label') ?? one.textContent ?? '').includes(words),
  )
  const target = named instanceof HTMLLabelElement ? named.control : named
  if (!target) return null
  const { left, top, width, height } = target.getBoundingClientRect()
  const [x, y] = [Math.round(left + width / 2), Math.round(top + height / 2)]
  const there = document.elementFromPoint(x, y)
  // Without JavaScript no frames are counted: such a page only moves by the visitor.
  const frame = matchMedia('(scripting: none)').matches ? performance.now() : page.framesDrawn
  if (target.contains(there)) return { x, y, frame }
  target.scrollIntoView({ block: 'center', behavior: 'instant' })
  return null
}

/** As `hydrated` of test/browser/visit.ts tells it. */
function isTakenOver(): boolean {
  if (matchMedia('(scripting: none)').matches) return true
  const root = document.getElementById('root') as unknown as Record<string, ReactRoot>
  const key = Object.keys(root).find(key => key.startsWith('__reactContainer'))
  return key !== undefined && root[key]?.stateNode.current.memoizedState.isDehydrated === false
}

interface ReactRoot {
  stateNode: { current: { memoizedState: { isDehydrated: boolean } } }
}
