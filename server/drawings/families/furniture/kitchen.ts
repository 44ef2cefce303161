import type { Brief, Family } from '../../brief.ts'
import { brand, fabrics, metals, valuesOf, walls, woods } from '../../kit/palette.ts'
import { frontStyles } from '../../props/kitchen-fronts.ts'
import { arrange, unit, view } from '../../props/kitchen-plans.ts'
import { type KitchenPlan, kitchenRoom, line } from '../../props/kitchen-room.ts'
import { hoodStyles } from '../../props/kitchen-things.ts'
import { lengthOf, type Unit, type UnitKind } from '../../props/kitchen-units.ts'
import { type Kitchen, kitchens } from './kitchens.ts'

export const kitchen: Family = (b, brief) => {
  const make = kitchens[brief.construction(Object.keys(kitchens))] as Kitchen
  const plan = { ...planned(brief), ...make.plan }
  const { above, beside = 0, isBrick: brick = false } = make
  const left = make.left ? unitsOf(brief, make.left) : []
  const side = left.length > 0
  const back = [...(side ? [unit('doors', 100)] : []), ...unitsOf(brief, make.back)]
  const [w, reach, margin] = [lengthOf(back), 64 + lengthOf(left), side ? 0 : 8]
  // With one wall it may be seen from either side.
  const at = b.at(0, 0, 0, side || make.isOneSided ? 0 : brief.pick([0, 1]))
  const size = [margin + w + 8 + beside, Math.max(make.depth, side ? reach + 14 : 0)] as const
  const marks = make.window ? [view(brief, ...make.window)] : []
  kitchenRoom(at, plan, size, { side, brick, back: marks })
  const along = at.at(margin, 0)
  line(along, plan, back, brief.pick(above))
  if (side) line(at.at(0, reach, 0, 1), plan, left, brief.pick(['none', 'shelves', 'cupboards']))
  make.floor?.(along, plan, w, reach)
}

/** Named units in any order, `any` for a plain one; after `>` those of which some stand at the ends. */
function unitsOf(brief: Brief, words: string): Unit[] {
  const [low = [], ends] = words.split(' > ').map(part => part.split(' ') as (UnitKind | 'any')[])
  const must = low.filter(kind => kind !== 'any')
  return arrange(brief, must, low.length - must.length, ends as UnitKind[] | undefined)
}

function planned(brief: Brief): KitchenPlan {
  const color = brief.pick([...pale, ...deep, woods.oak, woods.walnut])
  const tall = brief.between(205, 222)
  return {
    brief,
    h: tall + brief.between(4, 14),
    wall: brief.material(walls),
    accent: brief.pick(valuesOf(fabrics)),
    wood: brief.material(woods),
    joinery: {
      random: brief,
      color,
      tallColor: brief.chance(0.35) ? brief.pick([woods.oak, woods.walnut, '#33424a']) : color,
      style: brief.pick(frontStyles),
      handle: brief.pick([metals.black, metals.brass, metals.chrome]),
      top: brief.pick([woods.oak, woods.teak, '#f4f1ea', metals.graphite, metals.black, '#b9bcb6']),
      tall,
    },
    hood: brief.pick(hoodStyles),
    stool: brief.pick(['column', 'splayed', 'pressed', 'cube']),
    stoolColor: brief.material(fabrics),
  }
}

const pale = [brand.sand, '#dfe4dd', '#c9d3c4', '#e3d3c4']
const deep = ['#33424a', '#2f5f63', fabrics.denim, '#5d7a5f', fabrics.sage, '#9a4a3a']
