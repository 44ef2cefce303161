import type { Builder } from '../../../kit/builder.ts'
import type { Mark } from '../../../kit/mark.ts'
import { fabrics, metals, woods } from '../../../kit/palette.ts'
import { picture } from '../../../props/art.ts'
import { homeWindow, walls } from '../../../props/dwellings.ts'
import { glassRoom } from '../../../props/glass-rooms.ts'
import { pendant } from '../../../props/lamps.ts'
import { door, glazing } from '../../../props/openings.ts'
import { airConditioner, deck, planter, railing, solarPanels } from '../../../props/outdoors.ts'
import { plot } from '../../../props/plots.ts'
import { pitchedRoof } from '../../../props/roofs/pitched.ts'
import { shedRoof, slantedSlab } from '../../../props/roofs/single.ts'
import { chair } from '../../../props/seating.ts'
import { sofa } from '../../../props/sofas.ts'
import { drawers } from '../../../props/storage.ts'
import { table } from '../../../things/table.ts'
import { gardenPath, greenery, type Home } from './home.ts'

const constructions = ['flat', 'gabled', 'north-light', 'lean-to', 'raised'] as const

/** A home of one room: bed, table and kitchenette are seen through its glass. */
export function studioHome(b: Builder, home: Home): void {
  const { brief, wall, accent, roof, wood } = home
  const construction = brief.construction(constructions)
  const closed = brief.between(150, 230)
  const [w, d, h] = [brief.between(380, 480), brief.between(290, 350), 262]
  const W = closed + w
  const lift = construction === 'raised' ? 90 : 0
  const front = brief.pick([150, 190])
  grounds(b, home, W, d + front)
  const at = b.at(0, 0, lift)
  if (lift > 0)
    for (const x of [10, W / 2, W - 34])
      for (const y of [12, d - 36]) b.box([x, y, 0], [24, 24, lift], metals.graphite)
  walls(at, [closed, d, h], {
    color: wall,
    skin: home.skin,
    front: [door(0.2, 96 / closed, 0.82, { color: home.door })],
  })
  oneRoom(at.at(closed, 0), home, [w, d, h])
  if (construction === 'flat' || construction === 'raised') {
    at.box([-20, -20, h], [W + 40, d + 60, 16], brief.pick(['#f3f0e7', accent]))
    if (lift > 0) airConditioner(at.at(60, 80, h + 16))
    else solarPanels(at.at(60, 50, h + 16), 3, 2)
  }
  if (construction === 'gabled')
    pitchedRoof(at.at(0, 0, h), [W, d], {
      rise: brief.between(130, 190),
      color: roof,
      gable: wall,
      eave: 18,
      along: brief.pick(['x', 'y']),
    })
  if (construction === 'lean-to')
    shedRoof(at.at(0, 0, h), [W, d], {
      rise: brief.between(90, 150),
      color: roof,
      gable: wall,
      eave: 18,
    })
  if (construction === 'north-light') {
    at.box([-8, -8, h], [W + 16, d + 16, 12], '#f3f0e7')
    b.box([30, 30, h + 12], [W - 60, 10, 130], wall)
    slantedSlab(b.at(20, 42, h + 12), [W - 40, d - 60], { low: 30, high: 126, color: roof })
    b.box([30, d - 40, h + 12], [W - 60, 8, 29], wall, { front: [glazing([0, 0, 1, 1], 6)] })
  }
  if (lift > 0) balcony(at.at(0, d + 1), home, W, lift)
  else {
    deck(at.at(closed - 60, d + 1), w + 60, front - 50, 12, wood)
    planter(b.at(10, d + 10), closed - 90, '#8d979a', '#7fa557')
  }
}

/** A floor on posts along the front of a raised house, with steps down at its left end. */
function balcony(b: Builder, { wood }: Home, w: number, lift: number): void {
  b.box([0, 0, -2], [w, 110, 10], wood)
  for (const x of [w / 2, w - 12]) b.box([x, 96, -lift], [10, 10, lift - 2], metals.graphite)
  railing(b.at(120, 106, 8), w - 124, 84, metals.graphite)
  for (let i = 0; i < 4; i++)
    b.box([0, 110 + i * 28, -lift], [110, 28, lift - 20 - i * (lift / 4.4)], '#cfcabd')
}

/** What one sees inside: a bed by the wall, a table for two, a kitchenette. */
function oneRoom(
  b: Builder,
  { brief, accent }: Home,
  size: readonly [number, number, number],
): void {
  const fabric = brief.material(fabrics)
  const pale = brief.pick(['#efe7d8', '#dfe6e2', '#e9d6c6'])
  const side: Mark[] = [homeWindow([0.3, 0.4, 0.4, 0.34])]
  const back = [picture([0.46, 0.5, 0.14, 0.24], brief), picture([0.66, 0.46, 0.1, 0.28], brief)]
  const [w, d, h] = size
  glassRoom(
    b,
    { size, wall: pale, door: 0, back, side, floor: brief.pick([woods.ash, woods.oak]) },
    g => {
      g.box([0, 0, 0], [120, 56, 88], '#f1ece1', { front: [drawers(2, 2)], topColor: woods.walnut })
      if (brief.chance(0.6)) {
        g.box([w - 170, 20, 0], [150, 200, 30], woods.oak)
        g.box([w - 168, 22, 30], [146, 196, 18], '#fbf9f4')
        g.box([w - 168, 80, 48], [146, 138, 5], fabric)
        for (const x of [w - 160, w - 88]) g.box([x, 28, 48], [62, 38, 12], '#fbf9f4')
      } else sofa(g.at(w - 130, 70), { seats: 2, fabric, style: brief.pick(['slim', 'tufted']) })
      const [x, y] = [110, d * 0.66]
      table(g.at(x, y), { w: 90, d: 70, legs: 'posts', top: woods.oak })
      chair(g.at(x, y + 62, 0, 2), { fabric: accent })
      pendant(g.at(x, y, 150), h - 180, accent, 'bell')
    },
  )
}

function grounds(b: Builder, home: Home, w: number, d: number): void {
  const side = home.brief.pick([60, 150])
  plot(b, [-side, -80, w + side + 130, d + 240])
  gardenPath(b, w * 0.1, d - 90, d + 110)
  greenery(b, home, [40 - side, -6, w + 26, d + 110])
}
