import * as assert from 'uvu/assert'
import { suite } from '#test'
import type { NamedSlotDetails } from '../../../../../web/admin/contract.ts'
import { picture } from '../../../../support/samples.ts'
import { type RunningSite, startSite } from '../../../../support/site.ts'

const test = suite<{ site: RunningSite; cookie: string }>('slot details API')

test.before(async context => {
  context.site = await startSite()
  context.cookie = await context.site.signIn()
})

const CHAIRS = '/services/furniture/chairs'
const chair = (n: number) => `executive-furniture/chairs/products/image-${n}.jpg`

interface Site {
  site: RunningSite
  cookie: string
}

async function send({ site, cookie }: Site, method: string, query: string, body?: unknown) {
  const answer = await fetch(`${site.url}/api/admin/slot-details${query}`, {
    method,
    headers: { cookie, 'content-type': 'application/json' },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  return { status: answer.status, body: await answer.json() }
}

const patch = (context: Site, slots: Record<string, unknown>) =>
  send(context, 'PATCH', '', { slots })

async function pathOf(context: Site, name: string): Promise<string> {
  const { body } = await send(context, 'GET', '')
  const slots = body.slots as NamedSlotDetails[]
  return slots.find(({ defaults }) => defaults.productName === name)?.path ?? ''
}

const html = async ({ site }: Site, path: string) => (await fetch(site.url + path)).text()
const etag = async ({ site }: Site, path: string) =>
  (await fetch(site.url + path)).headers.get('etag')

test('reading and changing without a session are rejected with 401', async context => {
  const { site } = context
  for (const [method, query] of [
    ['GET', ''],
    ['PUT', `?path=${chair(1)}`],
    ['PATCH', ''],
  ] as const) {
    assert.is(
      (await send({ site, cookie: '' }, method, query, method === 'GET' ? undefined : {})).status,
      401,
    )
  }
})

test('a change shows at the next request, on the pages with the slot only', async context => {
  const slot = await pathOf(context, 'Ch3')
  const [before, other] = [
    await etag(context, CHAIRS),
    await etag(context, '/services/furniture/beds'),
  ]
  const details = {
    productName: 'Oak 3',
    alt: 'An oak chair',
    title: 'Oak chair',
    description: 'Oiled.',
  }
  const { status } = await send(context, 'PUT', `?path=/uploads/${slot}`, {
    ...details,
    isVisible: true,
  })
  assert.is(status, 200)
  const page = await html(context, CHAIRS)
  assert.match(page, '>Oak 3<')
  assert.match(page, 'alt="An oak chair"')
  assert.match(page, '"name":"Oak 3 · Oak chair","description":"Oiled."')
  assert.not.match(page, '>Ch3<')
  const viewed = await html(context, `${CHAIRS}?item=Oak+3`)
  assert.match(viewed, 'class="viewer-title">Oak chair<')
  assert.match(viewed, '>Oiled.<')
  assert.is.not(await etag(context, CHAIRS), before)
  assert.is(await etag(context, '/services/furniture/beds'), other)
})

test('links with a name that an item had before still open it', async context => {
  const [slot, other] = [await pathOf(context, 'Ch8'), await pathOf(context, 'Ch9')]
  const titleAt = async (name: string) =>
    /id="viewer-title">([^<]*)</.exec(
      await html(context, `${CHAIRS}?item=${encodeURIComponent(name)}`),
    )?.[1]
  await patch(context, { [slot]: { productName: 'Nyota' } })
  await patch(context, { [slot]: { productName: 'Jua' } })
  for (const name of ['Ch8', 'Nyota', 'Jua']) assert.is(await titleAt(name), 'Jua')
  assert.is(await titleAt('Mwezi'), undefined)
  await patch(context, { [other]: { productName: 'Nyota' } })
  assert.is(await titleAt('Nyota'), 'Nyota')
  await patch(context, { [slot]: { productName: '' }, [other]: { productName: '' } })
  for (const name of ['Ch8', 'Jua']) assert.is(await titleAt(name), 'Ch8')
})

test('hidden items are not in grid, counts, item URLs and sitemap', async context => {
  const [first, second] = [await pathOf(context, 'Ch21'), await pathOf(context, 'Ch22')]
  assert.is((await context.site.upload(first, await picture('jpeg'))).status, 200)
  assert.match(await html(context, '/sitemap.xml'), first)
  await patch(context, { [first]: { isVisible: false }, [second]: { isVisible: false } })
  const page = await html(context, `${CHAIRS}?show=all`)
  assert.not.match(page, '>Ch21<')
  assert.match(page, '98/98')
  assert.not.match(await html(context, '/sitemap.xml'), first)
  const viewed = await html(context, `${CHAIRS}?show=all&item=Ch21`)
  assert.not.match(viewed, 'class="viewer"')
  await patch(context, { [first]: { isVisible: true }, [second]: { isVisible: true } })
  assert.match(await html(context, `${CHAIRS}?show=all`), '100/100')
})

test('a page whose products are all hidden says so, without a count of none', async context => {
  const page = '/services/furniture/home/lounge'
  const { body } = await send(context, 'GET', '')
  const slots = (body.slots as NamedSlotDetails[]).filter(
    ({ address, defaults }) => address === page && 'productName' in defaults,
  )
  assert.is(slots.length, 100)
  const showAll = (isVisible: boolean) =>
    patch(context, Object.fromEntries(slots.map(({ path }) => [path, { isVisible }])))
  assert.match(await html(context, page), '(20/100 products shown)')
  await showAll(false)
  const empty = await html(context, page)
  assert.match(empty, 'No products available')
  assert.not.match(empty, '0/0')
  assert.not.match(empty, '"numberOfItems":0')
  await showAll(true)
  assert.match(await html(context, page), '(20/100 products shown)')
})

test('of many changes all or none are made', async context => {
  const [one, other] = [await pathOf(context, 'Ch31'), await pathOf(context, 'Ch32')]
  const wrong = await patch(context, { [one]: { alt: 'A chair' }, 'no/such.jpg': { alt: 'x' } })
  assert.is(wrong.status, 400)
  assert.is((await send(context, 'GET', `?path=${one}`)).body.own.alt, '')
  const right = await patch(context, { [one]: { alt: 'One' }, [other]: { title: 'Other' } })
  assert.equal(
    right.body.slots.map(({ own }: NamedSlotDetails) => own.alt || own.title),
    ['One', 'Other'],
  )
})

test('a change of a product may name its version: a stale one is 409, with all beside it', async context => {
  const [one, other] = [await pathOf(context, 'Ch43'), await pathOf(context, 'Ch44')]
  const now = async (path: string) => (await send(context, 'GET', `?path=${path}`)).body
  const { version } = await now(one)
  assert.is(version, 0)
  assert.is((await patch(context, { [one]: { alt: 'One', version } })).status, 200)
  const stale = { [one]: { alt: 'Two', version }, [other]: { alt: 'Two' } }
  const { status, body } = await patch(context, stale)
  assert.equal([status, body.fields], [409, undefined])
  assert.match(body.error, 'Somebody else has changed Ch43 meanwhile')
  assert.equal([(await now(one)).own.alt, (await now(other)).own.alt], ['One', ''])
  const put = { ...(await now(one)).own, title: 'Chair' }
  const send409 = (version: number) => send(context, 'PUT', `?path=${one}`, { ...put, version })
  assert.is((await send409(0)).status, 409)
  const saved = await send409(1)
  assert.equal([saved.status, saved.body.slots[0].version], [200, 2])
  assert.is((await patch(context, { [one]: { alt: 'Without a version' } })).status, 200)
})

test('what is no product has no version', async context => {
  const slots = (await send(context, 'GET', '')).body.slots as NamedSlotDetails[]
  const { path = '', version } = slots.find(({ address }) => address === '/') ?? {}
  assert.is(version, undefined)
  const { status, body } = await patch(context, { [path]: { alt: 'A card', version: 0 } })
  assert.equal([status, body.error], [400, `${path} is no product: it has no version`])
})

test('a photo without an own alt text is marked until it has one', async context => {
  const slot = await pathOf(context, 'Ch51')
  const needsAlt = async () => (await send(context, 'GET', `?path=${slot}`)).body.needsAlt
  assert.is(await needsAlt(), false, 'a drawing')
  await context.site.upload(slot, await picture('jpeg'))
  assert.is(await needsAlt(), true)
  await patch(context, { [slot]: { alt: 'A chair with a cane seat' } })
  assert.is(await needsAlt(), false)
})

test('unknown fields, long values and unknown slots are rejected', async context => {
  const slot = await pathOf(context, 'Ch61')
  for (const wrong of [
    { color: 'red' },
    { alt: 'x'.repeat(256) },
    { isVisible: 'no' },
    { productName: 'a*b' },
  ]) {
    const { status, body } = await patch(context, { [slot]: wrong })
    assert.is(status, 400, JSON.stringify(wrong))
    assert.ok(body.error)
  }
  assert.is((await patch(context, {})).status, 400)
  assert.is((await send(context, 'GET', '?path=no/such.jpg')).status, 404)
  assert.is((await send(context, 'PUT', '?path=no/such.jpg', {})).status, 404)
})

test.run()
