const KEY = 'scroll'
/** The scroll position of each history entry, for back and forward. */
const positions = new Map<string, number>(storedPositions())
/** The history entry of the page shown; the browser may already be at the next one. */
let entry = ''
let address = ''

/**
 * Starts recording scroll positions; the browser would restore them before the page is rendered.
 */
export function rememberScroll(): void {
  history.scrollRestoration = 'manual'
  arrive()
  addEventListener('scroll', () => positions.set(entry, scrollY), { passive: true })
  addEventListener('popstate', () => {
    // Navigation to or from an anchor of the same page renders nothing.
    if (addressNow() === address) restoreScroll(false)
  })
  addEventListener('pagehide', () => {
    history.scrollRestoration = 'auto'
    storePositions()
  })
}

/**
 * Call after a page, or another state of the same page, is shown: restores the position of its
 * history entry. For a new entry, a new page starts at its anchor or top; a new state does not
 * scroll.
 */
export function restoreScroll(isNewPage: boolean): void {
  const previousEntry = entry
  arrive()
  const position = positions.get(entry)
  if (position === undefined) {
    if (isNewPage) begin()
    positions.set(entry, scrollY)
  } else if (isNewPage || entry !== previousEntry) reach(position, entry)
  if (isNewPage) document.getElementById('main')?.focus({ preventScroll: true })
}

function begin(): void {
  const anchor = location.hash && document.getElementById(location.hash.slice(1))
  if (anchor) anchor.scrollIntoView({ behavior: 'instant' })
  else scrollTo({ top: 0, behavior: 'instant' })
}

/**
 * A long list grows over several frames: scrolls as far as possible in each until `top` is reached.
 */
function reach(top: number, at: string, frames = 60): void {
  scrollTo({ top, behavior: 'instant' })
  const reached = scrollY
  if (reached >= top - 1 || frames === 0) return
  requestAnimationFrame(() => {
    // A smaller position means that the visitor has scrolled: stop.
    if (entry === at && scrollY > reached - 40) reach(top, at, frames - 1)
  })
}

function arrive(): void {
  entry = keyOfEntry()
  address = addressNow()
}

const addressNow = () => location.pathname + location.search

/**
 * The key of the current history entry, generated if missing. It is stored in the entry after the
 * page is rendered, because `replaceState` delays the frame by milliseconds.
 */
function keyOfEntry(): string {
  const entryKey = stateOfEntry()?.entry
  if (entryKey) return entryKey
  const key = Math.random().toString(36).slice(2)
  requestAnimationFrame(() => setTimeout(writeDown, 0, key))
  return key
}

function writeDown(key: string): void {
  // Another navigation may have changed the entry since.
  if (entry === key && isNewEntry()) {
    history.replaceState({ ...stateOfEntry(), entry: key }, '')
  }
}

/** Tells whether a link led to the current entry, not back or forward. */
export const isNewEntry = (): boolean => !stateOfEntry()?.entry

const stateOfEntry = () => history.state as { entry?: string } | null

/** The positions survive a reload, as the history does. */
function storePositions(): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify([...positions]))
  } catch {
    // Storage is full or forbidden: after a reload, earlier pages start at the top.
  }
}

function storedPositions(): [string, number][] {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? '[]')
  } catch {
    return []
  }
}
