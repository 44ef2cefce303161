import type { Family } from '../../brief.ts'
import type { Point } from '../../kit/geometry.ts'
import { fabrics, metals, valuesOf, woods } from '../../kit/palette.ts'
import type { Thing } from '../../layout/thing.ts'
import { around, type Sides, sides } from '../../layout/together.ts'
import { rug } from '../../props/art.ts'
import { diningChair, diningChairStyles } from '../../props/dining-chairs.ts'
import { mirror } from '../../props/looking-glasses.ts'
import { adorn } from '../../props/ornaments.ts'
import { lowTable, lowTableStyles } from '../../things/low-tables.ts'
import { adornedTable, type TableWords, table, tableMake } from '../../things/table.ts'
import { coverOf } from '../../things/upholstery.ts'

export const coffeeTable: Family = (b, brief) => {
  const style = brief.construction(lowTableStyles)
  const [w, d] = [brief.between(84, 132), brief.between(52, 76)]
  const leg = brief.material(woods)
  const at = b.facing(brief.pick([0, 0, 1]))
  if (brief.chance(0.35)) rug(at, w + 26, d + 30, brief.pick(valuesOf(fabrics)), brief)
  const look = {
    brief,
    w,
    d,
    h: brief.between(32, 44),
    leg,
    metal: brief.pick([metals.black, metals.brass, metals.graphite]),
    top: brief.pick([leg, ...valuesOf(woods), '#efece4', metals.graphite, '#c7c2b8']),
  }
  lowTable(at, style, look, 4)
}

const makes: Record<string, TableWords> = {
  frame: 'board on posts, shelf, 3 thick',
  crossed: 'board on crosses, rail',
  turned: 'board on turned, case, 3 thick',
  hoops: 'board on loops, shelf, 3 thick',
  tapered: 'board on tapered, case, 2 thick',
  waterfall: 'board on sides, shelf, 5 thick',
}

export const consoleTable: Family = (b, brief) => {
  const [w, d, h] = [brief.between(96, 150), brief.between(30, 38), brief.between(74, 86)]
  const [leg, metal] = [brief.material(woods), brief.pick([metals.black, metals.brass])]
  const at = b.facing(brief.pick([0, 0, 1]))
  const top = brief.pick([leg, leg, ...valuesOf(woods), '#efece4'])
  // Apart from what stands on it, since turned legs and a shelf are many bodies to order.
  at.group(g => table(g, { ...tableMake(brief.make(makes)), brief, w, d, h, top, leg, metal }))
  const glass = brief.option('mirror', 0.4)
  const shape = brief.pick(['arch', 'round', 'square', 'oval'])
  const wide = brief.between(48, 70)
  if (glass) mirror(at.at(0, 1 - d / 2, h), [shape, wide, wide * 1.25], metal)
  adorn(at.at(-w / 2, glass ? 8 - d / 2 : -d / 2, h), brief, [w, d - (glass ? 6 : 0)], 4)
}

/** Tables in cm with their chairs. */
const sets: Record<string, readonly [TableWords, Point, Sides]> = {
  turned: ['board on turned, apron', [176, 90], sides(3)],
  tapered: ['board on tapered, apron', [150, 88], sides(2, 1)],
  crossed: ['board on crosses', [186, 86], { back: 3 }],
  trestle: ['board on trestle', [186, 86], { back: 3 }],
  oval: ['oval on column', [180, 104], { ...sides(2, 1), round: true }],
  slabs: ['board on blocks, rail, 6 thick', [210, 94], sides(3, 1)],
  round: ['round on column', [128, 128], { ...sides(2, 1), round: true }],
  stem: ['round on stem', [104, 104], sides(1, 1)],
  square: ['board on fluted', [96, 96], sides(1, 1)],
  bistro: ['round on spider, 3 thick', [76, 76], sides(0, 1)],
}

export const diningSet: Family = (b, brief) => {
  const [make, [length, d], seats] = brief.make(sets)
  const w = length * brief.between(0.94, 1.08)
  const leg = brief.material(woods)
  const top = brief.pick([leg, leg, '#efece4', '#c7c2b8'])
  const metal = brief.pick([metals.black, metals.brass, metals.graphite])
  const style = brief.pick(diningChairStyles)
  const chair = {
    frame: brief.chance(0.7) ? leg : brief.pick([...valuesOf(woods), metals.black, '#eceae3']),
    fabric: coverOf(brief, 0.8),
    top: brief.between(78, 98),
  }
  const laid: Thing = (at, { brief }) => {
    const look = { ...tableMake(make), brief, w, d, h: 75, leg, top, metal }
    adornedTable(at, look, 4, ['vase', 'bowl', 'candles', 'tray', 'jars', 'plant'])
  }
  const seat: Thing = at => diningChair(at, style, chair)
  const carpet =
    (wide: number, deep: number): Thing =>
    at => {
      if (brief.chance(0.4)) rug(at, wide + 24, deep + 76, brief.pick(valuesOf(fabrics)), brief)
    }
  const at = b.facing(brief.pick([0, 0, 1]))
  around(laid, seat, seats, carpet)(at, { brief })
  if (!seats.back || seats.front) return
  const [bench, long] = [at.at(w / 2, d + 22), w * 0.8]
  const plank = tableMake('board on panels, rail, 3.4 thick')
  table(bench, { ...plank, w: long, d: 36, h: 43.4, top: chair.frame })
  if (brief.chance(0.5)) bench.block(43.4, [long, 36, 4], chair.fabric)
}
