import type { Builder } from '../../kit/builder.ts'
import { ground, leaves, lighter, metals } from '../../kit/palette.ts'
import { corners } from '../../props/chair-legs.ts'
import { planks, tiles } from '../../props/cladding.ts'
import { loungers } from '../../props/loungers.ts'
import { outdoorChair } from '../../props/outdoor-seats.ts'
import { plate } from '../../props/outline.ts'
import { canopyOf, pole, thatch } from '../../props/parasols.ts'
import type { Outfit } from '../../things/upholstery.ts'

type Shade = (b: Builder, plan: Outfit) => void

const sand = (b: Builder) => b.slab([-140, -130, -10], [280, 270, 10], '#e6d5ac')

export const outdoorShade: Record<string, Shade> = {
  round(b, plan) {
    const { brief, wood } = plan
    pole(b, 225, wood, brief.pick(['plate', 'stone', 'cross']))
    const size = { z: 196, r: 145 * brief.between(0.82, 1.1), sides: brief.pick([6, 8, 10]) }
    const [rise, valance] = [brief.between(36, 60), brief.pick([0, 10])]
    canopyOf(b, { ...size, rise, valance, colors: cloth(plan) })
    company(b, plan)
  },
  square(b, plan) {
    const { brief, metal } = plan
    pole(b, 229, metal, brief.pick(['stone', 'cross']))
    const size = { z: 200, r: 124 * brief.between(0.82, 1.1), rise: brief.between(34, 50) }
    canopyOf(b, { ...size, sides: 4, valance: 12, colors: cloth(plan) })
    company(b, plan)
  },
  thatched(b, plan) {
    sand(b)
    b.cylinder(0, 5, 208, '#70513a')
    thatch(b, plan.brief.between(120, 140), 196)
    const places = plan.brief.pick([[-66, 66], [0], [-66, 66]])
    for (const x of places) loungers.deckchair(b.at(x, 34), plan)
  },
  tilted(b, plan) {
    const { brief, fabric, wood } = plan
    sand(b)
    const at = b.at(0, -40)
    pole(at, 186, wood, 'spike')
    const [colors, tilt] = [[fabric, '#f6efe0'], brief.between(12, 24)]
    canopyOf(at, { sides: 8, r: 116, z: 186, rise: 40, colors, tilt })
    if (brief.chance(0.5)) loungers.deckchair(b.at(0, 50), plan)
    else b.quiet.block([-20, 0], [92, 140, 1.4], lighter(fabric, 0.3))
  },
  planted(b, plan) {
    const { brief, wood } = plan
    b.block(0, [88, 88, 44], '#b5b6b0', { topColor: ground.soil })
    for (const y of [-74, 44.1]) b.block([y, 40], [148, 29.9, 5], wood)
    b.box([[-74, 44.1], -44, 40], [29.9, 88, 5], wood)
    b.box([[-70, 62], [-70, 62], 0], [8, 8, 40], metals.graphite)
    for (const [x, y] of corners) b.quiet.ball([x * 26, y * 25, 52], 14, leaves.green)
    b.cylinder(44, 3, 180, wood, { capped: false })
    const sides = brief.pick([4, 8])
    canopyOf(b, { sides, r: 128, z: 204, rise: 44, colors: cloth(plan), valance: 9 })
  },
}

function cloth({ brief, fabric }: Outfit): readonly string[] {
  return brief.pick([[fabric], [fabric], [fabric, '#f6efe0'], [fabric, lighter(fabric, 0.35)]])
}

function company(b: Builder, plan: Outfit) {
  const { brief } = plan
  const choice = brief.pick(['loungers', 'chairs', 'table', 'nothing'])
  if (choice === 'nothing') return
  const color = brief.pick([ground.paving, ground.lawn, '#b9a88e'])
  const top = [choice === 'chairs' ? planks(15) : tiles(52)]
  b.slab([-130, -130, -10], [260, 260, 10], color, { top })
  if (choice === 'table') plate(b.at(64, 52), 30, 0, 40, plan.wood)
  if (choice === 'loungers') for (const x of [-74, 74]) loungers.slatted(b.at(x, 22), plan)
  if (choice === 'chairs')
    for (const turn of [0, 1, 3]) {
      const style = brief.pick(['folding', 'slatted', 'cord'])
      outdoorChair(b.facing(turn).at(0, -82), style, plan)
    }
}
