import * as assert from 'uvu/assert'
import { suite } from '#test'
import {
  noSteps,
  rebased,
  redone,
  type Steps,
  typedAt,
  undone,
  withStep,
} from '../../../../web/admin/draft/steps.ts'
import type { Card } from './card.ts'

const test = suite('steps of undo')

const one: Card = { title: 'One', text: 'Two' }
const two: Card = { ...one, title: 'Uno' }
const three: Card = { ...two, text: 'Due' }

test('steps lead back and forth again', () => {
  const steps = withStep(withStep<Card>(noSteps, one), two)
  const back = undone(steps, three)
  assert.is(back?.typed, two)
  const further = undone(back?.steps as Steps<Card>, two)
  assert.is(further?.typed, one)
  assert.is(undone(further?.steps as Steps<Card>, one), undefined)
  assert.is(redone(further?.steps as Steps<Card>, one)?.typed, two)
})

test('typing in one field within a second is one step', () => {
  let steps = withStep<Card>(noSteps, one, two, 0)
  steps = withStep(steps, two, { ...two, title: 'Un' }, 999)
  steps = withStep(steps, two, { ...two, title: 'U' }, 1998)
  assert.equal(steps.past, [one])
  assert.is(withStep(steps, two, three, 2000).past.length, 2)
  assert.is(withStep(steps, two, one, 2998).past.length, 2)
  assert.is(withStep(steps, two, undefined, 2000).past.length, 2)
})

test('steps are a hundred at most, and the oldest go', () => {
  let steps: Steps<Card> = noSteps
  for (let n = 0; n < 105; n += 1) steps = withStep(steps, { title: `${n}` })
  assert.is(steps.past.length, 100)
  assert.is(steps.past[0]?.title, '5')
})

test('a change ends what could be done again', () => {
  const back = undone(withStep<Card>(noSteps, one), two)
  assert.equal(withStep(back?.steps as Steps<Card>, one).future, [])
})

test('steps have in them what others changed, up to the first that it meets', () => {
  const onto = (card: Card) => (card.text === 'Two' ? { ...card, text: 'Zwei' } : undefined)
  assert.equal(rebased({ past: [one, two], future: [two] }, onto).past, [
    { title: 'One', text: 'Zwei' },
    { title: 'Uno', text: 'Zwei' },
  ])
  const { past, future } = rebased({ past: [one, three, two], future: [three, one] }, onto)
  assert.equal([past, future], [[{ title: 'Uno', text: 'Zwei' }], []])
})

test('the text that was typed in is known by its path, and none where more has changed', () => {
  const titled = (title: string, text = 'x') => ({ sections: [{ title, text }], kept: one })
  assert.is(typedAt(titled('a'), { ...titled('ab'), kept: one }), 'sections.0.title')
  const { sections } = titled('a')
  assert.is(typedAt({ sections }, { sections: [{ title: 'b', text: 'y' }] }), undefined)
  assert.is(typedAt({ sections }, { sections: [] }), undefined)
  assert.is(typedAt({ seconds: 3 }, { seconds: 4 }), undefined)
})

test.run()
