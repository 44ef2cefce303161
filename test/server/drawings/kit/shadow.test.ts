import * as assert from 'uvu/assert'
import { suite } from '#test'
import { Builder } from '../../../../server/drawings/kit/builder.ts'
import { emptyScene } from '../../../../server/drawings/kit/scene.ts'
import { shadowsOf } from '../../../../server/drawings/kit/shadow.ts'

const test = suite('shadows')

function shadowsAfter(build: (b: Builder) => void) {
  const scene = emptyScene()
  build(new Builder(scene))
  return shadowsOf(scene.parts.flatMap(part => part.solids))
}

test('a shadow inside another one is left out', () => {
  const table = shadowsAfter(b => b.box([0, 0, 0], [100, 100, 80], '#c79a63'))
  const withCup = shadowsAfter(b =>
    b.box([40, 40, 80], [8, 8, 1], '#c79a63').box([0, 0, 0], [100, 100, 80], '#c79a63'),
  )
  assert.equal(withCup, table)
})

test('what is built quietly throws no shadow, wherever it stands', () => {
  const cup = (b: Builder) => b.cylinder(0, 4, 9, '#c79a63')
  assert.is(shadowsAfter(cup).length, 1)
  assert.equal(
    shadowsAfter(b => cup(b.quiet.at(20, 0))),
    [],
  )
  assert.equal(
    shadowsAfter(b => b.quiet.group(cup)),
    [],
  )
})

test('of two equal shadows one stays', () => {
  const twice = shadowsAfter(b =>
    b.box([0, 0, 0], [10, 10, 10], '#c79a63').box([0, 0, 0], [10, 10, 10], '#98a5ad'),
  )
  assert.is(twice.length, 1)
})

test('overlapping shadows all stay, in the order given', () => {
  const posts = shadowsAfter(b => {
    for (const x of [0, 20, 60]) b.box([x, 0, 0], [10, 10, 50], '#c79a63')
  })
  assert.equal(
    posts.map(ring => Math.min(...ring.map(([x]) => x))),
    [0, 20, 60],
  )
})

test('flat solids have no shadow', () => {
  assert.equal(
    shadowsAfter(b => b.box([0, 0, 0], [50, 50, 0.5], '#c79a63')),
    [],
  )
})

test.run()
