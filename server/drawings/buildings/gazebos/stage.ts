import type { Builder } from '../../kit/builder.ts'
import { evenly, type Point, pairs } from '../../kit/geometry.ts'
import { lines, type Mark, panel, tint, upright } from '../../kit/mark.ts'
import { brand, ground, metals, woods } from '../../kit/palette.ts'
import { planks } from '../../props/cladding.ts'
import * as g from '../garden-things.ts'
import { type BuildingThing, either } from '../look.ts'
import type { Modular } from '../modular.ts'
import * as f from '../pavilions.ts'
import * as r from '../roofs.ts'

const podium: BuildingThing = (b, { lift, accent, size: [w, d] }) => {
  b.box(0, [w, d, lift], '#8a6f52', {
    front: [tint(0, 0, 1, 0.8, accent)],
    ...{ topColor: woods.oak, top: [planks(26)] },
  })
  for (const i of [0, 1])
    b.box([w * 0.42, d + i * 40, 0], [100, 40, lift * (0.66 - i * 0.33)], woods.walnut)
}
const drums: BuildingThing = (b, { accent }) => {
  b.rod('y', [0, 0, 32], 32, 40, accent, { ends: [tint(0.3, 0.3, 0.4, 0.4, '#fbf6ea')] })
  b.cylinder([56, 10, 26], 20, 24, accent, { top: '#fbf6ea' })
  b.cylinder([-58, 6, 0], 2, 92, metals.chrome)
  b.cylinder([-58, 6, 92], 26, 3, metals.brass)
}
const microphone: BuildingThing = b => {
  b.cylinder(0, 16, 3, metals.black)
  b.cylinder(3, 2.5, 120, metals.black)
  b.ball(130, 7, metals.graphite)
}
const speaker: BuildingThing = b => {
  const cone = (v: number, h: number) => ({ front: [panel(0.22, v, 0.56, h, '#5d6a70')] })
  b.box(0, [50, 50, 70], metals.black, cone(0.14, 0.3))
  b.box([4, 4, 70], [42, 42, 54], metals.black, cone(0.2, 0.56))
}

const audience: BuildingThing = (b, { brief, accent, size: [w] }) => {
  for (let i = 0; i < 12; i++)
    seat(b.at((i % 6) * w * 0.15, Math.floor(i / 6) * 110), brief.pick([accent, '#f6efdc']))
}

/** A folding chair: its back is towards +y. */
export function seat(b: Builder, color: string) {
  const legs = lines([upright(0.06), upright(0.94)], ground.road, 4)
  b.clear([-20, -20, 0], [40, 40, 42], { front: [legs], right: [legs] })
  b.block(42, [40, 40, 6], color)
  b.block([15, 48], [40, 5, 42], color)
}

const starburst: Mark = lines(
  evenly(13, 0, Math.PI).map(a => {
    const ray: Point = [Math.cos(a), Math.sin(a)]
    return pairs('0.08 0.1, 0.42 0.8', ray, [0.5, 0.06])
  }),
  brand.sun,
  7,
  0.8,
)

export const stage: Modular = {
  size: [[480, 600], 330, [290, 350]],
  lift: 80,
  floor: podium,
  body: (b, { size: [w, d, h] }, { furnish }) => {
    b.box(0, [w, 12, h], '#2f4a52', { front: [starburst] })
    b.box([[0, w - 12], d - 14, 0], [12, 12, h], metals.steel)
    furnish(b.at(16, 60), w - 32, d - 90)
  },
  inside: [drums, [speaker, 'gap', 'gap', microphone, 'gap', speaker]],
  roof: either(r.vault([120, 140], 'x'), f.slanted(0, 80)),
  site: { right: [g.conifer, 'gap'], front: [audience] },
}
