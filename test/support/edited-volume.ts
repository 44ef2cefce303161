import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createLog } from '../../server/log.ts'
import { createPageEditing } from '../../server/page-editing/index.ts'
import { starterOf } from '../../server/page-editing/starter.ts'
import { loadStarter } from '../../server/starters/load-starter.ts'
import { pageSources } from '../../server/starters/nairobi/index.ts'
import { openStores } from '../../server/stores/index.ts'
import { PASSWORD } from './site.ts'

/** Every page of the site edited and published, with so many versions, and a draft after that. */
export async function editEveryPage(folder: string, versions: number): Promise<void> {
  const dataDir = join(folder, 'data')
  await mkdir(join(folder, 'uploads'), { recursive: true })
  const log = createLog({ logLevel: 'silent' })
  const config = { dataDir, adminPassword: PASSWORD, sessionKeys: undefined }
  const stores = await openStores(config as never, log)
  const { editor } = await createPageEditing({
    starter: starterOf(loadStarter(), async () => pageSources),
    pageOrder: stores.pageOrder,
    formerPlans: stores.formerPlans,
    previewLinks: stores.previewLinks,
    store: stores.pages,
    versions: stores.pageVersions,
    redirects: stores.redirects,
    menu: stores.menu,
    siteTexts: stores.siteTexts,
    products: stores.products,
    log,
  })
  for (const { path } of await editor.list()) {
    const { version, source, keys } = await editor.open(path)
    const published = { ...source, keywords: [...(source.keywords as string[]), 'Nairobi'] }
    const saved = await editor.save(path, { version, keys, source: published }, 'amina')
    const done = await editor.publish(path, saved.version, 'amina')
    const draft = { ...published, description: `${source.description}`.replace(/.$/, ', soon.') }
    await editor.save(path, { version: done.version, keys, source: draft }, 'amina')
    const id = path.slice(1).replaceAll('/', '-') || 'home'
    const file = join(dataDir, 'page-versions', `${id}.json`)
    const { data } = JSON.parse(await readFile(file, 'utf8'))
    const all = Array.from({ length: versions }, (_, at) => ({ ...data[0], number: at + 2 }))
    await writeFile(file, JSON.stringify({ version: 1, data: all }))
  }
  await stores.close()
}
