import { brand, coats, ground, metals, valuesOf } from '../kit/palette.ts'
import { type Fill, filling } from '../layout/row.ts'
import type { Strip } from '../layout/rows.ts'
import type { Thing } from '../layout/thing.ts'
import * as fixtures from '../props/fixtures.ts'
import { passing, toAndFro } from '../props/motions.ts'
import { streetLamp } from '../props/outdoors.ts'
import { type PersonLook, person } from '../props/people.ts'
import { parking, road } from '../props/plots.ts'
import { hedge as clipped } from '../props/trees.ts'
import { car, carKinds, truck as loaded } from '../props/vehicles.ts'

type Clothes = Partial<PersonLook>

const shirts = [coats.orange, coats.sun, coats.teal, coats.blue, brand.sand, brand.sun]

export const someone =
  (clothes: Clothes = {}): Thing =>
  (b, { brief }) =>
    person(b, { shirt: brief.pick(shirts), skin: brief.int(0, 3), ...clothes })

export const helmet = { hat: coats.sun }
export const foreman = someone(helmet)

export const pair =
  (clothes: Clothes = {}): Thing =>
  (b, look) => {
    const other = { ...look, brief: look.brief.fork('other') }
    someone(clothes)(b, look)
    someone({ ...clothes, shirt: brand.sand })(b.at(66, -26, 0, 1), other)
  }

export const walker = (clothes: Clothes = {}): Fill =>
  filling(
    200,
    460,
    w => (b, look) =>
      b.moving(toAndFro([w - 60, 0, 0], 22), way =>
        someone({ ...clothes, pose: 'walking' })(way.facing(1), look),
      ),
  )

/** Cars in marked bays, as many as there is room for; some bays are free. */
export const parked = (most: number): Fill =>
  filling(260, most, w => (b, look) => {
    const bays = Math.floor(w / 250)
    parking(b, bays, 430)
    for (let i = 0; i < bays; i++) {
      const brief = look.brief.fork(`bay ${i}`)
      const bay = b.at(125 + i * 250, 215, 0, 3)
      if (brief.chance(0.7)) car(bay, brief.pick(valuesOf(coats)), brief.pick(carKinds))
    }
  })

export const anyCar: Thing = (b, { brief }) =>
  car(b, brief.pick([coats.orange, coats.sun, coats.sky]), brief.pick(carKinds))
export const truck: Thing = (b, { brief }) =>
  loaded(b, brief.pick([coats.sun, coats.orange]), brief.pick(valuesOf(coats)))

/** Width of a street in cm. */
const STREET = 300

/** A street across the land, on which a car passes. */
export const street: Strip = {
  d: STREET,
  lay: (b, w) => {
    road(b, w, STREET)
    const way = w / 2 - 260
    b.moving(passing([-way, 0, 0], [way, 0, 0], 20), g => car(g.at(w / 2, 220), coats.sun))
  },
}

export const lamp: Thing = b => streetLamp(b, 400)
export const fence = (most = 640) => filling(120, most, w => b => fixtures.fence(b, w, { h: 76 }))
export const hedge = (most = 700) => filling(120, most, w => b => clipped(b, w, 60))
export const way = filling(300, Infinity, w => b => b.flat(0.3, [w, 100, 0.3], ground.paving))
export const bench: Thing = b => fixtures.parkBench(b, 160)
export const metalBench: Thing = b => fixtures.parkBench(b, 160, metals.steel)
