/** Begins the names of the locks as in earlier releases, whose tabs may still be open. */
const prefix = 'uploads of tab '

/** Names this tab among those of the browser, until it is closed or loaded again. */
export const tabId = Math.random().toString(36).slice(2)

/** Locks are available only where the page came by TLS, or from this machine. */
const locks = globalThis.navigator?.locks

/** Held for as long as this tab lives, however that ends. */
void locks?.request(prefix + tabId, () => new Promise(() => undefined))

/** The tabs that are open in this browser; none where it cannot say so. */
export async function openTabs(): Promise<ReadonlySet<string>> {
  const { held = [] } = (await locks?.query()) ?? {}
  const names = held.map(({ name = '' }) => name).filter(name => name.startsWith(prefix))
  return new Set(names.map(name => name.slice(prefix.length)))
}

/** Resolves once a tab that was open is closed: a moment after it is out of sight. */
export async function waitForTabClose(tab: string): Promise<void> {
  await locks?.request(prefix + tab, { mode: 'shared' }, () => undefined)
}
