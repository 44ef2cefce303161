import * as assert from 'uvu/assert'
import { suite } from '#test'
import { compose, draw } from '../../../server/drawings/index.ts'
import { renderDepth } from './depth-buffer.ts'

const test = suite('engineering drawings')

const traits: Record<string, string[]> = {
  'laser-part': ['panel', 'bracket', 'sign', 'screen'],
  'coated-part': ['gate', 'chair-frame', 'railing', 'rack'],
}

for (const [family, names] of Object.entries(traits))
  test(`each trait of ${family} is another drawing, for every path`, () => {
    const drawn = (trait: string) =>
      draw({ path: 'work-image-1.jpg', family, shape: 'square', traits: [trait] })
    assert.is(new Set(names.map(drawn)).size, names.length)
    for (const trait of names) assert.ok(apart(family, trait) >= 0.9, `${family} ${trait}`)
  })

test('the vents trait adds and removes the vents of a cover', () => {
  const shape = (...more: string[]) =>
    heightOf({ path: 'cover-image-1.jpg', traits: ['panel', ...more] })
  assert.ok(shape('cover') < 40)
  assert.ok(shape('no-cover') > 60)
})

/** Share of pairs among twelve neighbours with one trait that differ in more than 4 % of pixels. */
function apart(family: string, trait: string): number {
  const shapes = Array.from({ length: 12 }, (_, i) => {
    const path = `sheet/${family}/image-${i + 1}.jpg`
    return renderDepth(compose({ path, family, shape: 'square', traits: [trait] }), 96).facing
  })
  const pairs = shapes.flatMap((a, i) => shapes.slice(i + 1).map(b => [a, b] as const))
  const differ = pairs.filter(([a, b]) => {
    const changed = a.reduce((sum, value, i) => sum + (value === b[i] ? 0 : 1), 0)
    return changed >= 0.04 * a.length
  })
  return differ.length / pairs.length
}

function heightOf({ path, traits }: { path: string; traits: string[] }): number {
  const { parts } = compose({ path, family: 'laser-part', shape: 'square', traits })
  return Math.max(...parts.map(part => part.bounds.max[2]))
}

test.run()
