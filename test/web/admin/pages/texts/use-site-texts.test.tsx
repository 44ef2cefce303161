import * as assert from 'uvu/assert'
import { suite, use } from '#test'
import type { FooterColumn } from '../../../../../web/contract.ts'
import { api } from '../../../../../web/routes.ts'
import type { SiteTextsAnswer } from '../../../../../web/site-texts/contract.ts'
import { TEXT_FIELDS } from '../../../../../web/site-texts/fields.ts'
import { answerRequests, openAdminPage } from '../../../../support/admin-page.ts'
import { liveHook } from '../../../../support/live-hook.tsx'
import { emptyClient, shownToast } from '../../../../support/rendered.tsx'
import { savesOnce } from '../../../../support/second-press.ts'

openAdminPage()
const { useSiteTexts } = await import('../../../../../web/admin/pages/texts/use-site-texts.ts')
const { unsavedNow } = await import('../../../../../web/admin/unsaved.ts')

const test = suite('form of the texts around the sections')

const [one = '', other = ''] = [...TEXT_FIELDS.values()]
  .filter(({ placeholders }) => !placeholders)
  .map(({ name }) => name)
const stored = (version: number, texts = {}): SiteTextsAnswer => ({ version, texts, footer: null })
const column: FooterColumn = ['More', [['Home', '/']]]

function open() {
  const client = emptyClient()
  client.setQueryDefaults([api.siteTexts], { staleTime: Number.POSITIVE_INFINITY, enabled: false })
  client.setQueryData([api.siteTexts], stored(1))
  const hook = liveHook(useSiteTexts, { client })
  use(() => hook.now.discard())
  return { client, hook }
}

const refusal = (theirs: SiteTextsAnswer) => Response.json({ error: 'x', theirs }, { status: 409 })

test('what is typed is unsaved, also for who signs out, until it is what is stored again', () => {
  const { hook } = open()
  assert.equal([hook.now.isUnsaved, unsavedNow().length], [false, 0])
  hook.now.change(one, 'Ours')
  assert.equal([hook.now.isUnsaved, hook.now.changed, unsavedNow().length], [true, [one], 1])
  assert.is(hook.now.texts?.texts[one], 'Ours')
  hook.now.change(one, TEXT_FIELDS.get(one)?.shipped ?? '')
  assert.equal([hook.now.isUnsaved, unsavedNow().length], [false, 0])
})

test('one change is undone and the others stay, those of the footer as well', () => {
  const { hook } = open()
  const changeAll = () => {
    hook.now.change(one, 'Ours')
    hook.now.change(other, 'Ours too')
    hook.now.changeFooter([column])
  }
  changeAll()
  hook.now.undo(one)
  assert.equal(hook.now.changed, [other, 'footer'])
  hook.now.undo('footer')
  assert.equal(hook.now.changed, [other])
  changeAll()
  hook.now.discard()
  assert.equal(hook.now.changed, [])
})

test('saving sends all with its version, and what was typed meanwhile stays unsaved', async () => {
  const { hook } = open()
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

test('where other fields were changed meanwhile both changes are saved', async () => {
  const { hook } = open()
  hook.now.change(one, 'Ours')
  const sent = answerRequests(({ body }) =>
    sent.length === 1
      ? refusal(stored(5, { [other]: 'Theirs' }))
      : { ...(body as SiteTextsAnswer), version: 6 },
  )
  await hook.now.save()
  assert.equal(
    sent.map(({ body }) => body),
    [stored(1, { [one]: 'Ours' }), stored(5, { [other]: 'Theirs', [one]: 'Ours' })],
  )
  assert.equal([hook.now.both, hook.now.isUnsaved], [[], false])
})

test('a field that both have changed is named, until it is decided', async () => {
  const { hook } = open()
  hook.now.change(one, 'Ours')
  const sent = answerRequests(() => refusal(stored(5, { [one]: 'Theirs' })))
  await hook.now.save()
  assert.equal([sent.length, hook.now.both, hook.now.changed], [1, [one], [one]])
  hook.now.change(other, 'Ours too')
  assert.equal(hook.now.both, [one])
  hook.now.undo(one)
  assert.equal([hook.now.both, hook.now.texts?.texts[one]], [[], 'Theirs'])
})

test('the same change by both is no conflict', async () => {
  const { hook } = open()
  hook.now.change(one, 'Same')
  const theirs = stored(5, { [one]: 'Same' })
  const sent = answerRequests(() => (sent.length === 1 ? refusal(theirs) : theirs))
  await hook.now.save()
  assert.equal([hook.now.both, hook.now.isUnsaved], [[], false])
})

test('a refusal of a field stands at it until something is typed, another one is a toast', async () => {
  const { hook } = open()
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
  const { hook } = open()
  hook.now.change(one, 'Ours')
  await savesOnce(hook, stored(2, { [one]: 'Ours' }))
})

test.run()
