import type { Family } from '../../family.ts'
import { fabrics, leather, metals, valuesOf, woods } from '../../kit/palette.ts'
import type { Thing } from '../../layout/thing.ts'
import { around, type Sides, sides } from '../../layout/together.ts'
import { rug } from '../../props/art.ts'
import { diningBench, diningChair, diningChairStyles } from '../../props/dining-chairs.ts'
import { adornedTable, type TableMake } from '../../things/table.ts'

type Size = readonly [w: number, d: number]

/** Tables in cm with their chairs. */
const sets: Record<string, readonly [TableMake, Size, Sides]> = {
  turned: [{ legs: 'turned', under: 'apron' }, [176, 90], sides(3)],
  tapered: [{ legs: 'tapered', under: 'apron' }, [150, 88], sides(2, 1)],
  crossed: [{ legs: 'crosses' }, [186, 86], { back: 3 }],
  trestle: [{ legs: 'trestle' }, [186, 86], { back: 3 }],
  oval: [{ shape: 'oval', legs: 'column' }, [180, 104], { ...sides(2, 1), round: true }],
  slabs: [{ legs: 'blocks', under: 'rail', thick: 6 }, [210, 94], sides(3, 1)],
  round: [{ shape: 'round', legs: 'column' }, [128, 128], { ...sides(2, 1), round: true }],
  stem: [{ shape: 'round', legs: 'stem' }, [104, 104], sides(1, 1)],
  square: [{ legs: 'fluted' }, [96, 96], sides(1, 1)],
  bistro: [{ shape: 'round', legs: 'spider', thick: 3 }, [76, 76], sides(0, 1)],
}

/** A dining table with its chairs; where they stand behind it alone, with a bench before it. */
export const diningSet: Family = (b, brief) => {
  const [make, [length, d], seats] = brief.make(sets)
  const w = length * brief.between(0.94, 1.08)
  const leg = brief.material(woods)
  const top = brief.pick([leg, leg, '#efece4', '#c7c2b8'])
  const metal = brief.pick([metals.black, metals.brass, metals.graphite])
  const style = brief.pick(diningChairStyles)
  const chair = {
    frame: brief.chance(0.7) ? leg : brief.pick([...valuesOf(woods), metals.black, '#eceae3']),
    fabric: brief.chance(0.8) ? brief.material(fabrics) : brief.material(leather),
    top: brief.between(78, 98),
  }
  const laid: Thing = (at, { brief }) => {
    const look = { shape: 'board', ...make, brief, w, d, h: 75, leg, top, metal } as const
    adornedTable(at, look, 4, ['vase', 'bowl', 'candles', 'tray', 'jars', 'plant'])
  }
  const seat: Thing = at => diningChair(at, style, chair)
  const carpet =
    (wide: number, deep: number): Thing =>
    at => {
      if (brief.chance(0.4)) rug(at, wide + 24, deep + 76, brief.pick(valuesOf(fabrics)), brief)
    }
  const at = b.at(0, 0, 0, brief.pick([0, 0, 1]))
  around(laid, seat, seats, carpet)(at, { brief })
  if (seats.back && !seats.front)
    diningBench(at.at(w / 2, d + 22), w * 0.8, chair, brief.chance(0.5))
}
