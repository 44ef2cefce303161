import type { Family } from '../../../family.ts'
import type { Builder } from '../../../kit/builder.ts'
import { metals, woods } from '../../../kit/palette.ts'
import { rug } from '../../../props/art.ts'
import { boots, bunkBed, bunkStyles, lockers } from '../../../props/bunks.ts'
import { stackChair } from '../../../props/contract-seating.ts'
import { laptop, mug } from '../../../props/desk-things.ts'
import { door, window } from '../../../props/openings.ts'
import { plainSchemes } from '../../../props/schemes.ts'
import type { Section } from '../../../props/shell.ts'
import { bookshelf } from '../../../props/storage.ts'
import { table } from '../../../props/tables.ts'
import { clock, hooks, poster } from '../../../props/wall-signs.ts'
import { workDesk } from '../../../props/workplaces.ts'
import { enclose, type Plan, planned, type Sizes } from '../../../rooms/plan.ts'

const layouts = ['along-the-wall', 'heads-to-the-wall', 'around-a-table', 'cabin'] as const

/** Bunks for a crew, with a locker for each sleeper. */
export const bunkRoom: Family = (b, brief) => {
  const layout = brief.construction(layouts)
  const plan = planned(brief, plainSchemes, sizes[layout])
  furnish[layout](b, plan, {
    style: brief.pick(bunkStyles),
    frame: brief.pick([metals.graphite, metals.white, woods.ash, woods.oak, plan.scheme.fabric]),
    blanket: plan.scheme.accent,
    locker: brief.pick([plan.scheme.fabric, '#98a5ad', plan.scheme.front]),
  })
}

interface Kit {
  readonly style: (typeof bunkStyles)[number]
  readonly frame: string
  readonly blanket: string
  readonly locker: string
}

const plain: readonly Section[] = ['even', 'unit', 'unit', 'pitch-left', 'gable-left']
const sizes: Record<(typeof layouts)[number], Sizes> = {
  'along-the-wall': { w: [500, 720], d: [220, 280], h: [235, 260], sections: plain },
  'heads-to-the-wall': { w: [380, 590], d: [330, 400], h: [235, 280], sections: plain },
  'around-a-table': { w: [400, 460], d: [400, 470], h: [235, 290] },
  cabin: { w: [300, 360], d: [300, 340], h: [235, 280] },
}

const furnish: Record<(typeof layouts)[number], (b: Builder, plan: Plan, kit: Kit) => void> = {
  'along-the-wall'(b, plan, kit) {
    const { brief, w, d, scheme } = plan
    enclose(
      b,
      plan,
      [window([0.04, 0.76, 0.12, 0.16]), window([0.44, 0.76, 0.12, 0.16])],
      [door(0.3, 0.36, 0.84, { color: scheme.accent })],
    )
    const count = Math.floor((w - 44) / 212)
    for (let i = 0; i < count; i++)
      bunkBed(b.at(4 + i * 212, 3), { ...kit, ladder: i % 2 ? 'left' : 'right' })
    const left = w - 8 - count * 212
    lockers(b.at(6 + count * 212, 3), Math.max(1, Math.floor(left / 38)), kit.locker)
    boots(b.at(60, 98), brief.pick(['#6d4632', '#2a3238']))
    boots(b.at(290, 98), brief.pick(['#a86d43', '#2a3238']))
    stackChair(b.at(w * 0.5, d - 46, 0, 2), scheme.fabric)
    rug(b.at(w * 0.5, d - 66), 170, 90, scheme.fabric, brief)
  },
  'heads-to-the-wall'(b, plan, kit) {
    const { brief, w, d, scheme } = plan
    enclose(
      b,
      plan,
      [window([0.1, 0.74, 0.16, 0.18]), window([0.66, 0.74, 0.16, 0.18])],
      [door(0.06, 0.26, 0.84, { color: scheme.accent }), poster([0.68, 0.44, 0.14, 0.26], brief)],
    )
    const count = Math.floor((w - 20) / 142)
    for (let i = 0; i < count; i++) {
      const x = 10 + i * ((w - 20) / count)
      bunkBed(b.at(x, 206, 0, 1), { ...kit, ladder: 'left', head: 'right' })
      lockers(b.at(x + 94, 3), 1, kit.locker, 120)
    }
    rug(b.at(w * 0.5, d - 66), w * 0.5, 90, scheme.fabric, brief)
    boots(b.at(w * 0.2, 216))
  },
  'around-a-table'(b, plan, kit) {
    const { brief, w, d, scheme } = plan
    enclose(
      b,
      plan,
      [window([0.6, 0.42, 0.26, 0.4], { curtain: scheme.accent })],
      [hooks([0.06, 0.7, 0.26], 4, [scheme.accent, scheme.fabric]), clock(0.2, 0.86)],
    )
    bunkBed(b.at(100, 3), { ...kit, ladder: 'right' })
    bunkBed(b.at(3, 296, 0, 1), { ...kit, ladder: 'left', head: 'right' })
    lockers(b.at(w - 3 - 38 * 2, 3), 2, kit.locker)
    const [x, y] = [w * 0.62, d * 0.66]
    rug(b.at(x, y), 210, 190, scheme.fabric, brief)
    for (const at of [-34, 34]) {
      stackChair(b.at(x + at, y - 62), scheme.fabric)
      stackChair(b.at(x + at, y + 62, 0, 2), scheme.fabric)
    }
    table(b.at(x, y), { w: 140, d: 80, top: scheme.wood, leg: metals.graphite })
    mug(b.at(x - 30, y + 8, 74), scheme.accent)
    boots(b.at(104, d - 60))
  },
  cabin(b, plan, kit) {
    const { brief, w, d, scheme } = plan
    enclose(
      b,
      plan,
      [window([0.36, 0.44, 0.34, 0.38], { curtain: scheme.fabric })],
      [poster([0.1, 0.5, 0.14, 0.26], brief)],
    )
    bunkBed(b.at(3, 206, 0, 1), {
      ...kit,
      ladder: 'left',
      head: 'right',
      single: brief.chance(0.3),
    })
    workDesk(b.at(w * 0.53, 42), {
      w: 112,
      d: 62,
      top: scheme.wood,
      legs: 'panels',
      leg: scheme.wood,
    })
    laptop(b.at(w * 0.53, 44, 73))
    stackChair(b.at(w * 0.53, 112, 0, 2), scheme.fabric)
    lockers(b.at(w - 82, 3), 2, kit.locker)
    rug(b.at(w * 0.58, d * 0.66), 150, 110, scheme.fabric, brief)
    boots(b.at(108, 150))
    bookshelf(b.at(3, d - 8, 0, 1), brief, { w: 70, h: 84, columns: 1, rows: 2, wood: scheme.wood })
  },
}
