import { rm } from 'node:fs/promises'
import * as assert from 'uvu/assert'
import { suite } from '#test'
import type { ActivityPage } from '../../../../web/base/activity-entries.ts'
import { api } from '../../../../web/base/routes.ts'
import { password, serveApi } from '../../../support/api-server.ts'
import { type Visitor, visit } from '../../../support/http.ts'
import { picture } from '../../../support/samples.ts'
import { type RunningSite, startSite } from '../../../support/site.ts'

type Server = Awaited<ReturnType<typeof serveApi>>

const test = suite<{ server: Server; ask: Visitor }>('activity log')
test.before.each(async context => {
  context.server = await serveApi()
  context.ask = visit(context.server.url)
  await context.ask(api.login, { json: admin })
})

const admin = { username: 'admin', password }

async function read(ask: Visitor, query = ''): Promise<ActivityPage> {
  const answer = await ask(api.activity + query)
  assert.is(answer.status, 200)
  return (await answer.json()) as ActivityPage
}

/** As "who action subject", newest first. */
const linesOf = ({ entries }: ActivityPage) =>
  entries.map(({ who, action, subject }) => [who, action, subject].join(' ').trim())

test('lists the user, the action and its object, newest first', async ({ ask }) => {
  const made = await ask(api.users, { json: { username: 'wanjiru', password } })
  const { id } = (await made.json()) as { id: string }
  await ask(api.user(id), { method: 'PATCH', json: { isActive: false } })
  await ask(api.user(id), { method: 'DELETE' })
  await ask(api.accountEmail, { method: 'PUT', json: { email: 'admin@example.com' } })
  await ask(api.logout, { method: 'POST' })
  await ask(api.login, { json: admin, headers: { 'user-agent': 'Firefox/130.0 (X11; Linux)' } })
  assert.equal(linesOf(await read(ask)), [
    'admin signed-in Firefox on Linux',
    'admin signed-out',
    'admin email-changed',
    'admin user-deleted wanjiru',
    'admin user-disabled wanjiru',
    'admin user-created wanjiru',
    'admin signed-in Unknown device',
  ])
})

test('names the user of a rejected sign-in only if that user exists', async ({ server, ask }) => {
  const stranger = visit(server.url)
  for (const username of ['Admin', 'my secret password']) {
    await stranger(api.login, { json: { username, password: 'not the password' } })
  }
  assert.equal(linesOf(await read(ask)).slice(0, 2), [
    'sign-in-refused Unknown device',
    'admin sign-in-refused Unknown device',
  ])
})

test('records no rejected changes', async ({ ask }) => {
  await ask(api.users, { json: { username: 'admin', password } })
  await ask(api.accountPassword, {
    method: 'PUT',
    json: { currentPassword: 'not the password', newPassword: 'another password' },
  })
  assert.is((await read(ask)).total, 1)
})

test('records a limited number of rejected sign-ins', async () => {
  const attempts = { slowDown: async () => undefined, forget: async () => undefined }
  const server = await serveApi({ attempts })
  const ask = visit(server.url)
  for (let times = 0; times < 65; times += 1) {
    await ask(api.login, { json: { ...admin, password: 'not the password' } })
  }
  await ask(api.login, { json: admin })
  assert.is((await read(ask)).total, 61)
})

test('is listed in pages and can be filtered by kind', async ({ server, ask }) => {
  for (let number = 1; number <= 60; number += 1) {
    server.stores.activity.record({ who: 'admin', action: 'uploaded', subject: `${number}.jpg` })
  }
  const first = await read(ask)
  assert.equal([first.total, first.entries.length, first.pageSize], [61, 50, 50])
  assert.equal(linesOf(await read(ask, '?page=2')).at(-1), 'admin signed-in Unknown device')
  const media = await read(ask, '?page=2&kind=media')
  assert.equal([media.total, media.entries.length], [60, 10])
  assert.is((await read(ask, '?page=9')).entries.length, 0)
  for (const query of ['?page=0', '?page=x', '?kind=none', '?other=1']) {
    assert.is((await ask(api.activity + query)).status, 400, query)
  }
})

test('can be filtered by person, day and words', async ({ server, ask }) => {
  const { activity } = server.stores
  activity.record({ who: 'wanjiru', action: 'uploaded', subject: 'roof.jpg' })
  activity.record({ who: 'otieno', action: 'removed', subject: 'roof.jpg' })
  const all = await read(ask)
  assert.equal(all.people, ['admin', 'otieno', 'wanjiru'])
  assert.equal(linesOf(await read(ask, '?who=wanjiru')), ['wanjiru uploaded roof.jpg'])
  assert.equal(linesOf(await read(ask, '?q=Deleted+roof')), ['otieno removed roof.jpg'])
  assert.is((await read(ask, '?q=roof')).total, 2)
  assert.is((await read(ask, '?kind=&who=&from=&before=&q=')).total, 3, 'nothing chosen')
  assert.is((await read(ask, '?q=roof&page=2')).entries.length, 0)
  const at = Date.parse(all.entries[0]?.createdAt ?? '')
  const moment = (days: number) =>
    encodeURIComponent(new Date(at + days * 86_400_000).toISOString())
  assert.is((await read(ask, `?from=${moment(-1)}&before=${moment(1)}`)).total, 3)
  assert.is((await read(ask, `?from=${moment(1)}&before=${moment(2)}`)).total, 0)
  assert.is((await read(ask, `?before=${moment(-1)}`)).total, 0)
  assert.is((await ask(`${api.activity}?from=yesterday`)).status, 400)
})

