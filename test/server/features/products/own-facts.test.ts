import * as assert from 'uvu/assert'
import { suite } from '#test'
import type { AdminProduct, AdminProducts, TableReport } from '../../../../web/admin/contract.ts'
import type { PageData } from '../../../../web/base/contract.ts'
import { api } from '../../../../web/base/routes.ts'
import { type RunningSite, startSite } from '../../../support/site.ts'

const test = suite<{ site: RunningSite }>('facts that only one collection has')

test.before.each(async context => {
  context.site = await startSite()
})

const FACTS = [
  { label: 'Thickness', kind: 'length' },
  { label: 'Surface', kind: 'choice', choices: ['Matt', 'Polished'] },
  { label: 'For outdoors', kind: 'yes-no' },
  { label: 'Slip class', kind: 'text' },
]

async function collection(site: RunningSite, id = 'chairs') {
  const { collections } = (await (await site.ask('GET', api.adminProducts)).json()) as AdminProducts
  const found = collections.find(one => one.id === id)
  if (!found) throw new Error(`no collection ${id}`)
  return found
}

async function change(site: RunningSite, facts: object[], version?: number, id = 'chairs') {
  const now = version ?? (await collection(site, id)).version
  const answer = await site.ask('PUT', api.collectionFacts(id), { version: now, facts })
  const { fields, error } = (await answer.json()) as { fields?: object; error?: string }
  return { status: answer.status, fields, error }
}

const product = async (site: RunningSite, code: string) =>
  (await (await site.ask('GET', api.adminProduct(code))).json()) as AdminProduct

async function say(site: RunningSite, code: string, facts: object) {
  const { version } = await product(site, code)
  const answer = await site.ask('PATCH', api.adminProduct(code), { version, ...facts })
  return { status: answer.status, body: (await answer.json()) as { fields?: object } }
}

const page = async (site: RunningSite, path: string) =>
  (await (await fetch(site.url + api.page(path))).json()) as PageData

async function table(site: RunningSite, csv: string): Promise<TableReport> {
  const headers = { cookie: await site.signIn(), 'content-type': 'text/csv' }
  const send = async (query: string) =>
    (
      await fetch(`${site.url}${api.importProducts}?${query}`, {
        ...{ method: 'POST', headers },
        body: csv,
      })
    ).json() as Promise<TableReport>
  const { version } = await send('dryRun=1')
  return send(`version=${version}`)
}

test('are on its products’ pages, read by their kinds, and on no other’s', async ({ site }) => {
  assert.is((await change(site, FACTS)).status, 200)
  const said = { own1: '12 mm', own2: 'matt', own3: 'YES', own4: 'R10' }
  assert.is((await say(site, 'Ch1', said)).status, 200)
  const { own1, own2, own3 } = (await product(site, 'Ch1')).facts
  assert.equal([own1, own2, own3], ['12', 'Matt', 'Yes'])
  const html = await (await fetch(`${site.url}/products/ch1`)).text()
  for (const row of ['Thickness</dt><dd>12 mm', 'Surface</dt><dd>Matt', 'Slip class</dt><dd>R10'])
    assert.match(html, row)
  assert.not.match(await (await fetch(`${site.url}/products/ch2`)).text(), 'Thickness')

  const wrong = await say(site, 'Ch2', { own1: 'thin', own2: 'rough' })
  assert.equal(wrong.body.fields, {
    own1: 'Whole millimetres, such as 12',
    own2: 'One of: Matt, Polished',
  })
  assert.is((await say(site, 'B1', { own1: '12' })).status, 400)
  // A copy into another collection leaves them behind.
  const copy = { collection: 'beds', code: 'B900', name: 'Copy', facts: { own1: '12', seats: 2 } }
  assert.is((await site.ask('POST', api.adminProducts, copy)).status, 201)
  assert.equal((await product(site, 'B900')).facts, { seats: 2 })
})

