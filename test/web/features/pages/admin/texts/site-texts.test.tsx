import * as assert from 'uvu/assert'
import { suite, use } from '#test'
import { Field } from '../../../../../../web/admin/ui/field.tsx'
import { api } from '../../../../../../web/base/routes.ts'
import {
  MESSAGE_GROUP,
  NOT_FOUND_GROUP,
} from '../../../../../../web/features/company/site-texts/fields.ts'
import { answerRequests, openAdminPage } from '../../../../../support/admin-page.ts'
import { liveHook } from '../../../../../support/live-hook.tsx'
import {
  elementIn,
  elementsIn,
  htmlOf,
  insideOf,
  textOf,
} from '../../../../../support/rendered.tsx'
import { until } from '../../../../../support/until.ts'
import { clientWith } from '../../../../admin/client-with.ts'

openAdminPage()
const { SiteTexts } = await import(
  '../../../../../../web/features/pages/admin/texts/site-texts.tsx'
)
const { TextGroup } = await import(
  '../../../../../../web/features/pages/admin/texts/text-group.tsx'
)
const { UndoButtons } = await import(
  '../../../../../../web/features/pages/admin/texts/undo-buttons.tsx'
)
const { unsavedNow } = await import('../../../../../../web/admin/unsaved.ts')

const test = suite('screen of the texts of every page')

function open() {
  const known = clientWith({ [api.siteTexts]: { version: 1, texts: {}, footer: null } })
  const hook = liveHook(() => SiteTexts(), known)
  const form = () => elementIn(hook.now, TextGroup).props.form
  use(() => {
    form().discard()
    assert.equal(unsavedNow(), [])
  })
  const submit = () =>
    elementIn(hook.now, 'form').props.onSubmit({ preventDefault: () => undefined })
  const alert = () => elementsIn(hook.now).find(({ props }) => props.role === 'alert')
  return { hook, form, submit, alert }
}

test('sends nothing where nothing was changed, or where a field has a fault', async () => {
  const { form, submit } = open()
  const sent = answerRequests(({ body }) => ({ ...(body as object), version: 2 }))
  submit()
  form().change('message.chat', ' ')
  submit()
  assert.is(sent.length, 0)
  form().change('message.chat', 'Hi')
  submit()
  submit()
  await until('the end', () => !form().isUnsaved)
  assert.is(sent.length, 1)
})

test('says where another has changed the same', async () => {
  const { form, submit, alert } = open()
  form().change('message.chat', 'Ours')
  assert.is(alert(), undefined)
  const theirs = { version: 5, texts: { 'message.chat': 'Theirs' }, footer: null }
  answerRequests(() => Response.json({ error: 'x', theirs }, { status: 409 }))
  submit()
  await until('the alert', alert)
  assert.match(textOf(alert()), 'stands at the field. Take theirs')
})

const formOf = (more: object = {}) =>
  ({
    ...{ faults: {}, both: [], changed: [], change: () => undefined, undo: () => undefined },
    ...more,
  }) as never

test('a message reads as a visitor might send it, where nothing is wrong with it', () => {
  const shown = (texts: Record<string, string>, faults = {}) => (
    <TextGroup group={MESSAGE_GROUP} form={formOf({ faults })} texts={{ texts, footer: null }} />
  )
  const text = textOf(shown({ 'message.chat': 'Hi {company}, see {page}' }))
  assert.match(text, 'Reads Hi Nairobi Prefab, see Products')
  // The example is about a product, or about a unit where the message names one.
  assert.match(
    textOf(shown({ 'message.chat': '{product} {code}: {link}' })),
    /A8 A8: \S*\/products\/a8 /i,
  )
  assert.match(
    textOf(shown({ 'message.chat': '{unit} {code}: {link}' })),
    /OF-2S4M-7K2P: \S*(?<!ch8) /,
  )
  assert.match(text, 'Filled in: {company}, {page}, {link}.')
  const faults = { 'message.chat': 'Too long' }
  const faulty = textOf(shown({ 'message.chat': 'Hi there' }, faults))
  assert.match(faulty, 'Too long')
  assert.not.match(faulty, 'Reads Hi there')
  assert.match(htmlOf(shown({})), '<textarea')
  const words = (
    <TextGroup group={NOT_FOUND_GROUP} form={formOf()} texts={{ texts: {}, footer: null }} />
  )
  assert.not.match(textOf(words), /Reads|Filled in/)
  assert.not.match(htmlOf(words), '<textarea')
  assert.is(htmlOf(words).match(/data-wide="true"/g)?.length, 1)
})

test('a field is typed in, undone and delivered again by its name', () => {
  const calls: unknown[] = []
  const note =
    (name: string) =>
    (...given: unknown[]) =>
      calls.push([name, ...given])
  const stored = { version: 1, texts: { 'notFound.title': 'Theirs' }, footer: null }
  const one = { ...NOT_FOUND_GROUP, fields: NOT_FOUND_GROUP.fields.slice(0, 1) }
  const open = (more: object) => {
    const form = formOf({ change: note('change'), undo: note('undo'), stored, ...more })
    const texts = { texts: { 'notFound.title': 'Ours' }, footer: null }
    const group = TextGroup({ group: one, form, texts })
    return insideOf(elementsIn(group).find(({ props }) => props.field) as never)
  }
  const field = open({ changed: ['notFound.title'] })
  elementIn(field, Field).props.onChange({ target: { value: 'New' } })
  const undo = elementIn(field, UndoButtons).props
  undo.onUndo()
  undo.onShip()
  assert.equal(calls, [
    ['change', 'notFound.title', 'New'],
    ['undo', 'notFound.title'],
    ['change', 'notFound.title', one.fields[0]?.shipped],
  ])
  assert.equal([undo.isChanged, undo.isShipped, undo.theirs], [true, false, undefined])
  const both = elementIn(open({ both: ['notFound.title'] }), UndoButtons).props
  assert.equal([both.isChanged, both.theirs], [false, 'Theirs'])
})

test('a field has the ways back that lead anywhere', () => {
  const shown = (isChanged: boolean, isShipped: boolean, theirs?: string) => {
    const calls: string[] = []
    const [onUndo, onShip] = [() => calls.push('undo'), () => calls.push('ship')]
    const buttons = UndoButtons({ what: 'Heading', isChanged, isShipped, theirs, onUndo, onShip })
    const all = elementsIn(buttons).filter(({ type }) => type === 'button')
    for (const { props } of all) props.onClick()
    return [textOf(buttons), all.map(({ props }) => props['aria-label']).join(', '), calls.join()]
  }
  assert.equal(shown(false, true), ['', '', ''])
  assert.equal(shown(true, true), ['Undo', 'Undo: Heading', 'undo'])
  const ship = ['As it was delivered', 'As it was delivered: Heading', 'ship']
  assert.equal(shown(false, false), ship)
  assert.equal(shown(true, false, 'Theirs'), [
    'Somebody else wrote: Theirs Take theirs As it was delivered',
    'Take theirs: Heading, As it was delivered: Heading',
    'undo,ship',
  ])
  assert.match(shown(true, false, '')[0] as string, 'Somebody else wrote: (nothing)')
})

test.run()
