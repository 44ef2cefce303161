import type { Log } from '../../base/log.ts'
import type { EditedSite } from './edited-site.ts'
import type { PageChecks } from './recheck-pages.ts'
import type { PageStore } from './store.ts'

interface Notifies {
  onChange(listener: () => void): void
}

/**
 * Makes the site follow its stores, whichever process changes them. During the update of several
 * processes, one of another release may publish: that page is checked by this one before it is shown.
 */
export function followStores(
  site: Pick<EditedSite, 'refresh' | 'shown'>,
  store: Pick<PageStore, 'onChange'>,
  sources: readonly Notifies[],
  { checks, log }: { checks: PageChecks; log: Log },
): void {
  async function checkThose(foreign: ReturnType<PageChecks['foreign']>): Promise<void> {
    for (const stored of foreign) await checks.check(stored)
    site.refresh()
  }

  store.onChange(ids => {
    const foreign = checks.foreign(ids)
    for (const { id } of foreign) checks.hold(id, site.shown(id))
    site.refresh()
    if (foreign.length === 0) return
    checkThose(foreign).catch(err => log.error({ err }, 'page of another release not checked'))
  })
  for (const one of sources) one.onChange(site.refresh)
}
