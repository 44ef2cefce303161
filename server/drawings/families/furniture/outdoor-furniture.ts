import type { Family } from '../../brief.ts'
import type { Builder } from '../../kit/builder.ts'
import { fabrics, ground, leaves, metals, namesOf, woods } from '../../kit/palette.ts'
import { planks, tiles } from '../../props/cladding.ts'
import { type LoungerStyle, loungerStyles, loungers } from '../../props/loungers.ts'
import { outdoorPlan } from '../../props/outdoor-seats.ts'
import { plant, plantKinds } from '../../props/plants.ts'
import { shrub } from '../../props/trees.ts'
import { type ChairMake, chairOf } from '../../things/chair.ts'
import { gardenBenches } from '../../things/garden-benches.ts'
import type { Outfit } from '../../things/upholstery.ts'
import { outdoorDining } from './outdoor-dining.ts'
import { outdoorShade } from './outdoor-shade.ts'

export const outdoorFurniture: Family = (b, brief) => {
  const draw = brief.make(pieces)
  const { teak, oak, ash, mahogany } = woods
  const { black, graphite, steel } = metals
  const paints = ['#5d7a5f', '#e6ddca']
  const plan = {
    brief,
    wood: brief.pick([teak, teak, oak, ash, mahogany, '#8f8a80', ...paints]),
    metal: brief.pick([black, graphite, steel, ...paints, '#2f5f63', fabrics.rust]),
    fabric: brief.material(fabrics),
  }
  const turn = brief.pick([0, 1] as const)
  draw(b.facing(turn), plan, turn)
}

const pieces: Record<string, (b: Builder, plan: Outfit, turn: 0 | 1) => void> = {
  dining: (b, plan) => plan.brief.make(outdoorDining)(b, plan),
  lounger(b, plan, turn) {
    const { brief } = plan
    const style = brief.construction(loungerStyles)
    const isWide = ['swing', 'daybed', 'round'].includes(style)
    const isPair = !isWide && style !== 'double' && brief.chance(0.45)
    const reach = lengths[style] ?? 116
    if (brief.chance(0.75)) {
      const w = isWide ? 270 : isPair ? 290 : 190
      const [color, marks] = brief.pick(floors)
      b.slab([-w / 2, -reach, -10], [w, reach * 2, 10], color, { top: marks })
    }
    if (isPair) {
      for (const x of [-62, 62]) loungers[style](b.at(x, 0), plan)
      b.block([-46, 0], [38, 38, 36], plan.wood)
    } else loungers[style](b, plan)
    if (brief.chance(0.3)) {
      // At the end that the piece does not hide, however it is turned.
      const x = (turn === 0 ? 1 : -1) * (isWide ? 118 : isPair ? 134 : 80)
      plant(b.at(x, -reach + 26), brief.pick(plantKinds), 120)
    }
  },
  bench(b, plan) {
    const { brief } = plan
    const style = brief.construction(benchStyles)
    const make: ChairMake = gardenBenches[style]
    const w = style === 'planted' ? brief.between(220, 260) : brief.between(116, 200)
    const isRound = style === 'tree' || style === 'crescent'
    if (isRound || brief.chance(0.7)) {
      const [x, y] = [w + 50, isRound ? w + 50 : 140]
      const color = brief.pick([ground.lawn, ground.lawn, ground.gravel, ground.paving])
      b.slab([-x / 2, -y / 2 - 6, -10], [x, y, 10], color)
      if (!isRound && brief.chance(0.6))
        for (const at of [-w / 2 - 2, w / 2])
          if (brief.chance(0.7)) shrub(b.at(at, -48), brief.between(14, 22), brief.material(leaves))
    }
    chairOf(b, make, { ...outdoorPlan(plan, w), brief })
  },
  parasol: (b, plan) => plan.brief.make(outdoorShade)(b, plan),
}

const benchStyles = namesOf(gardenBenches)

const lengths: Partial<Record<LoungerStyle, number>> = { swing: 96, adirondack: 100 }

const floors = [
  [woods.teak, [planks(14)]],
  [woods.ash, [planks(14)]],
  [ground.paving, [tiles(45)]],
  [ground.lawn, []],
] as const
