import { QueryClient } from '@tanstack/react-query'
import * as assert from 'uvu/assert'
import { suite, use } from '#test'
import { initialAnswerWords } from '../../../../../../server/features/inquiries/answer-words/shipped.ts'
import { isSignInNeeded } from '../../../../../../web/admin/session/sign-in-again.ts'
import { Button } from '../../../../../../web/admin/ui/button.tsx'
import { Field } from '../../../../../../web/admin/ui/field.tsx'
import { api } from '../../../../../../web/base/routes.ts'
import {
  filledIn,
  unknownIn,
} from '../../../../../../web/features/inquiries/admin/answer-words/fill.ts'
import { useAnswerWordsChanges } from '../../../../../../web/features/inquiries/admin/answer-words/use-answer-words.ts'
import { WordsForm } from '../../../../../../web/features/inquiries/admin/answer-words/words-form.tsx'
import { answerRequests, openAdminPage } from '../../../../../support/admin-page.ts'
import { liveHook } from '../../../../../support/live-hook.tsx'
import {
  elementIn,
  elementsIn,
  emptyClient,
  formFaultIn,
  press,
  returnOf,
  shownToast,
} from '../../../../../support/rendered.tsx'
import { standIn } from '../../../../../support/stand-in.ts'
import { settled } from '../../../../admin/settled.ts'

openAdminPage()
const { AnswerWordsScreen } = await import(
  '../../../../../../web/features/inquiries/admin/answer-words/answer-words.tsx'
)

const test = suite('answer words')

const visit = { id: 'w1', title: 'Visit', text: 'Come, {name}.', version: 3 }

const oak = { id: 'w2', title: 'Oak', text: 'We have oak.', version: 1 }

const pressUndo = () =>
  (shownToast()?.action as { props: { onClick(): void } } | undefined)?.props.onClick()

function changes() {
  const client = new QueryClient()
  use(() => client.clear())
  client.setQueryData([api.answerWords], { words: [] })
  client.setQueryData([api.users], [])
  const isOutdated = (address: string) => client.getQueryState([address])?.isInvalidated
  return {
    now: returnOf(useAnswerWordsChanges, { client }),
    outdated: () => [isOutdated(api.answerWords), isOutdated(api.users)],
  }
}

test('texts are stored, and the list is read again', async () => {
  const { now, outdated } = changes()
  const sent = answerRequests(() => visit)
  await now.save('w1', { title: 'Visit', text: 'Come.', version: 3 })
  const body = { title: 'Visit', text: 'Come.', version: 3 }
  assert.equal(sent, [{ method: 'PUT', address: api.answerWord('w1'), body }])
  assert.equal(outdated(), [true, false])
})

test('texts are deleted, and come back without a version', async () => {
  const { now, outdated } = changes()
  const sent = answerRequests(() => ({}))
  await now.remove(visit)
  assert.equal([shownToast()?.title, outdated()[0]], ['“Visit” deleted', true])
  pressUndo()
  await settled()
  const requests = sent.map(({ method, body }) => [method, body])
  assert.equal(requests, [
    ['DELETE', undefined],
    ['PUT', { title: 'Visit', text: 'Come, {name}.' }],
  ])
})

test('a failure says what was not done, and the list is read again', async () => {
  const { now, outdated } = changes()
  answerRequests(() => ({}))
  await now.remove(visit)
  answerRequests(() => new Response('', { status: 500 }))
  pressUndo()
  await settled()
  assert.is(shownToast()?.description, 'The text could not be brought back. Please add it again.')
  const again = changes()
  await again.now.remove(visit)
  assert.is(shownToast()?.description, 'The text could not be deleted. Please try again.')
  assert.equal([outdated()[0], again.outdated()[0]], [true, true])
})

function open(words = [visit, oak]) {
  const client = emptyClient()
  client.setDefaultOptions({ queries: { queryFn: () => ({ words }) } })
  client.setQueryData([api.answerWords], { words })
  const live = liveHook(() => AnswerWordsScreen(), { client })
  const forms = () => elementsIn(live.now).filter(({ type }) => type === WordsForm)
  const button = (label: string) =>
    elementsIn(live.now).find(({ props }) => props['aria-label'] === label)?.props
  return { live, forms, button }
}

test('a text is changed in its place, another is added above', () => {
  const { live, forms, button } = open()
  const edited = () => forms().map(({ props }) => props.words)
  assert.equal(forms().length, 0)
  button('Change “Oak”').onClick()
  assert.equal(edited(), [oak])
  assert.equal([button('Change “Oak”'), Boolean(button('Change “Visit”'))], [undefined, true])
  forms()[0]?.props.onClose()
  assert.is(forms().length, 0)
  press(live.now, 'Add a text')
  assert.equal(edited(), [undefined])
})

test('without any text the screen says so, unless one is being added', () => {
  const { live } = open([])
  const isEmpty = () => elementsIn(live.now).some(({ props }) => props.className === 'empty')
  assert.is(isEmpty(), true)
  press(live.now, 'Add a text')
  assert.is(isEmpty(), false)
})

test('the button deletes one', async () => {
  const sent = answerRequests(() => ({}))
  open().button('Delete “Visit”').onClick()
  await settled()
  assert.equal([sent[0]?.method, sent[0]?.address], ['DELETE', api.answerWord('w1')])
})

