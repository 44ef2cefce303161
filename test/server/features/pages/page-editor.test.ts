import * as assert from 'uvu/assert'
import { suite } from '#test'
import type {
  DraftConflict,
  DraftToSave,
  EditedPage,
} from '../../../../web/features/pages/contract.ts'
import { temporaryFolder } from '../../../support/temporary-folder.ts'
import { type Editing, listed, openEditing } from './schedule/open-editing.ts'

const test = suite<Editing>('editor of pages')

const ABOUT = '/about'

test.before.each(async context => {
  Object.assign(context, await openEditing(await temporaryFolder()))
})

const isSeen = ({ site }: Pick<Editing, 'site'>, path = ABOUT) =>
  site.content.value.byPath.has(path)

/** Saves a page as it was opened, with other fields. */
async function save(
  { editor }: Pick<Editing, 'editor'>,
  fields: object,
  path = ABOUT,
  own: Partial<DraftToSave> = {},
) {
  const { version, draft, ...published } = await editor.open(path)
  const { source, keys } = draft ?? published
  const changed = { ...source, ...fields } as EditedPage
  return editor.save(path, { version, keys, source: changed, ...own }, 'joan')
}

/** Publishes a page with other fields. */
async function publish(context: Pick<Editing, 'editor'>, path: string, fields: object) {
  const saved = await save(context, fields, path)
  return context.editor.publish(path, saved.version, 'amina')
}

const redirectsOf = ({ options }: Pick<Editing, 'options'>) =>
  Object.entries(options.redirects.list).map(([from, { to, by }]) => `${from} ${to} ${by}`)

const storedAbout = ({ options }: Pick<Editing, 'options'>) => options.store.get('about')

const refusal = (
  work: Promise<unknown>,
): Promise<{ status: number; message: string; fields?: object; details: object }> =>
  work.then(
    () => assert.unreachable('it was done'),
    error => error,
  )

test('lists a page by its state, its last change and what is unpublished', async ({ editor }) => {
  assert.equal(await listed({ editor }), { path: ABOUT, name: 'About Us', state: 'shipped' })
  const { version } = await save({ editor }, { name: 'Who we are', title: 'Who builds here' })
  const draft = await listed({ editor })
  assert.equal(
    [draft?.state, draft?.unpublished, draft?.changedBy, draft?.name],
    ['draft', 2, 'joan', 'About Us'],
  )
  assert.match(draft?.changedAt ?? '', /^20.*Z$/)
  await editor.publish(ABOUT, version, 'amina')
  const published = await listed({ editor })
  assert.equal(
    [published?.state, published?.unpublished, published?.changedBy, published?.name],
    ['published', undefined, 'amina', 'Who we are'],
  )
  await save({ editor }, { name: 'Us' })
  assert.is((await listed({ editor }))?.unpublished, 1, 'since it was published')
})

test('lists hidden pages last, by the names that they will have', async ({ editor }) => {
  await editor.create({ path: '/new', name: 'New' }, 'joan')
  await save({ editor }, { name: 'Newer' }, '/new')
  await editor.hide(ABOUT, '/contact', 'amina')
  const last = (await editor.list()).slice(-2).toSorted((a, b) => a.path.localeCompare(b.path))
  assert.equal(
    last.map(({ path, name, state, isHidden, isOwn }) => ({ path, name, state, isHidden, isOwn })),
    [
      ...[{ path: ABOUT, name: 'About Us', state: 'hidden', isHidden: true, isOwn: undefined }],
      ...[{ path: '/new', name: 'Newer', state: 'hidden', isHidden: true, isOwn: true }],
    ],
  )
  assert.is((await listed({ editor }))?.hidden?.leadsTo, '/contact')
  const { isHidden, isOwn } = await editor.open('/new')
  assert.equal([isHidden, isOwn], [true, true])
  assert.is((await editor.open(ABOUT)).isOwn, undefined)
})

test('drops a draft that says what is published', async ({ editor }) => {
  const { source } = await editor.open(ABOUT)
  const { version } = await save({ editor }, { name: 'Us' })
  assert.is((await save({ editor }, { name: 'Us' })).version, version)
  const back = await save({ editor }, { name: source.name })
  assert.is(back.version, version + 1)
  assert.not.ok((await editor.open(ABOUT)).draft)
  await save({ editor }, { name: 'Us' })
  await editor.discard(ABOUT, 'amina')
  assert.equal(
    [(await editor.open(ABOUT)).draft, (await listed({ editor }))?.state],
    [...[undefined, 'shipped']],
  )
})

