import type { Family } from '../../../family.ts'
import type { Builder } from '../../../kit/builder.ts'
import { inset, type Mark, panel } from '../../../kit/mark.ts'
import { metals } from '../../../kit/palette.ts'
import { picture, roundRug, rug } from '../../../props/art.ts'
import { battens } from '../../../props/cladding.ts'
import { swivelChair } from '../../../props/contract-seating.ts'
import { pile, vase } from '../../../props/desk-things.ts'
import { lampRail, pendantStyles } from '../../../props/lamp-rails.ts'
import { glazing, type Place } from '../../../props/openings.ts'
import { schemes } from '../../../props/schemes.ts'
import { loungeChair, pouf } from '../../../props/seating.ts'
import { type CounterShape, counterShapes, receptionDesk } from '../../../props/service-counters.ts'
import { sofa, sofaStyles } from '../../../props/sofas.ts'
import { lettering } from '../../../props/wall-signs.ts'
import { glassWall } from '../../../props/wall-things.ts'
import { terminal } from '../../../props/workplaces.ts'
import { armchair } from '../../../rooms/comfort.ts'
import { enclose, greenery, type Plan, planned, type Sizes } from '../../../rooms/plan.ts'
import { roundTable } from '../../../things/table.ts'

/** The reception of a business: its name on the wall, a desk, seats for visitors. */
export const frontOffice: Family = (b, brief) => {
  const shape = brief.construction(counterShapes)
  furnish[shape](b, planned(brief, schemes, sizes[shape]))
}

const level = ['even', 'unit', 'gable-left', 'pitch-left'] as const
const sizes: Record<CounterShape, Sizes> = {
  straight: { w: [480, 580], d: [400, 470], h: [260, 300], sections: level },
  corner: { w: [460, 540], d: [420, 490], h: [260, 300], sections: level },
  curved: { w: [460, 550], d: [430, 500], h: [260, 300], sections: level },
  stepped: { w: [540, 640], d: [380, 440], h: [260, 300], sections: level },
}

const furnish: Record<CounterShape, (b: Builder, plan: Plan) => void> = {
  straight(b, plan) {
    const { brief, w, d, scheme } = plan
    enclose(b, plan, sign(plan, [0.2, 0, 0.62, 1]), [
      glazing([0.06, 0.03, 0.5, 0.8], 4, { door: 1 }),
    ])
    desk(b.at(w * 0.5, 120), plan, 'straight', 220)
    const [x, y] = [w * 0.5, d - 120]
    rug(b.at(x, y), 250, 150, scheme.accent, brief)
    loungeChair(b.at(x - 96, y, 0, 1), scheme.fabric, scheme.wood)
    loungeChair(b.at(x + 96, y, 0, 3), scheme.fabric, scheme.wood)
    table(b.at(x, y), plan)
    for (const at of [46, w - 46]) greenery(b.at(at, 44), plan)
  },
  corner(b, plan) {
    const { brief, w, d, scheme } = plan
    enclose(b, plan, sign(plan, [0.08, 0, 0.5, 1]), [picture([0.3, 0.4, 0.26, 0.4], brief)])
    desk(b.at(w * 0.32, 124), plan, 'corner', 200)
    rug(b.at(w * 0.66, d * 0.64), 230, 180, scheme.accent, brief)
    sofa(b.at(w - 56, d * 0.64, 0, 3), {
      seats: 2,
      fabric: scheme.fabric,
      style: brief.pick(sofaStyles),
      cushions: [scheme.accent],
    })
    table(b.at(w * 0.62, d * 0.64), plan)
    armchair(b.at(w * 0.38, d * 0.74, 0, 1), plan, scheme.accent)
    greenery(b.at(w - 46, 46), plan)
    greenery(b.at(46, d - 50), plan, 100)
  },
  curved(b, plan) {
    const { w, d, scheme } = plan
    enclose(b, plan, sign(plan, [0.16, 0, 0.68, 1]), [glazing([0.1, 0.2, 0.7, 0.6], 5)])
    desk(b.at(w * 0.5, 124), plan, 'curved', 240)
    roundRug(b.at(w * 0.5, d * 0.7), 130, scheme.accent)
    for (const [dx, dy, turn] of [
      [-92, 0, 1],
      [92, 0, 3],
    ] as const)
      armchair(b.at(w * 0.5 + dx, d * 0.7 + dy, 0, turn), plan, scheme.fabric)
    table(b.at(w * 0.5, d * 0.7), plan)
    pouf(b.at(w * 0.5 + 10, d * 0.7 + 84), 24, scheme.accent)
    for (const at of [46, w - 44]) greenery(b.at(at, 46), plan)
  },
  stepped(b, plan) {
    const { brief, w, d, scheme } = plan
    enclose(b, plan, sign(plan, [0.06, 0, 0.46, 1]), [
      picture([0.2, 0.42, 0.2, 0.36], brief),
      picture([0.5, 0.42, 0.2, 0.36], brief),
    ])
    desk(b.at(w * 0.3, 120), plan, 'stepped', 240)
    glassWall(b.at(w * 0.62, d * 0.5, 0, 1), d * 0.5 - 4, 224)
    const x = w * 0.82
    sofa(b.at(x, 56), {
      seats: 2,
      fabric: scheme.fabric,
      style: brief.pick(sofaStyles),
      cushions: [scheme.accent],
    })
    roundTable(b.at(x, 140), 32, 40, scheme.wood, metals.graphite)
    rug(b.at(w * 0.36, d - 90), 250, 130, scheme.accent, brief)
    for (const at of [-80, 0, 80])
      pouf(b.at(w * 0.36 + at, d - 90), 26, at ? scheme.fabric : scheme.accent)
    greenery(b.at(w - 46, d - 60), plan)
    greenery(b.at(44, d - 50), plan, 100)
  },
}

/** A clad wall with the company's name in light letters. */
function sign({ brief, scheme, h }: Plan, [u, v, w, tall]: Place): Mark[] {
  const wood = brief.chance(0.6)
  return [
    inset(u, v, w, tall, [
      panel(0, 0, 1, 1, wood ? scheme.wood : scheme.feature),
      ...(wood ? [battens(24)] : []),
    ]),
    lettering([u + w * 0.22, 0.66, w * 0.56, 26 / h], '#fbf9f4', 3),
    lettering([u + w * 0.34, 0.58, w * 0.32, 9 / h], '#fbf9f4', 2),
  ]
}

function desk(b: Builder, { brief, h, scheme }: Plan, shape: CounterShape, w: number): void {
  swivelChair(b.at(10, -64), { fabric: scheme.fabric })
  receptionDesk(b, shape, {
    w,
    front: brief.pick([scheme.fabric, scheme.front, scheme.wood]),
    top: scheme.wood,
    facing: brief.pick(['plain', 'slats', 'panels']),
  })
  terminal(b.at(14, -14, 74, 2), 44)
  if (shape !== 'curved') vase(b.at(-w * 0.3, 26, shape === 'stepped' ? 74 : 110), scheme.accent)
  const style = brief.pick(pendantStyles)
  for (const x of [-w * 0.26, w * 0.26])
    lampRail(b.at(x, -119), [148], { ceiling: h - 12, z: 178, color: scheme.accent, style })
}

function table(b: Builder, { scheme }: Plan): void {
  roundTable(b, 36, 40, scheme.wood, metals.graphite, 'tripod')
  pile(b.at(0, 0, 40), [scheme.fabric, '#fbfbf8', scheme.accent])
}
