import * as assert from 'uvu/assert'
import { suite, use } from '#test'
import { unsavedNow } from '../../../../../web/admin/unsaved.ts'
import { api } from '../../../../../web/base/routes.ts'
import { answerRequests, openAdminPage } from '../../../../support/admin-page.ts'
import { liveHook } from '../../../../support/live-hook.tsx'
import { emptyClient, shownToast } from '../../../../support/rendered.tsx'
import { savesOnce } from '../../../../support/second-press.ts'
import { product } from './product.ts'

openAdminPage()
const { useProductForm } = await import(
  '../../../../../web/features/products/admin/use-product-form.ts'
)
const {
  closeDraft,
  draft,
  dropSaved,
  isUnsaved,
  openDraft,
  rebaseOn,
  type: typeIn,
} = await import('../../../../../web/features/products/admin/product-draft.ts')
const { useObserved } = await import('../../../../../web/ui/observable.ts')
const { BIN_HEADER } = await import(
  '../../../../../web/features/operations/admin/bin/bin-header.ts'
)

const test = suite('form of a product')

const base = product({ facts: { materials: 'Oak' } })

function open() {
  openDraft(base)
  const first = draft.value
  if (!first) throw new Error('no draft')
  const client = emptyClient()
  let saved = 0
  const hook = liveHook(
    () => useProductForm(useObserved(draft, now => now) ?? first, () => (saved += 1)),
    { client },
  )
  const type = (value: string) => hook.now.text('materials').onChange({ target: { value } })
  return { client, hook, type, saved: () => saved }
}

const stored = (materials: string) => product({ version: 4, facts: { materials } })

test.before.each(() => {
  use(closeDraft)
})

test('a save sends what differs with its version, then closes', async () => {
  const opened = open()
  opened.type('Ash')
  const sent = answerRequests(() => ({ products: [stored('Ash')] }))
  await opened.hook.now.save()
  const bodies = sent.map(({ body }) => body)
  assert.equal(bodies, [{ products: { Ch8: { version: 3, materials: 'Ash' } } }])
  assert.equal([opened.saved(), draft.value], [1, undefined])
  assert.equal(shownToast()?.description, 'Ch8: the site shows it now.')
})

test('nothing is sent where nothing differs, and it closes as well', async () => {
  const opened = open()
  const sent = answerRequests(() => ({}))
  await opened.hook.now.save()
  assert.equal([sent.length, opened.saved()], [0, 1])
})

test('the form stays open for what was typed meanwhile', async () => {
  const opened = open()
  opened.type('Ash')
  answerRequests(() => {
    opened.type('Teak')
    return { products: [stored('Ash')] }
  })
  await opened.hook.now.save()
  assert.is(opened.saved(), 0)
  assert.equal([draft.value?.base.version, opened.hook.now.entry.materials], [4, 'Teak'])
})

test('a name that was deleted can be taken back', async () => {
  const opened = open()
  opened.hook.now.text('name').onChange({ target: { value: '' } })
  answerRequests(() =>
    Response.json({ products: [stored('Oak')] }, { headers: { [BIN_HEADER]: 'x1' } }),
  )
  await opened.hook.now.save()
  assert.is(shownToast()?.title, 'Saved. The name was deleted')
})

test('what cannot be read is not sent, and its fault goes when it is typed over', async () => {
  const { hook } = open()
  const seats = (value: string) => hook.now.text('seats').onChange({ target: { value } })
  seats('many')
  const sent = answerRequests(() => ({}))
  await hook.now.save()
  assert.equal([sent.length, Object.keys(hook.now.faults)], [0, ['seats']])
  assert.ok(hook.now.text('seats').error)
  hook.now.text('materials').onChange({ target: { value: 'Ash' } })
  assert.equal(Object.keys(hook.now.faults), ['seats'])
  seats('4')
  assert.equal(hook.now.faults, {})
})

test('a refusal stands at its field, asks to read again, or is a toast', async () => {
  for (const [status, fields, isOutdated, isToast] of [
    [400, { 'Ch8.materials': 'Which?' }, false, false],
    [409, {}, true, false],
    [409, { 'Ch8.materials': 'Which?' }, false, false],
    [500, {}, false, true],
  ] as const) {
    const { hook, type } = open()
    type('Ash')
    answerRequests(() => Response.json({ fields }, { status }))
    const before = shownToast()?.id
    await hook.now.save()
    assert.is(hook.now.faults.materials, Object.values(fields)[0])
    assert.is(hook.now.isOutdated, isOutdated, `${status}`)
    assert.is(shownToast()?.id !== before, isToast, `${status}`)
    assert.is(hook.now.isSaving, false)
  }
})

test('read again, what was typed stays on top of what is stored, and newer fields say so', async () => {
  const { client, hook, type } = open()
  type('Ash')
  answerRequests(() => Response.json({}, { status: 409 }))
  await hook.now.save()
  const list = { collections: [], products: [product({ code: 'Ch1' }), stored('Teak')] }
  client.setQueryDefaults([api.adminProducts], { queryFn: () => list })
  await hook.now.readAgain()
  assert.equal([hook.now.isOutdated, hook.now.entry.materials], [false, 'Ash'])
  assert.is(draft.value?.base.version, 4)
  assert.match(hook.now.text('materials').note ?? '', 'Teak')
  assert.is(hook.now.text('seats').note, undefined)
})

test('where a colleague has deleted it the list is read again, which says so', async () => {
  const { client, hook, type } = open()
  type('Ash')
  client.setQueryDefaults([api.adminProducts], {
    queryFn: () => ({ collections: [], products: [] }),
  })
  answerRequests(() => Response.json({}, { status: 404 }))
  await hook.now.save()
  assert.equal(client.getQueryData([api.adminProducts]), { collections: [], products: [] })
  assert.is(hook.now.entry.materials, 'Ash')
})

test('a second press while it is being saved sends nothing', async () => {
  const { hook, type } = open()
  type('Ash')
  await savesOnce(hook, { products: [stored('Ash')] })
})

test('an open form is told of before signing out while something differs from what is stored', () => {
  openDraft(product({ facts: { seats: 4 } }))
  assert.equal([isUnsaved(), unsavedNow()], [false, []])
  typeIn({ seats: '5' })
  assert.equal([isUnsaved(), unsavedNow()], [true, ['What you typed of Ch8 is not saved yet.']])
  typeIn({ seats: '4' })
  assert.is(isUnsaved(), false)
})

test('an open form keeps what was typed on top of newer values, and names those', () => {
  openDraft(product({ facts: { materials: 'Oak', seats: 4 } }))
  typeIn({ materials: 'Ash' })
  const now = product({ version: 4, facts: { materials: 'Teak', seats: 6 } })
  rebaseOn(now)
  assert.equal(draft.value, {
    base: now,
    typed: { materials: 'Ash' },
    newer: { materials: 'Teak', seats: '6' },
  })
})

test('an open form keeps what was typed while a save was on its way', () => {
  openDraft(product())
  typeIn({ materials: 'Oak', warranty: '2 ye' })
  const sent = draft.value?.typed ?? {}
  typeIn({ warranty: '2 years' })
  const saved = product({ version: 4, facts: { materials: 'Oak', warranty: '2 ye' } })
  dropSaved(saved, sent)
  assert.equal(draft.value, { base: saved, typed: { warranty: '2 years' }, newer: {} })
})

test('an open form is not touched by the save of a product that was open before', () => {
  openDraft(product({ code: 'Ch9' }))
  dropSaved(product(), {})
  assert.is(draft.value?.base.code, 'Ch9')
})

test.run()
