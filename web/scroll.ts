/** Where each entry of the browser's history was scrolled to, for back and forward. */
const positions = new Map<string, number>()
let entry = ''

/**
 * Starts keeping scroll positions; the browser's own restoring would act before the page is there.
 * To be called before the router listens: it may show the page as soon as it hears of the move.
 */
export function rememberScroll(): void {
  history.scrollRestoration = 'manual'
  entry = keyOfEntry()
  window.addEventListener('scroll', () => positions.set(entry, window.scrollY), { passive: true })
  window.addEventListener('popstate', () => {
    entry = keyOfEntry()
  })
  window.addEventListener('pagehide', () => {
    history.scrollRestoration = 'auto'
  })
}

/** After a page is shown: back to where its entry was left, else to its anchor or top. */
export function restoreScroll(): void {
  entry = keyOfEntry()
  const known = positions.get(entry)
  const anchor = location.hash && document.getElementById(location.hash.slice(1))
  if (known !== undefined) window.scrollTo({ top: known, behavior: 'instant' })
  else if (anchor) anchor.scrollIntoView({ behavior: 'instant' })
  else window.scrollTo({ top: 0, behavior: 'instant' })
  document.getElementById('main')?.focus({ preventScroll: true })
}

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
  // Whoever has gone on meanwhile is at another entry.
  if (entry === key && !stateOfEntry()?.entry) {
    history.replaceState({ ...stateOfEntry(), entry: key }, '')
  }
}

const stateOfEntry = () => history.state as { entry?: string } | null
