import type { Family } from '../../family.ts'
import { fabrics, leather, metals, valuesOf, woods } from '../../kit/palette.ts'
import type { Thing } from '../../layout/thing.ts'
import { around, type Sides } from '../../layout/together.ts'
import { rug } from '../../props/art.ts'
import { diningChairStyles } from '../../props/dining-backs.ts'
import { diningBench, diningChair } from '../../props/dining-chairs.ts'
import { adornedTable, type TableMake } from '../../things/table.ts'

interface Set extends TableMake, Sides {
  readonly w: number
  readonly d: number
}

/** Tables in cm with their chairs; at a long one a bench stands in front. */
const sets: Record<string, Set> = {
  turned: { shape: 'board', legs: 'turned', under: 'apron', w: 176, d: 90, front: 3, back: 3 },
  tapered: {
    shape: 'board',
    legs: 'tapered',
    under: 'apron',
    w: 150,
    d: 88,
    front: 2,
    back: 2,
    left: 1,
    right: 1,
  },
  bench: { shape: 'board', legs: 'crosses', w: 186, d: 86, back: 3, front: 1 },
  trestle: { shape: 'board', legs: 'trestle', w: 186, d: 86, back: 3, front: 1 },
  oval: {
    shape: 'oval',
    legs: 'column',
    w: 200,
    d: 100,
    front: 3,
    back: 3,
    left: 1,
    right: 1,
    round: true,
  },
  slabs: {
    shape: 'board',
    legs: 'blocks',
    under: 'rail',
    thick: 6,
    w: 210,
    d: 94,
    front: 3,
    back: 3,
    left: 1,
    right: 1,
  },
  round: {
    shape: 'round',
    legs: 'column',
    w: 128,
    d: 128,
    front: 2,
    back: 2,
    left: 1,
    right: 1,
    round: true,
  },
  stem: { shape: 'round', legs: 'stem', w: 104, d: 104, front: 1, back: 1, left: 1, right: 1 },
  square: { shape: 'board', legs: 'fluted', w: 96, d: 96, front: 1, back: 1, left: 1, right: 1 },
  bistro: { shape: 'round', legs: 'spider', thick: 3, w: 76, d: 76, left: 1, right: 1 },
}

/** A dining table with its chairs, some with a bench. */
export const diningSet: Family = (b, brief) => {
  const { w, d, ...set } = brief.make(sets)
  const scale = brief.between(0.94, 1.08)
  const leg = brief.material(woods)
  const top = brief.pick([leg, leg, '#efece4', '#c7c2b8'])
  const metal = brief.pick([metals.black, metals.brass, metals.graphite])
  const style = brief.pick(diningChairStyles)
  const chair = {
    frame: brief.chance(0.7) ? leg : brief.pick([...valuesOf(woods), metals.black, '#eceae3']),
    fabric: brief.chance(0.8) ? brief.material(fabrics) : brief.material(leather),
    top: brief.between(78, 98),
  }
  const look = { ...set, w: w * scale, d, h: 75, leg, top, metal }
  const laid: Thing = (at, { brief }) =>
    adornedTable(at, { ...look, brief }, 4, ['vase', 'bowl', 'candles', 'tray', 'jars', 'plant'])
  const seat: Thing = at => diningChair(at, style, chair)
  const carpet =
    (wide: number, deep: number): Thing =>
    at => {
      if (brief.chance(0.4)) rug(at, wide + 24, deep + 76, brief.pick(valuesOf(fabrics)), brief)
    }
  const at = b.at(0, 0, 0, brief.pick([0, 0, 1]))
  const isBench = set.front === 1 && set.back === 3
  around(laid, seat, isBench ? { ...set, front: 0 } : set, carpet)(at, { brief })
  if (isBench) diningBench(at.at(look.w / 2, d + 22), look.w * 0.8, chair, brief.chance(0.5))
}
