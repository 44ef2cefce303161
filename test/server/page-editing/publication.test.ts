import * as assert from 'uvu/assert'
import { suite } from '#test'
import type { EditedPage } from '../../../web/page-editing/contract.ts'
import { temporaryFolder } from '../../support/temporary-folder.ts'
import { openEditing } from './schedule/open-editing.ts'

type Opened = Awaited<ReturnType<typeof openEditing>>

const test = suite<Opened>('publication of a page')

const ABOUT = '/about'

test.before.each(async context => {
  Object.assign(context, await openEditing(await temporaryFolder(), Date.now))
})

/** Publishes a page with other fields. */
async function publish({ editor }: Pick<Opened, 'editor'>, path: string, fields: object) {
  const { version, draft, ...published } = await editor.open(path)
  const { source, keys } = draft ?? published
  const next = { ...source, ...fields } as EditedPage
  const saved = await editor.save(path, { version, keys, source: next }, 'joan')
  return editor.publish(path, saved.version, 'amina')
}

const redirectsOf = ({ options }: Pick<Opened, 'options'>) =>
  Object.entries(options.redirects.list).map(([from, { to, by }]) => `${from} ${to} ${by}`)

const isSeen = ({ site }: Pick<Opened, 'site'>, path: string) =>
  site.content.value.byPath.get(path)?.path === path

test('at another address leads there from the former one, and ends what led away', async context => {
  const { path } = await publish(context, ABOUT, { path: '/us' })
  assert.equal([path, isSeen(context, '/us'), isSeen(context, ABOUT)], ['/us', true, false])
  assert.equal(redirectsOf(context), ['/about /us amina'])
  await publish(context, '/us', { name: 'Us' })
  assert.equal(redirectsOf(context), ['/about /us amina'], 'at the same address')
  await publish(context, '/us', { path: ABOUT })
  assert.equal(redirectsOf(context), ['/us /about amina'])
})

test('of a new page leads there from nowhere, and takes the address of a redirect', async context => {
  const { editor, options } = context
  await options.redirects.add('/new', '/contact', 'joan')
  await options.redirects.add('/other', '/contact', 'joan')
  const from = '/services/interiors'
  const { version } = await editor.create({ path: '/new', name: 'New', from }, 'joan')
  await editor.publish('/new', version, 'amina')
  assert.ok(isSeen(context, '/new'))
  assert.equal(redirectsOf(context), ['/other /contact joan'])
})

test('a page is as delivered until other words are published, and again with the same', async context => {
  const { editor, options } = context
  const { source } = await editor.open(ABOUT)
  const row = async () => (await editor.list()).find(({ path }) => path === ABOUT)
  assert.equal([(await row())?.state, (await row())?.changedBy], ['shipped', undefined])
  await publish(context, ABOUT, { name: 'Us' })
  const { published, draft } = options.store.get('about') ?? {}
  assert.equal([published?.by, draft], ['amina', undefined])
  assert.equal([(await row())?.state, (await row())?.changedBy], ['published', 'amina'])
  await publish(context, ABOUT, { name: source.name })
  assert.is((await row())?.state, 'shipped')
})

test('shows a hidden page, with or without a draft', async context => {
  const { editor } = context
  await editor.hide(ABOUT, undefined, 'joan')
  await publish(context, ABOUT, { name: 'Us' })
  assert.ok(isSeen(context, ABOUT))
  await editor.hide(ABOUT, undefined, 'joan')
  const { version } = await editor.open(ABOUT)
  assert.equal((await editor.publish(ABOUT, version, 'amina')).parts, [])
  assert.ok(isSeen(context, ABOUT))
})

test.run()
