import { join } from 'node:path'
import { createLog } from '../../../../../server/base/log.ts'
import type { AuditEvent } from '../../../../../server/features/activity/store.ts'
import { openSiteTexts } from '../../../../../server/features/company/site-texts/store.ts'
import { createPageEditing } from '../../../../../server/features/pages/index.ts'
import { openMenuOrder } from '../../../../../server/features/pages/menu/store.ts'
import { openPageOrder } from '../../../../../server/features/pages/page-order.ts'
import { openPreviewLinkStore } from '../../../../../server/features/pages/preview-links/store.ts'
import { openRedirects } from '../../../../../server/features/pages/redirects/store.ts'
import { openFormerPlans } from '../../../../../server/features/pages/schedule/former-plans.ts'
import { eventOf } from '../../../../../server/features/pages/schedule/run-schedules.ts'
import { starterOf } from '../../../../../server/features/pages/starter.ts'
import { openPageStore } from '../../../../../server/features/pages/store.ts'
import { pageVersions } from '../../../../../server/features/pages/versions.ts'
import { openProductStore } from '../../../../../server/features/products/store.ts'
import { loadStarter } from '../../../../../server/starters/load-starter.ts'
import { pageSources } from '../../../../../server/starters/nairobi/index.ts'

const log = createLog({ logLevel: 'silent' })

/**
 * As after a start, by this clock.
 * @param pages those that the release delivers
 */
export async function openEditing(dataDir: string, clock = Date.now, pages = pageSources) {
  const done: AuditEvent[] = []
  const file = (name: string) => ({ file: join(dataDir, name) })
  const previewLinks = await openPreviewLinkStore(file('preview-links.json'))
  const products = await openProductStore(file('products.json'))
  const store = await openPageStore({ folder: join(dataDir, 'pages') })
  const editing = await createPageEditing({
    starter: starterOf(loadStarter(pages), async () => pages),
    pageOrder: await openPageOrder(file('page-order.json')),
    store,
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
  return { ...editing, products, store, schedules, done }
}

export type Editing = Awaited<ReturnType<typeof openEditing>>

const ABOUT = '/about'

/** Saves another title of the second section of a page; answers with the version of the draft. */
export async function saveTitle(
  { editor }: Pick<Editing, 'editor'>,
  title: string,
  by = 'amina',
  path = ABOUT,
): Promise<number> {
  const { version, draft, ...published } = await editor.open(path)
  const { source, keys } = draft ?? published
  const sections = source.sections.map((one, at) => (at === 1 ? { ...one, title } : one))
  return (await editor.save(path, { version, keys, source: { ...source, sections } }, by)).version
}

/** The title of that section for visitors. */
export const titleOf = ({ site }: Pick<Editing, 'site'>, path = ABOUT) =>
  Reflect.get(site.content.value.byPath.get(path)?.sections[1] ?? {}, 'title')

export const listed = async ({ editor }: Pick<Editing, 'editor'>, path = ABOUT) =>
  (await editor.list()).find(page => page.path === path)
