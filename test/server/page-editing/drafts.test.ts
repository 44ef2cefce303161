import * as assert from 'uvu/assert'
import { suite } from '#test'
import type { DraftToSave, EditedPage } from '../../../web/page-editing/contract.ts'
import { temporaryFolder } from '../../support/temporary-folder.ts'
import { openEditing } from './schedule/open-editing.ts'

type Opened = Awaited<ReturnType<typeof openEditing>>

const test = suite<Opened>('drafts of pages')

const ABOUT = '/about'

test.before.each(async context => {
  Object.assign(context, await openEditing(await temporaryFolder(), Date.now))
})

async function save(
  { editor }: Pick<Opened, 'editor'>,
  name: string,
  own: Partial<DraftToSave> = {},
) {
  const { version, draft, ...published } = await editor.open(ABOUT)
  const { source, keys } = draft ?? published
  return editor.save(ABOUT, { version, keys, source: { ...source, name }, ...own }, 'joan')
}

const storedAbout = ({ options }: Pick<Opened, 'options'>) => options.store.get('about')

test('begin when their page was seen, and at the save where that is not known', async context => {
  const begunOf = async (own: Partial<DraftToSave>) => {
    await save(context, 'Us', own)
    const { begun = '', at } = storedAbout(context)?.draft ?? {}
    await context.editor.discard(ABOUT, 'joan')
    return begun === at ? 'at the save' : begun
  }
  const past = '2026-01-01T08:00:00.000Z'
  assert.is(await begunOf({ seenAt: past }), past)
  assert.is(await begunOf({}), 'at the save')
  assert.is(await begunOf({ seenAt: '2999-01-01T08:00:00.000Z' }), 'at the save')
})

test('have begun once, however often they are saved', async context => {
  const [first, later] = ['2026-01-01T08:00:00.000Z', '2026-01-02T08:00:00.000Z']
  await save(context, 'Us', { seenAt: first })
  await save(context, 'We', { seenAt: later })
  const { draft, version, former } = storedAbout(context) ?? {}
  assert.equal([draft?.begun, draft?.by, version], [first, 'joan', 2])
  assert.equal(
    former?.map(({ version }) => version),
    [0, 1],
  )
})

test('are another state where sections alone have other names', async context => {
  const { source, keys } = await context.editor.open(ABOUT)
  const renamed = keys.map((key, at) => (at === 0 ? 'renamed' : key))
  const saved = await save(context, String(source.name), { keys: renamed })
  assert.equal([saved.version, saved.keys[0]], [1, 'renamed'])
})

test('give their new pictures places with numbers that are not given again', async context => {
  const withPicture = async () => {
    const { version, draft, ...published } = await context.editor.open(ABOUT)
    const { source, keys } = draft ?? published
    const picture = { family: 'desk', shape: 'square', alt: 'Desk' }
    const sections = [...source.sections, { kind: 'prose', title: 'New', media: picture }]
    const next = { ...source, sections } as EditedPage
    const saved = await context.editor.save(
      ABOUT,
      { version, keys: [...keys, null], source: next },
      'joan',
    )
    return Object(saved.source.sections.at(-1)?.media).path
  }
  assert.is(await withPicture(), 'pages/about/image-1.jpg')
  await context.editor.discard(ABOUT, 'joan')
  assert.is(await withPicture(), 'pages/about/image-2.jpg')
  assert.is(storedAbout(context)?.lastSlot, 2)
})

test.run()
