import * as assert from 'uvu/assert'
import { suite } from '#test'
import { compress } from '../../../../../server/base/http/compress.ts'
import { drawingsVersion } from '../../../../../server/drawings/version.ts'
import { drawPlan } from '../../../../../server/features/design/drawing/index.ts'
import { measuresOf } from '../../../../../web/features/design/measures.ts'
import { digestOf, HOW_TO_RECORD, recorded } from '../../../drawings/recorded.ts'
import { designedUnits, plans } from './designed-units.ts'
import { viewOfTurn } from './faults.ts'
import { unseenChoices } from './unseen-choices.ts'
import { HEAVIEST, heaviestOf } from './weight.ts'

const test = suite('drawing of a plan')
const seen = { view: 0, roof: true, sizes: false } as const
const drawn = designedUnits()

test('the same plan and view give the same bytes, other views others', () => {
  for (const plan of plans.slice(0, 20)) {
    const views = ([0, 1, 2, 3] as const).map(view => drawPlan(plan, { ...seen, view }))
    assert.is(drawPlan(structuredClone(plan), seen), views[0])
    assert.is(new Set(views).size, 4)
  }
})

test('every choice changes what is seen in at least one view, with the roof on or off', () => {
  assert.equal(plans.slice(0, 25).flatMap(unseenChoices), [])
})

test('19 in 20 drawings are sent in 12 KB', async () => {
  const sizes = await Promise.all(
    drawn.map(async svg => (await compress(Buffer.from(svg), 'br')).length),
  )
  assert.ok(heaviestOf(sizes) <= HEAVIEST, `${heaviestOf(sizes)} bytes`)
})

test('units are drawn as recorded for the version that their addresses name', () => {
  const { version, digests } = recorded()
  assert.is(version, drawingsVersion, HOW_TO_RECORD)
  assert.is(digestOf(drawn), digests['designed units'], HOW_TO_RECORD)
})

test('sizes are the measures in metres, with the picture as it is without them', () => {
  for (const [i, plan] of plans.slice(0, 30).entries()) {
    const view = viewOfTurn(i)
    const svg = drawPlan(plan, { ...view, sizes: true })
    const texts = [...svg.matchAll(/<text[^>]*>([^<]*)</g)].map(([, text]) => text)
    const { width, depth, height } = measuresOf(plan)
    const metres = (cm: number) => `${(cm / 100).toFixed(1)} m`
    assert.equal(texts.sort(), [width, depth, height].map(metres).sort())
    assert.ok(svg.startsWith(drawPlan(plan, view).replace('</svg>', '')))
  }
})

test.run()
