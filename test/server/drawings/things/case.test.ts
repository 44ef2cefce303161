import * as assert from 'uvu/assert'
import { suite } from '#test'
import { briefFor } from '../../../../server/drawings/brief.ts'
import { Builder } from '../../../../server/drawings/kit/builder.ts'
import { emptyScene } from '../../../../server/drawings/kit/scene.ts'
import { finish } from '../../../../server/drawings/props/cabinets/finish.ts'
import { drawCase } from '../../../../server/drawings/things/case.ts'
import { columnsOf, divided } from '../../../../server/drawings/things/case-words.ts'

const test = suite('case furniture')
const brief = briefFor('case/image-1.jpg')
const topsOf = (front: string) => {
  const b = new Builder(emptyScene())
  const size = [120, 40, 80] as const
  const tops = drawCase(b, { brief, look: finish(brief), size, front, feet: ['plinth', 10] })
  return tops.map(({ x, w, z }) => [x, w, z].map(Math.round))
}

test('a front names columns from the left and cells from below, with shares', () => {
  assert.equal(columnsOf('2: door drawer*.5 | open'), [
    {
      share: 2,
      cells: [
        { word: 'door', share: 1 },
        { word: 'drawer', share: 0.5 },
      ],
    },
    { share: 1, cells: [{ word: 'open', share: 1 }] },
  ])
})

test('a length is divided by shares, boards taken off', () => {
  const stretches = divided([{ share: 1 }, { share: 3 }], 42, 2)
  assert.equal(
    stretches.map(({ from, size }) => [from, size]),
    [
      [0, 10],
      [12, 30],
    ],
  )
})

test('columns of one height have one top, on their feet', () => {
  assert.equal(topsOf('door | drawer drawer | open'), [[0, 120, 90]])
})

test('a gap lowers the top of its column', () => {
  assert.equal(topsOf('door | drawer gap'), [
    [0, 60, 90],
    [60, 60, 50],
  ])
})

test('what lies over a gap shares the top of the columns beside it', () => {
  assert.equal(topsOf('door | gap*3 drawer | door'), [[0, 120, 90]])
})

test('an unknown cell is refused with those that are known', () => {
  assert.throws(() => topsOf('door | drawr'), /no cell "drawr"; known are bare,open,wine,door/)
})

test.run()
