import * as assert from 'uvu/assert'
import { suite } from '#test'
import { changesOf, typedAt } from '../../../../../../web/features/pages/admin/saving/changes.ts'
import {
  noSteps,
  rebased,
  redone,
  type Steps,
  undone,
  withStep,
} from '../../../../../../web/features/pages/admin/saving/steps.ts'
import { pageOf, retitled, titlesOf } from './page-server.ts'

const test = suite('steps of undo, and what a draft changes')

const one = pageOf({ a: 'One', b: 'Two' })
const two = retitled(one, 'a', 'Uno')
const three = retitled(two, 'b', 'Due')

test('steps lead back and forth again', () => {
  const steps = withStep(withStep(noSteps, one), two)
  const back = undone(steps, three)
  assert.is(back?.page, two)
  const further = undone(back?.steps as Steps, two)
  assert.is(further?.page, one)
  assert.is(undone(further?.steps as Steps, one), undefined)
  assert.is(redone(further?.steps as Steps, one)?.page, two)
})

test('typing in one field within a second is one step', () => {
  let steps = withStep(noSteps, one, 'a.title', 0)
  steps = withStep(steps, two, 'a.title', 999)
  steps = withStep(steps, two, 'a.title', 1998)
  assert.equal(steps.past, [one])
  assert.is(withStep(steps, two, 'b.title', 2000).past.length, 2)
  assert.is(withStep(steps, two, 'a.title', 2998).past.length, 2)
})

test('steps are a hundred at most, and the oldest go', () => {
  let steps = noSteps
  for (let n = 0; n < 105; n += 1) steps = withStep(steps, retitled(one, 'a', `${n}`))
  assert.is(steps.past.length, 100)
  assert.is(titlesOf(steps.past[0] as typeof one)[0], '5')
})

test('a change ends what could be done again', () => {
  const back = undone(withStep(noSteps, one), two)
  assert.equal(withStep(back?.steps as Steps, one).future, [])
})

test('steps have in them what others changed, as far as it does not meet them', () => {
  const steps: Steps = { past: [one, two], future: [] }
  const theirs = retitled(three, 'b', 'Zwei')
  const after = rebased({ past: [two], future: [] }, two, retitled(two, 'b', 'Zwei'))
  assert.equal(after.past.map(titlesOf), [['Uno', 'Zwei']])
  // The older of both had another text where another administrator has written since.
  assert.equal(rebased(steps, three, theirs).past, [])
})

const page = pageOf({ a: 'One', b: 'Two' })

test('a draft counts sections, fields and another order', () => {
  assert.equal(changesOf(page, page), [])
  assert.equal(changesOf(page, retitled(page, 'a', 'Uno')), ['a'])
  assert.equal(changesOf(page, pageOf({ b: 'Two', a: 'One' })), ['order'])
  assert.equal(changesOf(page, pageOf({ a: 'One', c: 'New' }, { menu: 'About' })), [
    'b',
    'c',
    'menu',
  ])
})

test('a draft knows the text that was typed in, and nothing where more has changed', () => {
  assert.is(typedAt(page, retitled(page, 'b', 'Due')), 'source.sections.1.title')
  const titled = (title: string) => ({ sections: [{ title, text: 'x' }] })
  const { sections } = titled('a')
  const more = { sections: [{ ...sections[0], title: 'ab' }] }
  assert.is(typedAt({ sections }, more), 'sections.0.title')
  assert.is(typedAt({ sections }, { sections: [{ title: 'b', text: 'y' }] }), undefined)
  assert.is(typedAt({ sections }, { sections: [] }), undefined)
  assert.is(typedAt({ seconds: 3 }, { seconds: 4 }), undefined)
})

test.run()