test('narrow its list down', async ({ site }) => {
  await change(site, FACTS)
  await say(site, 'Ch1', { own1: '12', own2: 'Matt' })
  await say(site, 'Ch2', { own1: '8', own2: 'Polished' })
  await say(site, 'Ch3', { own1: '8', own2: 'Matt' })
  const data = await page(site, '/services/furniture/chairs?own1=8')
  const grid = data.page.sections.find(({ kind }) => kind === 'product-grid')
  assert.ok(grid?.kind === 'product-grid')
  assert.equal(
    grid.products.map(({ name }) => name),
    ['Ch2', 'Ch3'],
  )
  const groups = grid.filters?.groups.filter(({ name }) => name.startsWith('own'))
  assert.equal(
    groups?.map(({ title, values }) => [title, values.map(({ label }) => label)]),
    [
      ['Thickness', ['8 mm', '12 mm']],
      ['Surface', ['Matt', 'Polished']],
    ],
  )
})

test('go out in a table and come back in without a difference', async ({ site }) => {
  await change(site, FACTS)
  await change(site, [{ label: 'Surface', kind: 'text' }], undefined, 'beds')
  await say(site, 'Ch1', { own1: '12', own2: 'Matt' })
  const read = await table(
    site,
    'Code,Thickness (mm),Surface,Slip class\nCh2,8,polished,R9\nB1,,Oiled,\n',
  )
  assert.equal([read.wrong, read.changed.length], [[], 2])
  const csv = await (await site.ask('GET', api.productsCsv)).text()
  const [head = ''] = csv.split('\n')
  assert.match(head, 'Thickness (mm),Surface,For outdoors,Slip class')
  const again = await table(site, csv)
  assert.equal([again.wrong, again.changed, again.new], [[], [], []])
  const wrong = await table(site, 'Code,Thickness (mm),Surface\nB1,8,\nCh1,x,rough\n')
  assert.equal(
    wrong.wrong.map(({ code, field, error }) => [code, field, error]),
    [
      ['B1', 'Thickness (mm)', 'Products of Beds do not have this: empty the cell'],
      ['Ch1', 'Thickness (mm)', 'Whole millimetres, such as 12'],
      ['Ch1', 'Surface', 'One of: Matt, Polished'],
    ],
  )
})

test('one that goes takes what products say of it, a later one is empty', async ({ site }) => {
  await change(site, FACTS)
  await say(site, 'Ch1', { own1: '12', own2: 'Matt', own4: 'R10' })
  const before = await product(site, 'Ch1')
  const [, surface, , slip] = (await collection(site)).ownFacts
  const renamed = [
    { ...surface, label: 'Finish of the top', choices: ['Polished', 'Waxed'] },
    { ...slip, label: 'Slip' },
  ]
  assert.is((await change(site, renamed)).status, 200)
  const { facts, version } = await product(site, 'Ch1')
  assert.equal([facts.own1, facts.own2, facts.own4], [undefined, undefined, 'R10'])
  assert.ok(version > before.version)
  const stale = await site.ask('PATCH', api.adminProduct('Ch1'), {
    version: before.version,
    seats: 2,
  })
  assert.is(stale.status, 409)
  await change(site, [
    ...(await collection(site)).ownFacts,
    { label: 'Weight class', kind: 'text' },
  ])
  assert.equal((await product(site, 'Ch1')).facts.own1, undefined)
})

test('a name that is taken, too many and a stale change are refused', async ({ site }) => {
  const { version } = await collection(site)
  const taken = await change(site, [
    { label: 'WIDTH', kind: 'length' },
    { label: 'Grip', kind: 'text' },
    { label: 'grip', kind: 'yes-no' },
    { label: 'Colour', kind: 'choice', choices: ['Red'] },
  ])
  assert.is(taken.status, 400)
  assert.equal(taken.fields, {
    'facts.3.choices': 'Two to 20 choices, each of at most 40 characters',
  })
  const named = await change(site, [
    { label: 'WIDTH', kind: 'length' },
    { label: 'Grip', kind: 'text' },
    { label: 'grip', kind: 'yes-no' },
  ])
  assert.equal(Object.keys(named.fields ?? {}), ['facts.0.label', 'facts.2.label'])
  assert.is((await change(site, [...FACTS, { label: 'Fifth', kind: 'text' }])).status, 400)
  assert.is((await change(site, FACTS)).status, 200)
  assert.is((await change(site, FACTS, version)).status, 409)
})

test.run()
