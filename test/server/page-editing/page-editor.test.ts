import * as assert from 'uvu/assert'
import { suite } from '#test'
import type { DraftConflict, EditedPage } from '../../../web/page-editing/contract.ts'
import { temporaryFolder } from '../../support/temporary-folder.ts'
import { openEditing } from './schedule/open-editing.ts'

type Opened = Awaited<ReturnType<typeof openEditing>>

const test = suite<Opened>('editor of pages')

const ABOUT = '/about'

test.before.each(async context => {
  Object.assign(context, await openEditing(await temporaryFolder(), Date.now))
})

const isSeen = ({ site }: Pick<Opened, 'site'>, path = ABOUT) => site.content.value.byPath.has(path)

/** Saves a page as it was opened, with other fields. */
async function save({ editor }: Pick<Opened, 'editor'>, fields: object, path = ABOUT) {
  const { version, draft, ...published } = await editor.open(path)
  const { source, keys } = draft ?? published
  return editor.save(
    path,
    { version, keys, source: { ...source, ...fields } as EditedPage },
    'joan',
  )
}

const listed = async ({ editor }: Pick<Opened, 'editor'>, path = ABOUT) =>
  (await editor.list()).find(page => page.path === path)

const refusal = (
  work: Promise<unknown>,
): Promise<{ status: number; message: string; fields?: object; details: object }> =>
  work.then(
    () => assert.unreachable('it was done'),
    error => error,
  )

const fieldsOf = async (work: Promise<unknown>) => {
  const { status, fields = {} } = await refusal(work)
  return [status, ...Object.keys(fields)]
}

test('lists a page by its state, with who changed it last and how much is not published', async ({
  editor,
}) => {
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

test('lists pages that visitors do not see last, by the names that they will have', async ({
  editor,
}) => {
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

test('drops a draft that says what is published, and changes nothing where it says the same', async ({
  editor,
}) => {
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

test('merges what two change of different fields, and asks about the same one', async ({
  editor,
}) => {
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

test('says of a draft what publishing it refuses, and leaves it', async context => {
  const { editor } = context
  for (const [fields, field] of [
    [{ path: '/contact' }, 'path'],
    [{ path: '/About' }, 'path'],
    [{ under: '/nowhere' }, 'under'],
    [{ description: 'Short' }, 'description'],
  ] as const) {
    const { version } = await save(context, fields)
    assert.equal(await fieldsOf(editor.publish(ABOUT, version, 'amina')), [400, field])
    await editor.discard(ABOUT, 'joan')
  }
  await editor.create({ path: '/new', name: 'New' }, 'joan')
  const { version } = await save(context, { path: '/new' })
  const { message, fields } = await refusal(editor.publish(ABOUT, version, 'amina'))
  assert.match(message, /^One field needs a change/)
  assert.equal(fields, { path: 'A page that visitors do not see has this address' })
  assert.ok(isSeen(context))
})

test('hides a page, says where it is linked, and shows it again as it was', async context => {
  const { editor } = context
  const before = await editor.visibility(ABOUT)
  assert.equal([before.hidden, before.refused], [undefined, undefined])
  assert.ok(before.linkedFrom.every(({ path }) => path !== ABOUT))
  assert.equal(await fieldsOf(editor.hide(ABOUT, ABOUT, 'amina')), [400, 'leadsTo'])
  assert.equal(await fieldsOf(editor.hide(ABOUT, '/nowhere', 'amina')), [400, 'leadsTo'])
  assert.is(await editor.hide(ABOUT, '/contact', 'amina'), ABOUT)
  assert.not(isSeen(context))
  const { hidden } = await editor.visibility(ABOUT)
  assert.equal([hidden?.by, hidden?.leadsTo], ['amina', '/contact'])
  await editor.hide(ABOUT, undefined, 'joan')
  assert.is((await editor.open(ABOUT)).hidden?.leadsTo, undefined)
  assert.equal([await editor.show(ABOUT), await editor.show(ABOUT)], [ABOUT, undefined])
  assert.ok(isSeen(context))
  assert.match((await editor.visibility('/contact')).refused ?? '', /it has to stay$/)
  await editor.create({ path: '/new', name: 'New' }, 'joan')
  assert.is((await editor.visibility('/new')).refused, 'Visitors do not see this page yet')
})

test('answers of what is no page with 404, of no path with 400', async ({ editor }) => {
  assert.is((await refusal(editor.open('/nowhere'))).status, 404)
  for (const path of [undefined, ['/about']]) {
    assert.is((await refusal(editor.open(path))).status, 400)
  }
})

test.run()
