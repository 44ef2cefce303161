import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import * as assert from 'uvu/assert'
import { suite, use } from '#test'
import type { ExportedSite } from '../../../../../server/features/pages/transfer/parse-export.ts'
import type { ImportReport } from '../../../../../server/features/pages/transfer/report.ts'
import type { BinPage } from '../../../../../web/admin/contract.ts'
import { api } from '../../../../../web/base/routes.ts'
import { pageCalls, retitled } from '../../../../support/page-calls.ts'
import { publishFields } from '../../../../support/publish-fields.ts'
import { type RunningSite, startSite } from '../../../../support/site.ts'

const test = suite<{ site: RunningSite }>('pages and products as one file')

test.before.each(async context => {
  context.site = use(await startSite())
})

const ABOUT = '/about'
const exportOf = async (site: RunningSite) =>
  (await (await site.ask('GET', api.exportPages)).json()) as ExportedSite

/** Without products, whose 1,620 lines take longer to read than all pages. */
async function pagesOf(site: RunningSite): Promise<ExportedSite> {
  const { products: _, words: __, ...file } = await exportOf(site)
  return file
}

async function importInto(site: RunningSite, file: object, query = '') {
  const answer = await site.ask('POST', api.importPages + query, file)
  const body = (await answer.json()) as ImportReport & { error: string }
  return { status: answer.status, body, changed: body.pages?.filter(one => one.state !== 'same') }
}

const open = (site: RunningSite, path = ABOUT) => pageCalls(site).open(path)

/** The same file with other fields in the second section of a page. */
function withSection(file: ExportedSite, fields: object, path = ABOUT): ExportedSite {
  const changed = structuredClone(file)
  const page = changed.pages.find(one => one.path === path)
  Object.assign(page?.source.sections[1] ?? {}, fields)
  return changed
}

