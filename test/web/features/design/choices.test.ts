import * as assert from 'uvu/assert'
import { suite } from '#test'
import { changed, changeInWords, choiceGroups } from '../../../../web/features/design/choices.ts'
import { firstPlan, type Plan, words } from '../../../../web/features/design/plan.ts'
import { planText, readPlan } from '../../../../web/features/design/plan-text.ts'
import { randomPlans } from '../../../support/random-plans.ts'

const test = suite('choices of a plan')

const plan = (of: Partial<Plan>): Plan => ({ ...firstPlan, extras: [], fittings: [], ...of })

test('lead to plans that stand, that differ, and that have what was chosen', () => {
  for (const from of randomPlans(500, 3)) {
    for (const { choices, isSet } of choiceGroups(from)) {
      assert.ok(isSet || choices.filter(({ isChosen }) => isChosen).length === 1)
      for (const { field, value, leadsTo, isChosen } of choices) {
        if (!leadsTo) continue
        assert.is(readPlan(planText(leadsTo)).as, 'written')
        const all: readonly (string | number)[] = [leadsTo[field]].flat()
        assert.is(all.includes(value), !(isSet && isChosen), `${planText(from)} ${value}`)
      }
    }
  }
})

test('reach every plan that stands from every other, one choice at a time', () => {
  for (const [from, to] of randomPlans(400, 5).map((one, i, all) => [one, all.at(-i)] as const)) {
    if (!to) continue
    let at = from
    const fields = Object.keys(words) as (keyof Plan)[]
    for (let round = 0; round < 4 && planText(at) !== planText(to); round++) {
      for (const field of fields) {
        for (const value of words[field]) {
          const wanted = [to[field]].flat().some(one => one === value)
          const is = [at[field]].flat().some(one => one === value)
          const isSet = field === 'extras' || field === 'fittings'
          if (isSet ? wanted !== is : wanted && !is) at = changed(at, field, value) ?? at
        }
      }
    }
    assert.is(planText(at), planText(to))
  }
})

test('offer no third storey on a terrace, and no stairs to nowhere', () => {
  assert.is(changed(plan({ roof: 'terrace', extras: ['stairs'] }), 'storeys', 3), undefined)
  assert.is(changed(plan({ storeys: 3 }), 'roof', 'terrace'), undefined)
  assert.is(changed(plan({}), 'extras', 'stairs'), undefined)
  assert.is(changed(plan({ roof: 'terrace', extras: ['stairs'] }), 'extras', 'stairs'), undefined)
  assert.is(changed(plan({ roof: 'terrace', extras: ['stairs'] }), 'extras', 'solar'), undefined)
})

test('bring what follows: stairs to a terrace, and one module alone in a line', () => {
  assert.equal(changed(plan({ extras: ['deck', 'solar'] }), 'roof', 'terrace')?.extras, [
    'deck',
    'stairs',
  ])
  assert.is(changed(plan({ layout: 'side' }), 'count', 1)?.layout, 'line')
  assert.is(changed(plan({ count: 4 }), 'feet', 40)?.layout, 'side')
  assert.equal(changed(plan({ storeys: 2, extras: ['stairs'] }), 'storeys', 1)?.extras, [])
})

test('keep the order of extras', () => {
  assert.equal(changed(plan({ extras: ['tank'] }), 'extras', 'deck')?.extras, ['deck', 'tank'])
})

test('say why one cannot be made, without what would be changed for it', () => {
  const because = (of: Partial<Plan>) =>
    choiceGroups(plan(of)).flatMap(({ choices }) => choices.flatMap(choice => choice.because ?? []))
  assert.equal(because({ storeys: 3 }), ['A third storey does not stand under a terrace.'])
  assert.equal(because({ roof: 'terrace', extras: ['stairs'] }), [
    'A third storey does not stand under a terrace.',
    'Stairs outside lead to a terrace.',
    'A terrace is for people.',
  ])
  for (const from of randomPlans(300, 7)) {
    for (const { leadsTo, because } of choiceGroups(from).flatMap(({ choices }) => choices)) {
      assert.is(leadsTo === undefined, because !== undefined)
    }
  }
})

test('are told by what is chosen anew, and what is taken out', () => {
  const from = plan({ extras: ['deck'] })
  assert.is(changeInWords(from, from), '')
  assert.is(
    changeInWords(from, plan({ roof: 'terrace', extras: ['stairs'] })),
    'Roof: Terrace, without Deck, with Stairs',
  )
  assert.is(changeInWords(from, plan({ storeys: 2, extras: ['deck'] })), 'Storeys: 2')
})

test.run()
