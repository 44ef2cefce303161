import { join } from 'node:path'
import type { AuditEvent } from '../../../../server/activity/store.ts'
import { createLog } from '../../../../server/log.ts'
import { createPageEditing } from '../../../../server/page-editing/index.ts'
import { openMenuOrder } from '../../../../server/page-editing/menu/store.ts'
import { openPageOrder } from '../../../../server/page-editing/page-order.ts'
import { openPreviewLinkStore } from '../../../../server/page-editing/preview-links/store.ts'
import { openRedirects } from '../../../../server/page-editing/redirects/store.ts'
import { openFormerPlans } from '../../../../server/page-editing/schedule/former-plans.ts'
import { eventOf } from '../../../../server/page-editing/schedule/run-schedules.ts'
import { starterOf } from '../../../../server/page-editing/starter.ts'
import { openPageStore } from '../../../../server/page-editing/store.ts'
import { pageVersions } from '../../../../server/page-editing/versions.ts'
import { openProductStore } from '../../../../server/products/store.ts'
import { openSiteTexts } from '../../../../server/site-texts/store.ts'
import { loadStarter } from '../../../../server/starters/load-starter.ts'
import { pageSources } from '../../../../server/starters/nairobi/index.ts'

export const starter = starterOf(loadStarter(), async () => pageSources)
const log = createLog({ logLevel: 'silent' })
/** As after a start, by this clock. */
export async function openEditing(dataDir: string, clock: () => number) {
  const done: AuditEvent[] = []
  const file = (name: string) => ({ file: join(dataDir, name) })
  const previewLinks = await openPreviewLinkStore(file('preview-links.json'))
  const products = await openProductStore(file('products.json'))
  const editing = await createPageEditing({
    starter,
    pageOrder: await openPageOrder(file('page-order.json')),
    store: await openPageStore({ folder: join(dataDir, 'pages') }),
    versions: pageVersions({ folder: join(dataDir, 'page-versions') }),
    redirects: await openRedirects(file('redirects.json')),
    menu: await openMenuOrder(file('menu.json')),
    siteTexts: await openSiteTexts(file('site-texts.json')),
    products,
    formerPlans: await openFormerPlans(file('page-schedules.json')),
    previewLinks,
    log,
    clock,
  })
  const { editor } = editing
  const schedules = {
    plan: editor.plan,
    cancel: editor.cancelPlan,
    runDue: () => editor.runDue(event => done.push(eventOf(event))),
  }
  return { ...editing, products, schedules, stores: { previewLinks }, done }
}
