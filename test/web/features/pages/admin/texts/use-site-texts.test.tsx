import * as assert from 'uvu/assert'
import { suite, use } from '#test'
import type { FooterColumn } from '../../../../../../web/base/contract.ts'
import { api } from '../../../../../../web/base/routes.ts'
import type { SiteTextsAnswer } from '../../../../../../web/features/company/site-texts/contract.ts'
import { TEXT_FIELDS } from '../../../../../../web/features/company/site-texts/fields.ts'
import { FOOTER } from '../../../../../../web/layout/footer-columns.ts'
import { answerRequests, openAdminPage } from '../../../../../support/admin-page.ts'
import { liveHook } from '../../../../../support/live-hook.tsx'
import { shownToast } from '../../../../../support/rendered.tsx'
import { savesOnce } from '../../../../../support/second-press.ts'
import { clientWith } from '../../../../admin/client-with.ts'

openAdminPage()
const { useSiteTexts } = await import(
  '../../../../../../web/features/pages/admin/texts/use-site-texts.ts'
)
const { unsavedNow } = await import('../../../../../../web/admin/unsaved.ts')

const test = suite('form of the texts around the sections')

const [one, other, third] = ['words.visit', 'words.careers', 'notFound.title'] as const
const shipped = (name: string) => TEXT_FIELDS.get(name)?.shipped ?? ''
const stored = (version: number, texts = {}): SiteTextsAnswer => ({ version, texts, footer: null })
const column: FooterColumn = ['More', [['Home', '/']]]

function open(read = stored(1)) {
  const hook = liveHook(useSiteTexts, clientWith({ [api.siteTexts]: read }))
  use(() => hook.now.discard())
  return hook
}

const refusal = (theirs: SiteTextsAnswer) => Response.json({ error: 'x', theirs }, { status: 409 })

test('what is typed is unsaved, also for who signs out, until it is what is stored again', () => {
  const hook = open(stored(1, { [third]: 'Stored' }))
  const state = () => [hook.now.isUnsaved, hook.now.changed, unsavedNow().length]
  assert.equal(state(), [false, [], 0])
  hook.now.change(one, 'Ours')
  assert.equal(state(), [true, [one], 1])
  assert.equal(hook.now.texts?.texts, { [third]: 'Stored', [one]: 'Ours' })
  for (const [name, text] of [
    [one, shipped(one)],
    [third, 'Stored'],
  ] as const) {
    hook.now.change(name, text)
    assert.equal(state(), [false, [], 0])
  }
  hook.now.changeFooter([column])
  assert.equal([hook.now.texts?.footer, state()], [[column], [true, ['footer'], 1]])
  hook.now.changeFooter(FOOTER)
  assert.equal(state(), [false, [], 0])
})

test('one change is undone and the others stay, those of the footer as well', () => {
  const hook = open({ ...stored(1), footer: [column, column] })
  const changeAll = () => {
    hook.now.change(one, 'Ours')
    hook.now.change(other, 'Ours too')
    hook.now.changeFooter([column])
  }
  changeAll()
  hook.now.undo(one)
  assert.equal(hook.now.changed, [other, 'footer'])
  hook.now.undo('footer')
  assert.equal([hook.now.changed, hook.now.texts?.footer], [[other], [column, column]])
  changeAll()
  hook.now.discard()
  assert.equal(hook.now.changed, [])
})

test('what is wrong is said at each field, of the footer at its place', () => {
  const hook = open()
  hook.now.change(one, 'Ours')
  assert.equal(hook.now.faults, {})
  hook.now.change(one, ' ')
  hook.now.change('gone', '')
  assert.equal(hook.now.faults, { [one]: 'Write something here' })
  hook.now.undo(one)
  hook.now.changeFooter([])
  assert.equal(hook.now.faults, { footer: 'Keep one column' })
  hook.now.changeFooter([column, ['', column[1]]])
  assert.equal(hook.now.faults, { 'footer.1.title': 'Write something here' })
})

test('saving sends all with its version, and what was typed meanwhile stays unsaved', async () => {
  const hook = open()
  hook.now.change(one, 'Ours')
  const sent = answerRequests(({ body }) => {
    hook.now.change(other, 'Later')
    return { ...(body as SiteTextsAnswer), version: 2 }
  })
  await hook.now.save()
  assert.equal(sent[0]?.body, stored(1, { [one]: 'Ours' }))
  assert.equal([hook.now.stored?.version, hook.now.changed], [2, [other]])
  assert.is(shownToast()?.title, 'Texts saved')
})

test('where other fields were changed meanwhile, or both alike, it is saved over them', async () => {
  for (const [theirs, body] of [
    [{ [other]: 'Theirs' }, { [other]: 'Theirs', [one]: 'Ours' }],
    [{ [one]: 'Ours' }, { [one]: 'Ours' }],
  ]) {
    const hook = open()
    hook.now.change(one, 'Ours')
    const sent = answerRequests(({ body }) =>
      sent.length === 1
        ? refusal({ ...stored(5, theirs), footer: FOOTER })
        : { ...(body as SiteTextsAnswer), version: 6 },
    )
    await hook.now.save()
    assert.equal(
      sent.map(({ body }) => body),
      [stored(1, { [one]: 'Ours' }), { ...stored(5, body), footer: FOOTER }],
    )
    assert.equal([hook.now.both, hook.now.isUnsaved], [[], false])
  }
})

test('a field that both have changed is named, until it is decided', async () => {
  for (const [read, theirs, change, names, left] of [
    [{}, stored(5, { [one]: 'Theirs' }), {}, [one], 'Theirs'],
    // They have taken their own text away again, or changed the footer.
    [{ [one]: 'Stored' }, stored(5), {}, [one], undefined],
    [{}, { ...stored(5), footer: [column] }, { footer: [column, column] }, ['footer'], undefined],
  ] as const) {
    const hook = open(stored(1, read))
    if ('footer' in change) hook.now.changeFooter(change.footer)
    else hook.now.change(one, 'Ours')
    const sent = answerRequests(() => refusal(theirs as SiteTextsAnswer))
    await hook.now.save()
    assert.equal([sent.length, hook.now.both, hook.now.changed], [1, names, names])
    hook.now.change(other, 'Ours too')
    assert.equal(hook.now.both, names)
    hook.now.undo(names[0])
    assert.equal([hook.now.both, hook.now.texts?.texts[one]], [[], left])
    hook.now.discard()
  }
})

test('a refusal of a field stands at it until something is typed, another one is a toast', async () => {
  const hook = open()
  hook.now.change(one, 'Ours')
  answerRequests(() => Response.json({ fields: { [one]: 'Not this' } }, { status: 400 }))
  const before = shownToast()?.id
  await hook.now.save()
  assert.equal([hook.now.faults[one], shownToast()?.id], ['Not this', before])
  hook.now.change(one, 'Ours!')
  assert.is(hook.now.faults[one], undefined)
  for (const status of [400, 500]) {
    answerRequests(() => Response.json({}, { status }))
    const before = shownToast()?.id
    await hook.now.save()
    assert.is.not(shownToast()?.id, before, `${status}`)
    assert.is(hook.now.isUnsaved, true)
  }
})

test('a second press while it is being saved sends nothing', async () => {
  const hook = open()
  hook.now.change(one, 'Ours')
  await savesOnce(hook, stored(2, { [one]: 'Ours' }))
})

test.run()
