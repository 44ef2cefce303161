import type { Log } from '../../base/log.ts'
import type { SiteContent } from '../../content/site-content.ts'
import type { Manifest } from './slots/slots.ts'

/**
 * Has the volume looked through when the site has other slots: files of new ones may be there already.
 * Other words of a page look for no file.
 */
export function followSlots(
  content: Pick<SiteContent, 'onChange'>,
  manifest: Pick<Manifest, 'all'>,
  lookThrough: () => Promise<unknown>,
  log: Log,
): void {
  const pathsNow = () =>
    manifest.all
      .map(({ path }) => path)
      .sort()
      .join()
  let last = pathsNow()
  content.onChange(() => {
    const paths = pathsNow()
    if (paths === last) return
    last = paths
    lookThrough().catch(err => {
      // The next change looks again.
      last = ''
      log.error({ err }, 'volume not looked through')
    })
  })
}