test('merges what two change in different fields, asks about one', async ({ editor }) => {
  const { version, source, keys } = await editor.open(ABOUT)
  const given = (own: object) => ({ version, keys, source: { ...source, ...own } })
  await editor.save(ABOUT, given({ name: 'Us' }), 'joan')
  const merged = await editor.save(ABOUT, given({ title: 'Builders' }), 'amina')
  assert.equal([merged.source.name, merged.source.title], ['Us', 'Builders'])
  const { status, details } = await refusal(editor.save(ABOUT, given({ name: 'We' }), 'amina'))
  const { conflicts, base, theirs, version: now } = details as Omit<DraftConflict, 'error'>
  assert.equal([status, conflicts, now], [409, ['name'], merged.version])
  assert.equal([base.source.name, theirs.source.name], ['About Us', 'Us'])
  const unknown = { ...given({ name: 'We' }), version: 99 }
  assert.equal((await refusal(editor.save(ABOUT, unknown, 'amina'))).details, {
    ...{ ...details, conflicts: ['name'] },
    base: { source, keys },
  })
})

test('publishes a draft as it is stored, with a version to go back to', async context => {
  const { editor } = context
  const first = await save(context, { name: 'Us' })
  assert.is((await refusal(editor.publish(ABOUT, first.version - 1, 'amina'))).status, 409)
  const { version, parts } = await editor.publish(ABOUT, first.version, 'amina')
  assert.equal([version, parts], [first.version + 1, ['name']])
  assert.equal(await editor.publish(ABOUT, version, 'amina'), { version, path: ABOUT, parts: [] })
  const [latest, ...older] = await editor.versions(ABOUT)
  assert.equal([latest?.id, latest?.by, older], [String(version), 'amina', []])
  const second = await save(context, { name: 'We' })
  await editor.publish(ABOUT, second.version, 'amina')
  assert.is((await editor.revert(ABOUT, String(version), 'joan')).source.name, 'Us')
  assert.is((await editor.revert(ABOUT, 'shipped', 'joan')).source.name, 'About Us')
  assert.is((await editor.open(ABOUT)).source.name, 'We', 'until it is published')
  assert.is((await refusal(editor.revert(ABOUT, '77', 'joan'))).status, 404)
})

test('publishes a new page at the address of a redirect, which ends', async context => {
  const { editor, options } = context
  await options.redirects.add('/new', '/contact', 'joan')
  await options.redirects.add('/other', '/contact', 'joan')
  const from = '/services/interiors'
  const { version } = await editor.create({ path: '/new', name: 'New', from }, 'joan')
  await editor.publish('/new', version, 'amina')
  assert.ok(isSeen(context, '/new'))
  assert.equal(redirectsOf(context), ['/other /contact joan'])
})

test('lists a page as delivered until other words are published', async context => {
  const { editor } = context
  const { source } = await editor.open(ABOUT)
  assert.equal(
    [(await listed(context))?.state, (await listed(context))?.changedBy],
    ['shipped', undefined],
  )
  await publish(context, ABOUT, { name: 'Us' })
  const { published, draft } = storedAbout(context) ?? {}
  assert.equal([published?.by, draft], ['amina', undefined])
  assert.equal(
    [(await listed(context))?.state, (await listed(context))?.changedBy],
    ['published', 'amina'],
  )
  await publish(context, ABOUT, { name: source.name })
  assert.is((await listed(context))?.state, 'shipped')
})

test('publishes a hidden page, with or without a draft', async context => {
  const { editor } = context
  await editor.hide(ABOUT, undefined, 'joan')
  await publish(context, ABOUT, { name: 'Us' })
  assert.ok(isSeen(context))
  await editor.hide(ABOUT, undefined, 'joan')
  const { version } = await editor.open(ABOUT)
  assert.equal((await editor.publish(ABOUT, version, 'amina')).parts, [])
  assert.ok(isSeen(context))
})

test('begins a draft when its page was seen, or at the save', async context => {
  const begunOf = async (own: Partial<DraftToSave>) => {
    await save(context, { name: 'Us' }, ABOUT, own)
    const { begun = '', at } = storedAbout(context)?.draft ?? {}
    await context.editor.discard(ABOUT, 'joan')
    return begun === at ? 'at the save' : begun
  }
  const past = '2026-01-01T08:00:00.000Z'
  assert.is(await begunOf({ seenAt: past }), past)
  assert.is(await begunOf({}), 'at the save')
  assert.is(await begunOf({ seenAt: '2999-01-01T08:00:00.000Z' }), 'at the save')
})

test('begins a draft once, however often it is saved', async context => {
  const [first, later] = ['2026-01-01T08:00:00.000Z', '2026-01-02T08:00:00.000Z']
  await save(context, { name: 'Us' }, ABOUT, { seenAt: first })
  await save(context, { name: 'We' }, ABOUT, { seenAt: later })
  const { draft, version, former } = storedAbout(context) ?? {}
  assert.equal([draft?.begun, draft?.by, version], [first, 'joan', 2])
  assert.equal(
    former?.map(({ version }) => version),
    [0, 1],
  )
})

test('takes other names of sections alone for another state', async context => {
  const { source, keys } = await context.editor.open(ABOUT)
  const renamed = keys.map((key, at) => (at === 0 ? 'renamed' : key))
  const saved = await save(context, { name: source.name }, ABOUT, { keys: renamed })
  assert.equal([saved.version, saved.keys[0]], [1, 'renamed'])
})

test.run()
