const KEY = 'scroll'
/** Where each entry of the browser's history was scrolled to, for back and forward. */
const positions = new Map<string, number>(storedPositions())
/** The entry whose page is on the screen; the browser's address may run ahead of it. */
let entry = ''
let address = ''

/** Starts keeping scroll positions; the browser's own restoring would act before the page is there. */
export function rememberScroll(): void {
  history.scrollRestoration = 'manual'
  arrive()
  addEventListener('scroll', () => positions.set(entry, scrollY), { passive: true })
  addEventListener('popstate', () => {
    // To an anchor of the page shown, or back from one: nothing is rendered.
    if (addressNow() === address) restoreScroll(false)
  })
  addEventListener('pagehide', () => {
    history.scrollRestoration = 'auto'
    storePositions()
  })
}

/**
 * After a page is shown, or another state of the same page: back to where its entry was left. A new
 * page begins at its anchor or top, a new state of the same page where the visitor is.
 */
export function restoreScroll(isNewPage: boolean): void {
  const before = entry
  arrive()
  const known = positions.get(entry)
  if (known === undefined) {
    if (isNewPage) begin()
    positions.set(entry, scrollY)
  } else if (isNewPage || entry !== before) reach(known, entry)
  if (isNewPage) document.getElementById('main')?.focus({ preventScroll: true })
}

function begin(): void {
  const anchor = location.hash && document.getElementById(location.hash.slice(1))
  if (anchor) anchor.scrollIntoView({ behavior: 'instant' })
  else scrollTo({ top: 0, behavior: 'instant' })
}

/** A long list grows in the frames after it is shown: as deep as it goes, until it goes far enough. */
function reach(top: number, at: string, frames = 60): void {
  scrollTo({ top, behavior: 'instant' })
  const reached = scrollY
  if (reached >= top - 1 || frames === 0) return
  requestAnimationFrame(() => {
    // Less far than before: by the visitor's hand.
    if (entry === at && scrollY > reached - 40) reach(top, at, frames - 1)
  })
}

function arrive(): void {
  entry = keyOfEntry()
  address = addressNow()
}

const addressNow = () => location.pathname + location.search

/**
 * A new entry has no key yet; one that was left keeps the one it got. A new one is written down when
 * the page stands: to replace an entry's state takes the browser milliseconds of the frame before.
 */
function keyOfEntry(): string {
  const known = stateOfEntry()?.entry
  if (known) return known
  const key = Math.random().toString(36).slice(2)
  requestAnimationFrame(() => setTimeout(writeDown, 0, key))
  return key
}

function writeDown(key: string): void {
  // After a further step the browser is at another entry.
  if (entry === key && isNewEntry()) {
    history.replaceState({ ...stateOfEntry(), entry: key }, '')
  }
}

/** Whether a link led to the entry the browser is at, and not a step back or forward. */
export const isNewEntry = (): boolean => !stateOfEntry()?.entry

const stateOfEntry = () => history.state as { entry?: string } | null

/** A reload keeps the history, and so the ways back in it. */
function storePositions(): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify([...positions]))
  } catch {
    // Storage is full or forbidden: pages left before a reload begin at their top.
  }
}

function storedPositions(): [string, number][] {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? '[]')
  } catch {
    return []
  }
}