test('has every page as visitors see it, and changes none when taken back', async ({ site }) => {
  const answer = await site.ask('GET', api.exportPages)
  assert.match(answer.headers.get('content-disposition') ?? '', /^attachment; filename="pages-/)
  const file = (await answer.json()) as ExportedSite
  assert.is(file.format, 2)
  assert.ok(file.pages.length >= 40)
  const { status, body, changed } = await importInto(site, file)
  assert.equal([status, body.saved, changed], [200, 0, []])
  assert.is((await open(site)).version, 0)
})

test('leaves drafts out, and has what is published', async ({ site }) => {
  const pages = pageCalls(site)
  const saved = await pages.save(ABOUT, retitled(await pages.open(ABOUT), 1, 'Published'))
  const titleIn = ({ pages }: ExportedSite) =>
    pages.find(({ path }) => path === ABOUT)?.source.sections[1]?.title
  assert.is.not(titleIn(await pagesOf(site)), 'Published')
  await pages.publish(ABOUT, saved.body.version)
  assert.is(titleIn(await pagesOf(site)), 'Published')
})

test('becomes drafts, which nobody sees before they are published', async ({ site }) => {
  const before = await (await fetch(site.url + ABOUT)).text()
  const file = withSection(await pagesOf(site), { title: 'From a file' })
  const dry = await importInto(site, file, '?dry=1')
  const row = { path: ABOUT, state: 'changed', parts: ['From a file'], fields: {} }
  assert.equal([dry.status, dry.body.saved, dry.changed], [200, 0, [row]])
  assert.not.ok((await open(site)).draft)

  const { body, changed } = await importInto(site, file)
  assert.equal([body.saved, changed], [1, [row]])
  const { draft, version } = await open(site)
  assert.is(draft?.source.sections[1]?.title, 'From a file')
  assert.is(draft?.by, 'admin')
  assert.is(await (await fetch(site.url + ABOUT)).text(), before)
  assert.equal((await importInto(site, file)).changed, [])
  assert.is((await pageCalls(site).publish(ABOUT, version)).status, 200)
  const activity = await (await site.ask('GET', api.activity)).text()
  assert.match(activity, '"pages-imported"')
})

test('replaces a draft, whose editor is asked', async ({ site }) => {
  const opened = await open(site)
  const file = await pagesOf(site)
  await importInto(site, withSection(file, { title: 'From a file' }))
  const late = await pageCalls(site).save(ABOUT, retitled(opened, 1, 'Mine'))
  assert.is(late.status, 409)
  assert.is((await importInto(site, file)).body.saved, 1)
  assert.not.ok((await open(site)).draft)
})

test('changes nothing where one page has a fault, and names each field', async ({ site }) => {
  const file = await pagesOf(site)
  const good = withSection(file, { title: 'Good' }, '/contact')
  const faulty = withSection(good, { title: '', other: 1 })
  faulty.pages.push({ ...(faulty.pages[0] as ExportedSite['pages'][number]), path: '/no where' })
  const { status, body, changed } = await importInto(site, faulty)
  assert.is(status, 400)
  assert.is(body.error, '2 pages have faults: nothing was changed')
  const fields = Object.fromEntries(changed.map(one => [one.path, Object.keys(one.fields)]))
  assert.equal(fields, {
    '/contact': [],
    [ABOUT]: ['sections.1.title', 'sections.1.other'],
    '/no where': ['path'],
  })
  assert.not.ok((await open(site, '/contact')).draft)
  const dry = await importInto(site, faulty, '?dry=1')
  assert.equal([dry.status, dry.changed.length], [200, 3])
})

test('brings places of added pictures, whose numbers are not given again', async ({ site }) => {
  const picture = { family: 'sofa', alt: 'Sofa', kind: 'image', shape: 'landscape' }
  const media = { ...picture, path: 'pages/about/image-7.jpg' }
  const file = withSection(await pagesOf(site), { media })
  assert.is((await importInto(site, file)).body.saved, 1)
  const { draft, version } = await open(site)
  const added = { kind: 'prose', title: 'More', paragraphs: ['More.'], media: picture }
  const source = { ...draft?.source, sections: [...(draft?.source.sections ?? []), added] }
  const saved = await pageCalls(site).save(ABOUT, { version, source })
  const last = saved.body.source.sections.at(-1)?.media
  assert.is(Reflect.get(Object(last), 'path'), 'pages/about/image-8.jpg')

  const foreign = withSection(file, { media: { ...media, path: 'pages/contact/image-1.jpg' } })
  const { changed } = await importInto(site, foreign, '?dry=1')
  assert.match(changed[0]?.fields['sections.1.media.path'] ?? '', 'not one of this page')
})

test('brings missing pages, with those below them and their pictures', async ({ site }) => {
  const media = { family: 'sofa', alt: 'Sofa', kind: 'image', shape: 'landscape' }
  const prose = { kind: 'prose', title: 'Steps', paragraphs: ['Of wood.'], media }
  const text = 'Stairs of wood and steel for homes and offices, made and fitted by our own people.'
  const pages = pageCalls(site)
  for (const [path, name, more] of [
    ['/stairs', 'Stairs', {}],
    ['/stairs/spiral', 'Spiral stairs', { under: '/stairs' }],
  ] as const) {
    const { version, draft } = (await pages.create({ path, name })).body
    const keywords = ['stairs', 'steps', name.toLowerCase()]
    const sections = [...(draft?.source.sections ?? []), prose]
    const source = { ...draft?.source, description: text, keywords, sections, ...more }
    const saved = await pages.save(path, { version, source })
    if (path === '/stairs') assert.not.match(JSON.stringify(await pagesOf(site)), '/stairs')
    assert.is((await pages.publish(path, saved.body.version)).status, 200)
  }
  const file = await pagesOf(site)
  const stairs = '/stairs'

  const other = use(await startSite())
  const dry = await importInto(other, file, '?dry=1')
  const found = dry.changed.map(({ path, state, fields }) => [path, state, fields])
  assert.equal(
    found,
    [stairs, '/stairs/spiral'].map(path => [path, 'new', {}]),
  )
  assert.is((await importInto(other, file)).body.saved, 2)
  const { version, draft: there } = await open(other, stairs)
  assert.match(JSON.stringify(there), 'pages/stairs/image-1.jpg')
  assert.is((await fetch(other.url + stairs)).status, 404)
  assert.is((await pageCalls(other).publish(stairs, version)).status, 200)
  assert.is((await fetch(other.url + stairs)).status, 200)
  assert.equal((await importInto(other, file, '?dry=1')).changed, [])
})

test('finds a page of the release again that was moved', async ({ site }) => {
  await publishFields(pageCalls(site), ABOUT, { path: '/company' })
  const file = await pagesOf(site)
  assert.is(file.pages.find(({ path }) => path === '/company')?.shipped, ABOUT)
  assert.equal((await importInto(site, file)).changed, [])
  const other = use(await startSite())
  const { changed } = await importInto(other, file)
  assert.equal(changed, [{ path: '/company', state: 'changed', parts: ['path'], fields: {} }])
  assert.is((await open(other)).draft?.source.path, '/company')
})

test('is no more than 16 MB, for those who are signed in', async ({ site }) => {
  const big = { format: 1, pages: ['x'.repeat(16 * 1024 * 1024)] }
  assert.is((await importInto(site, big)).status, 413)
  assert.match((await importInto(site, { format: 1 })).body.error, 'is damaged at')
  assert.is((await fetch(site.url + api.exportPages)).status, 401)
})

const ledTo = async (site: RunningSite, path: string) => {
  const answer = await fetch(site.url + path, { redirect: 'manual' })
  return [answer.status, answer.headers.get('location')]
}

test('takes former addresses along, which a dry run names', async ({ site }) => {
  for (const [from, to] of [
    ['/old', ABOUT],
    ['/older', '/contact'],
  ]) {
    assert.is((await site.ask('POST', api.redirects, { from, to })).status, 201)
  }
  const file = await pagesOf(site)
  assert.equal(file.redirects, [
    { from: '/old', to: ABOUT },
    { from: '/older', to: '/contact' },
  ])
  const same = await importInto(site, file)
  assert.ok(same.body.redirects.every(({ state }) => state === 'same'))
  const other = use(await startSite())
  const before = await other.ask('POST', api.redirects, { from: '/older', to: '/gallery' })
  assert.is(before.status, 201)
  const dry = await importInto(other, file, '?dry=1')
  assert.equal(dry.body.redirects, [
    { from: '/old', to: ABOUT, state: 'new' },
    { from: '/older', to: '/contact', state: 'changed' },
  ])
  assert.equal(await ledTo(other, '/old'), [404, null])
  assert.is((await importInto(other, file)).status, 200)
  assert.equal(await ledTo(other, '/old'), [301, ABOUT])
  assert.equal(await ledTo(other, '/older'), [301, '/contact'])
  assert.match(await (await other.ask('GET', api.activity)).text(), '/old to /about')
  const { redirects: _, ...earlier } = file
  assert.is((await importInto(other, earlier)).status, 200)
})

const PICTURE = 'interior-designs/recent-projects/image-1.jpg'
const FURTHER = 'executive-furniture/chairs/products/picture-ch1-2.jpg'

/** Changes a product, adds one, and says something of places that are no product's picture. */
async function changeProducts(site: RunningSite): Promise<void> {
  const change = { version: 0, name: 'Lamu', description: 'Carved.', morePictures: 1 }
  const added = { collection: 'chairs', code: 'Ch777', name: 'Ch777', facts: { seats: 1 } }
  const slots = {
    [PICTURE]: { isVisible: false, alt: 'A room that its page describes' },
    [FURTHER]: { title: 'From behind' },
  }
  for (const [method, address, body] of [
    ['PATCH', api.adminProduct('Ch1'), change],
    ['POST', api.adminProducts, added],
    ['PATCH', api.slotDetails, { slots }],
  ] as const) {
    const answer = await site.ask(method, address, body)
    assert.ok(answer.ok, await answer.clone().text())
  }
}

/** The products of a file, and its details of places by their paths. */
const ofProducts = ({ products = [], words = {} }: ExportedSite) => [
  products,
  ...Object.entries(words).map(([path, { alt, title, isVisible }]) => [
    path,
    alt,
    title,
    isVisible,
  ]),
]

test('takes products and words of places along, which the bin takes back', async ({ site }) => {
  const before = ofProducts(await exportOf(site))
  await changeProducts(site)
  const file = await exportOf(site)
  const other = use(await startSite())
  const dry = await importInto(other, file, '?dry=1')
  const { products, words } = dry.body
  const fields = products?.changed.map(({ code, changes }) => [
    code,
    ...changes.map(one => one.field),
  ])
  assert.equal(fields, [['Ch1', 'Name', 'Description', 'More pictures']])
  assert.equal([products?.new.map(({ code }) => code), words], [['Ch777'], [PICTURE, FURTHER]])
  assert.equal(
    dry.changed.map(({ path }) => path),
    ['/services/interiors'],
  )
  assert.equal(ofProducts(await exportOf(other)), before)

  assert.is((await importInto(other, file)).status, 200)
  assert.equal(ofProducts(await exportOf(other)), ofProducts(file))
  assert.equal(ofProducts(file).slice(1), [
    [PICTURE, '', '', false],
    [FURTHER, '', 'From behind', true],
  ])
  const again = await importInto(other, file)
  assert.equal([again.body.products?.changed, again.body.words], [[], []])
  const { entries } = (await (await other.ask('GET', api.bin)).json()) as BinPage
  assert.equal(
    entries.map(({ kind }) => kind),
    ['products'],
  )
  assert.is((await other.ask('POST', `${api.bin}/${entries[0]?.id}/restore`)).status, 200)
  assert.equal(ofProducts(await exportOf(other))[0], before[0])
  assert.match(await (await other.ask('GET', api.activity)).text(), 'Ch777, Ch1, ')
})

test('changes nothing where a product has a fault', async ({ site }) => {
  const good = withSection(await exportOf(site), { title: 'Not saved' })
  const [titles = '', first = '', ...rest] = good.products ?? []
  const elsewhere = first.replace(/^(\w+),[^,]+/, '$1,Nowhere')
  const { status, body } = await importInto(site, {
    ...good,
    products: [titles, elsewhere, ...rest],
  })
  assert.equal([status, body.error], [400, '1 product has a fault: nothing was changed'])
  assert.match(body.products?.wrong[0]?.error ?? '', 'No collection is called "Nowhere" now')
  assert.not.ok((await open(site)).draft)
})

test('brings products that its pages and its former addresses name', async ({ site }) => {
  await changeProducts(site)
  const tiles = { kind: 'products', title: 'Ours', codes: ['Ch777', 'Ch1'] }
  const file = await exportOf(site)
  file.pages.find(({ path }) => path === ABOUT)?.source.sections.push(tiles as never)
  file.pages.find(({ path }) => path === ABOUT)?.keys.push('tiles')
  file.redirects = [{ from: '/old-chair', to: '/products/ch777' }]
  const { products: _, ...without } = file
  const other = use(await startSite())
  const { body } = await importInto(other, without)
  assert.is(body.error, 'One page has faults, 1 former address has a fault: nothing was changed')
  assert.is((await importInto(other, file)).status, 200)
  assert.equal(await ledTo(other, '/old-chair'), [301, '/products/ch777'])
  const { version } = await open(other)
  assert.is((await pageCalls(other).publish(ABOUT, version)).status, 200)
  assert.match(await (await fetch(other.url + ABOUT)).text(), '/products/ch777')
})

test('refuses former addresses that clash, lead nowhere or in a circle', async ({ site }) => {
  await site.ask('POST', api.redirects, { from: '/old', to: ABOUT })
  const file = withSection(await pagesOf(site), { title: 'Not saved' })
  for (const [from, to, words] of [
    ['/contact', ABOUT, 'There is a page at this address'],
    ['/other', '/nowhere', 'There is no page at /nowhere'],
    ['/other', '/old', 'There is no page at /old'],
    ['/icon.svg', ABOUT, 'The site itself answers'],
    ['/api/x', ABOUT, 'taken by the site itself'],
  ] as const) {
    const redirects = [
      { from: '/fine', to: ABOUT },
      { from, to },
    ]
    const { status, body } = await importInto(site, { ...file, redirects })
    assert.is(status, 400, from)
    assert.match(body.error, '1 former address has a fault: nothing was changed')
    assert.match(body.redirects[1]?.fault ?? '', words)
  }
  assert.not.ok((await open(site)).draft)
  assert.equal(await ledTo(site, '/fine'), [404, null])
  const twice = [
    { from: '/a', to: ABOUT },
    { from: '/a', to: '/contact' },
  ]
  assert.match((await importInto(site, { ...file, redirects: twice })).body.error, 'says twice')
})

test('says how far it got where the disk fails, and can be repeated', async ({ site }) => {
  const file = withSection(await pagesOf(site), { title: 'Saved before the disk failed' })
  const withRedirect = { ...file, redirects: [{ from: '/old', to: ABOUT }] }
  const obstacle = join(site.dataDir, 'redirects.json')
  await mkdir(join(obstacle, 'in the way'), { recursive: true })
  const { status, body } = await importInto(site, withRedirect)
  assert.ok(status >= 500, String(status))
  assert.match(body.error, /^1 draft was saved, then it stopped\. Import the file again\./)
  await rm(obstacle, { recursive: true })
  assert.is((await importInto(site, withRedirect)).status, 200)
  assert.equal(await ledTo(site, '/old'), [301, ABOUT])
})

test('leaves the address of a page that moves to the page itself', async ({ site }) => {
  await publishFields(pageCalls(site), ABOUT, { path: '/us' })
  const file = await pagesOf(site)
  assert.equal(file.redirects, [{ from: ABOUT, to: '/us' }])
  const other = use(await startSite())
  const { status, body: report } = await importInto(other, file)
  assert.is(status, 200, JSON.stringify(report.redirects))
  assert.is(report.redirects[0]?.state, 'with its page')
  await pageCalls(other).publish(ABOUT, (await open(other)).version)
  assert.equal(await ledTo(other, ABOUT), [301, '/us'])
})

test.run()
