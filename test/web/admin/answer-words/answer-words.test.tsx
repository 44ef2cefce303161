import { QueryClient } from '@tanstack/react-query'
import * as assert from 'uvu/assert'
import { suite, use } from '#test'
import { useAnswerWordsChanges } from '../../../../web/admin/answer-words/use-answer-words.ts'
import { WordsForm } from '../../../../web/admin/answer-words/words-form.tsx'
import { api } from '../../../../web/routes.ts'
import { answerRequests, openAdminPage } from '../../../support/admin-page.ts'
import { liveHook } from '../../../support/live-hook.tsx'
import { elementsIn, emptyClient, press, returnOf, shownToast } from '../../../support/rendered.tsx'

openAdminPage()
const { AnswerWordsScreen } = await import('../../../../web/admin/answer-words/answer-words.tsx')

const test = suite('answer words')

const visit = { id: 'w1', title: 'Visit', text: 'Come, {name}.', version: 3 }
const oak = { id: 'w2', title: 'Oak', text: 'We have oak.', version: 1 }

/** Lets requests that were begun be answered and read. */
const settled = async () => {
  for (let turn = 0; turn < 5; turn += 1) await new Promise(resolve => setImmediate(resolve))
}

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

test('are stored, and the list is read again', async () => {
  const { now, outdated } = changes()
  const sent = answerRequests(() => visit)
  await now.save('w1', { title: 'Visit', text: 'Come.', version: 3 })
  assert.equal(sent, [
    {
      method: 'PUT',
      address: api.answerWord('w1'),
      body: { title: 'Visit', text: 'Come.', version: 3 },
    },
  ])
  assert.equal(outdated(), [true, false])
})

test('are deleted, and come back without a version', async () => {
  const { now, outdated } = changes()
  const sent = answerRequests(() => ({}))
  await now.remove(visit)
  assert.equal([shownToast()?.title, outdated()[0]], ['“Visit” deleted', true])
  pressUndo()
  await settled()
  assert.equal(
    sent.map(({ method, body }) => [method, body]),
    [
      ['DELETE', undefined],
      ['PUT', { title: 'Visit', text: 'Come, {name}.' }],
    ],
  )
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

test('one is changed in its place, another is added above', () => {
  const { live, forms, button } = open()
  assert.equal(forms().length, 0)
  button('Change “Oak”').onClick()
  assert.equal(
    forms().map(({ props }) => props.words),
    [oak],
  )
  assert.equal([button('Change “Oak”'), Boolean(button('Change “Visit”'))], [undefined, true])
  forms()[0]?.props.onClose()
  assert.is(forms().length, 0)
  press(live.now, 'Add a text')
  assert.equal(
    forms().map(({ props }) => props.words),
    [undefined],
  )
})

test('without any it says so, unless one is being added', () => {
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

test.run()