test('a query has its limits', async ({ ask }) => {
  const day = '2026-11-22T00:00:00+03:00'
  const limits: [name: string, taken: string, refused: string][] = [
    ['page', '1000000', '1000001'],
    ['who', 'x'.repeat(100), 'x'.repeat(101)],
    ['q', 'x'.repeat(200), 'x'.repeat(201)],
    ['from', day, '2026-11-22'],
  ]
  for (const [name, taken, refused] of limits) {
    const statusOf = async (value: string) =>
      (await ask(`${api.activity}?${new URLSearchParams({ [name]: value })}`)).status
    assert.equal([await statusOf(taken), await statusOf(refused)], [200, 400], name)
  }
})

test('survives a restart', async ({ server, ask }) => {
  await ask(api.logout, { method: 'POST' })
  await server.close()
  const again = await serveApi({ env: { DATA_DIR: server.dataDir } })
  const after = visit(again.url)
  await after(api.login, { json: admin })
  assert.equal(linesOf(await read(after)), [
    'admin signed-in Unknown device',
    'admin signed-out',
    'admin signed-in Unknown device',
  ])
})

test('a failed write to it is logged and does not fail the action', async ({ server, ask }) => {
  await server.stores.activity.settled()
  await rm(`${server.dataDir}/activity`, { recursive: true })
  const made = await ask(api.users, { json: { username: 'wanjiru', password } })
  assert.is(made.status, 201)
  await server.stores.activity.settled()
  assert.ok(server.lines.some(({ msg }) => msg === 'activity not recorded'))
})

test.run()

const routes = suite<{ site: RunningSite }>('activity log of the whole site')
routes.before(async context => {
  context.site = await startSite()
})

routes('records an upload, its replacement and its removal', async ({ site }) => {
  const path = 'home/core-services/prefab-units/home-core-services-prefab-units-image-1.jpg'
  const headers = { cookie: await site.signIn() }
  for (const width of [40, 41]) {
    assert.is((await site.upload(path, await picture('jpeg', width, 30))).status, 200)
  }
  await fetch(`${site.url}/api/admin/media?path=${path}`, { method: 'DELETE', headers })
  const answer = await fetch(`${site.url}${api.activity}?kind=media`, { headers })
  assert.equal(linesOf((await answer.json()) as ActivityPage), [
    `admin removed ${path}`,
    `admin replaced ${path}`,
    `admin uploaded ${path}`,
  ])
})

routes(
  'names places as the upload manager does, and is searched by these names',
  async ({ site }) => {
    const path = 'executive-furniture/bars/products/image-1.jpg'
    const uploaded = await site.upload(path, await picture('jpeg', 42, 30))
    const { version } = (await uploaded.json()) as { version: string }
    await site.ask('PATCH', '/api/admin/slot-details', {
      slots: { [path]: { productName: 'Nyota bar' } },
    })
    const list = async (q: string) =>
      (await (
        await site.ask('GET', `${api.activity}?q=${encodeURIComponent(q)}`)
      ).json()) as ActivityPage
    const { total, entries } = await list('nyota BARS uploaded')
    assert.is(total, 1)
    assert.equal(entries[0]?.places?.[0], {
      path,
      folder: 'executive-furniture/bars/products',
      section: 'Executive furniture / Bars / Products',
      name: 'Nyota bar',
    })
    assert.is((await list('nyota beds')).total, 0)
    const to = path.replace('image-1.', 'image-2.')
    const move = { from: path, to, ifVersion: version, ifTargetVersion: '' }
    assert.is((await site.ask('POST', api.moveFile, move)).status, 200)
    const [moved] = (await list('moved bp2')).entries
    assert.equal(
      moved?.places?.map(({ name }) => name),
      ['Nyota bar', 'BP2'],
    )
  },
)

routes(
  'a poster that a browser took from a video is not an upload of its own',
  async ({ site }) => {
    const video = 'prefab-units/hero/video-1.mp4'
    const poster = 'prefab-units/hero/video-1.poster.jpg'
    const photo = await picture('jpeg', 43, 30)
    await site.upload(poster, photo, { isFromVideo: 'true' })
    await site.upload(
      'home/core-services/interior-designs/home-core-services-interior-designs-image-1.jpg',
      photo,
      {
        isFromVideo: 'true',
      },
    )
    const answer = await site.ask('GET', `${api.activity}?kind=media`)
    const { entries } = (await answer.json()) as ActivityPage
    assert.equal(
      entries.slice(0, 2).map(({ action, places }) => [action, places?.[0]?.path === video]),
      [
        ['uploaded', false],
        ['poster-taken', true],
      ],
    )
  },
)

routes.run()
