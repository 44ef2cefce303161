import type { Brief } from '../../brief.ts'
import type { Family } from '../../family.ts'
import type { Builder } from '../../kit/builder.ts'
import { fabrics, ground, leaves, metals, woods } from '../../kit/palette.ts'
import { planks, tiles } from '../../props/cladding.ts'
import { gardenBenches, gardenBenchStyles } from '../../props/garden-benches.ts'
import { loungers } from '../../props/loungers.ts'
import { plant, plantKinds } from '../../props/plants.ts'
import { shrub } from '../../props/trees.ts'
import { type OutdoorPlan, outdoorDining } from './outdoor-dining.ts'
import { outdoorShade } from './outdoor-shade.ts'

const pieces = ['dining', 'lounger', 'bench', 'parasol'] as const

/** Furniture for the garden and the terrace: a dining set, a lounger, a bench or a parasol. */
export const outdoorFurniture: Family = (b, brief) => {
  const piece = brief.construction(pieces)
  const plan: OutdoorPlan = {
    brief,
    wood: brief.pick([
      woods.teak,
      woods.teak,
      woods.oak,
      woods.ash,
      woods.mahogany,
      '#8f8a80',
      '#5d7a5f',
      '#e6ddca',
    ]),
    metal: brief.pick([
      metals.black,
      metals.graphite,
      metals.steel,
      '#e6ddca',
      '#5d7a5f',
      '#2f5f63',
      '#b4533a',
    ]),
    fabric: brief.material(fabrics),
  }
  const turn = brief.pick([0, 1] as const)
  draws[piece](b.at(0, 0, 0, turn), plan, turn)
}

type Draw = (b: Builder, plan: OutdoorPlan, turn: 0 | 1) => void

const draws: Record<(typeof pieces)[number], Draw> = {
  dining(b, plan) {
    plan.brief.make(outdoorDining)(b, plan)
  },
  lounger(b, plan, turn) {
    const { brief } = plan
    const style = brief.construction(Object.keys(loungers) as (keyof typeof loungers)[])
    const wide = style === 'swing' || style === 'daybed' || style === 'round' || style === 'hammock'
    const pair = !wide && style !== 'double' && brief.chance(0.45)
    const reach = { hammock: 160, swing: 96, adirondack: 100 }[style as string] ?? 116
    if (brief.chance(0.75)) terrace(b, brief, wide ? 270 : pair ? 290 : 190, reach * 2)
    if (pair) {
      for (const x of [-62, 62]) loungers[style](b.at(x, 0), plan)
      b.box([-19, -46, 0], [38, 38, 36], plan.wood)
    } else loungers[style](b, plan)
    if (brief.chance(0.3)) {
      // At the end that the piece does not hide, however it is turned.
      const x = (turn === 0 ? 1 : -1) * (wide ? 118 : pair ? 134 : 80)
      plant(b.at(x, -reach + 26), brief.pick(plantKinds), 120)
    }
  },
  bench(b, plan) {
    const { brief } = plan
    const style = brief.construction(gardenBenchStyles)
    const w = style === 'planted' ? brief.between(220, 260) : brief.between(128, 185)
    const around = style === 'tree' || style === 'crescent'
    if (around || brief.chance(0.7)) {
      const [x, y] = [w + 50, around ? w + 50 : 140]
      b.slab(
        [-x / 2, -y / 2 - 6, -10],
        [x, y, 10],
        brief.pick([ground.lawn, ground.lawn, ground.gravel, ground.paving]),
        { casts: false },
      )
      if (!around && brief.chance(0.6))
        for (const at of [-w / 2 - 2, w / 2])
          if (brief.chance(0.7)) shrub(b.at(at, -48), brief.between(14, 22), brief.material(leaves))
    }
    gardenBenches[style](b, plan, w)
  },
  parasol(b, plan) {
    const styles = Object.keys(outdoorShade) as (keyof typeof outdoorShade)[]
    outdoorShade[plan.brief.construction(styles)](b, plan)
  },
}

function terrace(b: Builder, brief: Brief, w: number, d: number): void {
  const [color, marks] = brief.pick([
    [woods.teak, [planks(14)]],
    [woods.ash, [planks(14)]],
    [ground.paving, [tiles(45)]],
    [ground.lawn, []],
  ] as const)
  b.slab([-w / 2, -d / 2, -10], [w, d, 10], color, { casts: false, top: [...marks] })
}
