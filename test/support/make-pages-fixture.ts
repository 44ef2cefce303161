/**
 * Makes the volume of a site whose owner has edited pages, by the site's own API:
 * `npx tsx test/support/make-pages-fixture.ts FOLDER`. See test/fixtures/README.md.
 */
import { cp, rm } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { api } from '../../web/base/routes.ts'
import type { OpenedPage } from '../../web/features/pages/contract.ts'
import { pageCalls, retitled } from './page-calls.ts'
import { picture } from './samples.ts'
import { startSite } from './site.ts'

const [folder = ''] = process.argv.slice(2)
if (!folder) throw new Error('Name the folder that is made')

const site = await startSite()
const pages = pageCalls(site)

/** As its editor sees it: the draft where there is one. */
async function opened(path: string): Promise<OpenedPage> {
  const { draft, ...page } = await pages.open(path)
  return { ...page, ...(draft && { source: draft.source, keys: draft.keys }) }
}

async function save(path: string, change: (page: OpenedPage) => object): Promise<number> {
  const { status, body } = await pages.save(path, change(await opened(path)))
  if (status !== 200) throw new Error(`${path}: ${JSON.stringify(body)}`)
  return body.version
}

async function done(call: Promise<{ status: number; body: unknown }>): Promise<void> {
  const { status, body } = await call
  if (status !== 200) throw new Error(JSON.stringify(body))
}

const title = (index: number, words: string) => (page: OpenedPage) => retitled(page, index, words)

// Published twice, with a draft after that.
await done(pages.publish('/about', await save('/about', title(1, 'Once published'))))
await done(pages.publish('/about', await save('/about', title(1, 'Twice published'))))
await save('/about', title(1, 'Not published yet'))

// Saved three times: an editor may still have the first of them open.
for (const words of ['First save', 'Second save', 'Third save']) {
  await save('/services/interiors', title(1, words))
}

// Planned, with a section that visitors do not see.
const planned = await save('/engineering-services/powder-coating', page => {
  const sections = page.source.sections.map((section, index) =>
    index === 2 ? { ...section, hidden: true as const } : section,
  )
  return retitled({ ...page, source: { ...page.source, sections } }, 1, 'As planned')
})
await done(
  pages.plan('/engineering-services/powder-coating', {
    version: planned,
    at: '2027-03-01T05:00:00.000Z',
    until: '2027-03-08T15:00:00.000Z',
  }),
)
await done(pages.hide('/engineering-services/cnc-laser-cutting', '/engineering-services'))

// The owner's own: one with a photo that has moved, one that was never published.
const stairs = await pages.create({ path: '/stairs', name: 'Stairs', from: '/services/interiors' })
await done(pages.publish('/stairs', stairs.body.version))
const moved = await save('/stairs', page => {
  const { version, source, keys } = retitled(page, 1, 'Of oak')
  return { version, keys, source: { ...source, path: '/steps' } }
})
await done(pages.publish('/stairs', moved))
const { source } = await pages.open('/steps')
const place = /"path":"(pages\/stairs\/[a-z]+-\d+\.jpg)"/.exec(JSON.stringify(source))?.[1] ?? ''
const photo = await site.upload(place, await picture('jpeg', 320, 240))
if (!photo.ok) throw new Error(await photo.text())
await pages.create({ path: '/showroom', name: 'Showroom' })
await site.ask('POST', api.redirects, { from: '/team', to: '/about' })

const menu = await (await site.ask('GET', api.menu)).json()
const order = menu.items.map(({ href }: { href: string }) => href).reverse()
await site.ask('PUT', api.menu, { version: menu.version, order })
await site.stop()

/** What a start makes again, and the copies of what was before. */
const MADE_AGAIN = [
  'derivatives',
  'catalogs',
  'backups',
  'share-images',
  'activity',
  'sessions.json',
]

await rm(folder, { recursive: true, force: true })
await cp(site.uploadsDir, join(folder, 'uploads'), { recursive: true })
await cp(site.dataDir, join(folder, 'data'), {
  recursive: true,
  filter: file => !MADE_AGAIN.includes(basename(file)) && !file.endsWith('.previous.json'),
})
process.exit()