function form(words?: typeof visit) {
  standIn('FormData', class {})
  let closed = 0
  const live = liveHook(() => WordsForm({ ...(words && { words }), onClose: () => closed++ }))
  const field = (label: string) => elementIn(live.now, Field, props => props.label === label).props
  const type = (label: string, value: string) => field(label).onChange({ target: { value } })
  const submit = async () => {
    elementIn(live.now, 'form').props.onSubmit({ preventDefault: () => undefined })
    await settled()
  }
  return { live, field, type, submit, closed: () => closed }
}

test('a new text begins empty, and has the same id however often it is sent', async () => {
  const { live, field, type, submit, closed } = form()
  assert.equal([field('Name').value, field('Text').value], ['', ''])
  assert.is(elementIn(live.now, 'form').props['aria-label'], 'New text')
  type('Name', 'Visit')
  type('Text', 'Come.')
  let sent = answerRequests(() => new Response('', { status: 500 }))
  await submit()
  const first = sent[0]
  assert.equal([first?.body, closed()], [{ title: 'Visit', text: 'Come.' }, 0])
  assert.is(formFaultIn(live.now), 'It could not be saved. Please try again.')
  sent = answerRequests(() => ({}))
  await submit()
  assert.equal([sent[0]?.address, closed()], [first?.address, 1])
})

test('a changed text names the version that it began from', async () => {
  const { live, type, submit, closed } = form(visit)
  assert.is(elementIn(live.now, 'form').props['aria-label'], 'Change “Visit”')
  type('Text', 'Come soon.')
  const sent = answerRequests(() => ({}))
  await submit()
  assert.equal(sent[0]?.address, api.answerWord('w1'))
  assert.equal(sent[0]?.body, { title: 'Visit', text: 'Come soon.', version: 3 })
  assert.is(closed(), 1)
})

test('what is wrong stands at its field, or above', async () => {
  const { live, field, submit } = form(visit)
  answerRequests(() =>
    Response.json({ error: 'x', fields: { title: 'Is there already' } }, { status: 400 }),
  )
  await submit()
  assert.equal([field('Name').error, field('Text').error], ['Is there already', undefined])
  assert.is(formFaultIn(live.now), undefined)
  answerRequests(() => Response.json({ error: 'It was changed.' }, { status: 409 }))
  await submit()
  assert.is(formFaultIn(live.now), 'It was changed.')
  assert.is(field('Name').error, undefined)
})

test('without a session the form asks to sign in, and says nothing at the fields', async () => {
  use(() => isSignInNeeded.set(false))
  const { live, submit, closed } = form(visit)
  answerRequests(() => new Response('', { status: 401 }))
  await submit()
  assert.equal([isSignInNeeded.value, closed()], [true, 0])
  assert.is(formFaultIn(live.now), undefined)
})

test('words in braces that are not filled in are named', () => {
  const { field, type } = form(visit)
  assert.is(field('Text').note, undefined)
  type('Text', '{nmae}, {prize}')
  assert.is(field('Text').note, '{nmae}, {prize} is not filled in.')
})

test('a text is sent once while it is on its way, and Cancel closes it', async () => {
  const { live, submit, closed } = form(visit)
  let answer = (_: object) => {}
  const sent = answerRequests(() => new Promise(resolve => (answer = resolve)))
  await submit()
  assert.is(elementIn(live.now, Button).props.isBusy, true)
  await submit()
  assert.is(sent.length, 1)
  answer({})
  await settled()
  assert.is(elementIn(live.now, Button).props.isBusy, false)
  press(live.now, 'Cancel')
  assert.is(closed(), 2)
})

const inquiry = {
  name: 'Amina & Co',
  subject: '',
  items: [
    { page: '/chairs', code: 'Ch12', quantity: 4, note: 'in oak' },
    { page: '/beds', code: 'B1', quantity: 1, note: '' },
  ],
}

const fill = (text: string, more = {}) => filledIn(text, { ...inquiry, ...more }, 'Nairobi Prefab')

test('name, items and company are filled in wherever they stand', () => {
  assert.is(fill('{name}, {name} of {company}'), 'Amina & Co, Amina & Co of Nairobi Prefab')
  assert.is(fill('About:\n{items}\nThanks'), 'About:\n4 × Ch12 (in oak)\n1 × B1\nThanks')
})

test('without items the subject stands in their place', () => {
  assert.is(fill('{items}', { items: [], subject: 'A site office' }), 'A site office')
  assert.is(fill('About {items}', { items: [] }), 'About your inquiry')
})

test('what a customer wrote is not filled in again', () => {
  const name = '{company} $& {items}'
  assert.is(fill('{name} {company}', { name }), `${name} Nairobi Prefab`)
})

test('other words in braces stay, and are named once', () => {
  assert.is(fill('{nmae} {constructor} {price}'), '{nmae} {constructor} {price}')
  assert.equal(unknownIn('{nmae} {name} {price} {price}'), ['{nmae}', '{price}'])
})

test('the shipped texts have no unknown words in braces', () => {
  for (const { text } of initialAnswerWords) assert.equal(unknownIn(text), [])
})

test.run()
