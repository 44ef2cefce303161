import * as assert from 'uvu/assert'
import { suite, use } from '#test'
import { WordsForm } from '../../../../web/admin/answer-words/words-form.tsx'
import { isSignInNeeded } from '../../../../web/admin/session/sign-in-again.ts'
import { Button } from '../../../../web/admin/ui/button.tsx'
import { Field } from '../../../../web/admin/ui/field.tsx'
import { api } from '../../../../web/routes.ts'
import { answerRequests, openAdminPage } from '../../../support/admin-page.ts'
import { liveHook } from '../../../support/live-hook.tsx'
import { elementIn, elementsIn, press, textOf } from '../../../support/rendered.tsx'
import { standIn } from '../../../support/stand-in.ts'

openAdminPage()

const test = suite('form of answer words')

const visit = { id: 'w1', title: 'Visit', text: 'Come, {name}.', version: 3 }

/** Lets requests that were begun be answered and read. */
const settled = async () => {
  for (let turn = 0; turn < 5; turn += 1) await new Promise(resolve => setImmediate(resolve))
}

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

test('a new one begins empty, and has the same id however often it is sent', async () => {
  const { live, field, type, submit, closed } = form()
  assert.equal([field('Name').value, field('Text').value], ['', ''])
  assert.is(elementIn(live.now, 'form').props['aria-label'], 'New text')
  type('Name', 'Visit')
  type('Text', 'Come.')
  let sent = answerRequests(() => new Response('', { status: 500 }))
  await submit()
  const first = sent[0]
  assert.equal([first?.body, closed()], [{ title: 'Visit', text: 'Come.' }, 0])
  assert.is(textOf(elementIn(live.now, 'p')), 'It could not be saved. Please try again.')
  sent = answerRequests(() => ({}))
  await submit()
  assert.equal([sent[0]?.address, closed()], [first?.address, 1])
})

test('a changed one names the version that it began from', async () => {
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
  const alerts = () => elementsIn(live.now).filter(({ props }) => props.role === 'alert')
  answerRequests(() =>
    Response.json({ error: 'x', fields: { title: 'Is there already' } }, { status: 400 }),
  )
  await submit()
  assert.equal([field('Name').error, field('Text').error], ['Is there already', undefined])
  assert.is(alerts().length, 0)
  answerRequests(() => Response.json({ error: 'It was changed.' }, { status: 409 }))
  await submit()
  assert.is(textOf(alerts()[0]), 'It was changed.')
  assert.is(field('Name').error, undefined)
})

test('without a session it asks to sign in, and says nothing at the fields', async () => {
  use(() => isSignInNeeded.set(false))
  const { live, submit, closed } = form(visit)
  answerRequests(() => new Response('', { status: 401 }))
  await submit()
  assert.equal([isSignInNeeded.value, closed()], [true, 0])
  assert.is(elementsIn(live.now).filter(({ props }) => props.role === 'alert').length, 0)
})

test('words in braces that are not filled in are named', () => {
  const { field, type } = form(visit)
  assert.is(field('Text').note, undefined)
  type('Text', '{nmae}, {prize}')
  assert.is(field('Text').note, '{nmae}, {prize} is not filled in.')
})

test('is sent once while it is on its way, and Cancel closes it', async () => {
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

test.run()
