import * as assert from 'uvu/assert'
import { suite } from '#test'
import { briefFor } from '../../../../server/drawings/brief.ts'
import { Builder } from '../../../../server/drawings/kit/builder.ts'
import type { Random } from '../../../../server/drawings/kit/random.ts'
import { emptyScene } from '../../../../server/drawings/kit/scene.ts'
import { schemes } from '../../../../server/drawings/props/schemes.ts'
import { alike, colored, planned } from '../../../../server/drawings/rooms/plan.ts'

const test = suite('props in the colours of a room')

const b = new Builder(emptyScene())
const plan = planned(briefFor('colored/1.jpg'), schemes, {})

interface Look {
  top: string
  legs: 'round' | 'square'
  w: number
}

test('names of the scheme become its colours, at any depth; all else stays', () => {
  const told: unknown[] = []
  const prop = (_: Builder, w: number, color: string, look: Look) => told.push(w, color, look)
  colored(prop, 40, 'accent', { top: 'wood', legs: 'round', w: 7 })(b, plan)
  const { accent, wood } = plan.scheme
  assert.equal(told, [40, accent, { top: wood, legs: 'round', w: 7 }])
})

test('of a list of names one is chosen, and a prop that asks for chances gets those of the thing', () => {
  const prop = (_: Builder, color: string, random: Random) => {
    assert.ok([plan.scheme.front, '#123456'].includes(color))
    assert.is(random, plan.brief)
  }
  colored(prop, ['front', '#123456'], 'brief')(b, plan)
})

test('things that are alike choose the same in each part of a drawing', () => {
  const chosen = new Set<string>()
  const thing = alike((_: Builder, color: string) => chosen.add(color), ['#1', '#2', '#3', '#4'])
  for (const part of ['a', 'b', 'c', 'd', 'e', 'f'])
    thing(b, { ...plan, brief: plan.brief.fork(part) })
  assert.is(chosen.size, 1)
})

test.run()
