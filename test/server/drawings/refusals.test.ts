import * as assert from 'uvu/assert'
import { suite } from '#test'
import { briefFor } from '../../../server/drawings/brief.ts'
import { block, openLook } from '../../../server/drawings/buildings/modular.ts'
import * as o from '../../../server/drawings/buildings/openings.ts'
import type { Opening } from '../../../server/drawings/buildings/spread.ts'
import { Builder } from '../../../server/drawings/kit/builder.ts'
import { emptyScene } from '../../../server/drawings/kit/scene.ts'
import { finish } from '../../../server/drawings/props/cabinets/finish.ts'
import { drawCase } from '../../../server/drawings/things/case.ts'

const test = suite('what drawings refuse to draw')

const brief = briefFor('refused/image-1.jpg')

test('a door that has no room on its wall is an error, as are openings of which none has', () => {
  const wall = (front: Opening[]) => () => {
    const look = openLook(brief, { paints: ['#ffffff'], accents: ['#000000'] })
    block({ size: [300, 300, 600], front })(new Builder(emptyScene()), look)
  }
  assert.throws(wall([o.door(), o.door(), o.door()]), /too few for openings of 96 and 96 and 96/)
  assert.throws(wall([o.window(290)]), /300 cm of a wall are free/)
})

test('an unknown cell of a case is an error with those that are known', () => {
  const size = [120, 40, 80] as const
  const look = finish(brief)
  const draw = () =>
    drawCase(new Builder(emptyScene()), {
      ...{ brief, look, size, front: 'door | drawr', feet: ['plinth', 10] },
    })
  assert.throws(draw, /no cell "drawr"; known are bare,open,wine,door/)
})

test.run()
