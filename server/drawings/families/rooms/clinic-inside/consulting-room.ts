import type { Family } from '../../../family.ts'
import type { Builder } from '../../../kit/builder.ts'
import { metals } from '../../../kit/palette.ts'
import { stackChair, swivelChair } from '../../../props/contract-seating.ts'
import { mug, pile } from '../../../props/desk-things.ts'
import { basin, couch, curtain, foldingScreen, leaflets, step } from '../../../props/medical.ts'
import { door, window } from '../../../props/openings.ts'
import { plainSchemes } from '../../../props/schemes.ts'
import { doors } from '../../../props/storage.ts'
import { clock, cross, eyeChart, poster } from '../../../props/wall-signs.ts'
import { bin } from '../../../props/wall-things.ts'
import { examinationLamp, medicalTrolley, scales } from '../../../props/ward-things.ts'
import { terminal, workDesk } from '../../../props/workplaces.ts'
import { enclose, greenery, type Plan, planned, type Sizes } from '../../../rooms/plan.ts'

const layouts = ['couch-behind', 'couch-aside', 'screened', 'treatment'] as const

/** A consulting room: a couch, the doctor's desk, chairs for the patient, scales and a basin. */
export const consultingRoom: Family = (b, brief) => {
  const layout = brief.construction(layouts)
  furnish[layout](b, planned(brief, plainSchemes, sizes[layout]))
}

const sizes: Record<(typeof layouts)[number], Sizes> = {
  'couch-behind': { w: [340, 420], d: [320, 390], h: [225, 265] },
  'couch-aside': { w: [380, 460], d: [300, 350], h: [225, 265] },
  screened: { w: [400, 480], d: [330, 390], h: [225, 265] },
  treatment: { w: [360, 430], d: [340, 420], h: [225, 265] },
}

const floors = ['sheet', 'tiles'] as const

const furnish: Record<(typeof layouts)[number], (b: Builder, plan: Plan) => void> = {
  'couch-behind'(b, plan) {
    const { brief, w, d, scheme } = plan
    enclose(
      b,
      plan,
      [eyeChart([0.74, 0.44, 0.14, 0.34]), window([0.18, 0.5, 0.3, 0.34])],
      [poster([0.14, 0.46, 0.14, 0.3], brief), cross(0.8, 0.72, 30)],
      floors,
    )
    couch(b.at(16, 4), scheme.fabric)
    step(b.at(112, 70), scheme.front)
    scales(b.at(w - 44, 22))
    doctor(b.at(52, d * 0.68, 0, 1), plan)
    stackChair(b.at(w * 0.58, d * 0.6, 0, 3), scheme.accent)
    stackChair(b.at(w * 0.58, d * 0.82, 0, 3), scheme.accent)
    medicalTrolley(b.at(w - 56, d * 0.42, 0, 1), scheme.fabric)
    bin(b.at(24, d - 24), '#f3f3ee')
  },
  'couch-aside'(b, plan) {
    const { brief, w, d, scheme } = plan
    enclose(
      b,
      plan,
      [window([0.44, 0.42, 0.26, 0.4], { panes: 2 }), eyeChart([0.78, 0.44, 0.12, 0.34])],
      [leaflets(0.1, 0.5, 0.14, 0.24), cross(0.56, 0.76, 28)],
      floors,
    )
    couch(b.at(4, 206, 0, 1), scheme.fabric)
    curtain(b.at(96, 120, 0, 1), 180, scheme.accent)
    doctor(b.at(w * 0.62, 42), plan)
    stackChair(b.at(w * 0.86, 96, 0, 3), scheme.accent)
    stackChair(b.at(w * 0.52, d - 50, 0, 2), scheme.accent)
    scales(b.at(28, d - 46, 0, 1))
    bin(b.at(w - 24, 24), '#f3f3ee')
    if (brief.chance(0.5)) greenery(b.at(w - 44, d - 50), plan, 92)
  },
  screened(b, plan) {
    const { w, d, scheme, brief } = plan
    enclose(
      b,
      plan,
      [poster([0.12, 0.46, 0.12, 0.3], brief), window([0.58, 0.42, 0.3, 0.4])],
      [
        door(0.06, 0.27, 0.84, { color: scheme.accent }),
        cross(0.5, 0.74, 30),
        eyeChart([0.72, 0.42, 0.14, 0.34]),
      ],
      floors,
    )
    couch(b.at(14, 4), scheme.fabric)
    foldingScreen(b.at(84, 122), 2, scheme.front)
    basin(b.at(w - 72, 3), scheme.front)
    const [x, y] = [w * 0.66, d * 0.66]
    swivelChair(b.at(x, y - 62), { fabric: scheme.fabric })
    workDesk(b.at(x, y, 0, 2), {
      w: 150,
      d: 74,
      top: scheme.wood,
      legs: 'panels',
      leg: scheme.front,
    })
    terminal(b.at(x + 34, y, 73, 2))
    pile(b.at(x - 40, y, 73), ['#fbfbf8', scheme.accent])
    for (const at of [-34, 34]) stackChair(b.at(x + at, y + 74, 0, 2), scheme.accent)
    medicalTrolley(b.at(60, d * 0.66), scheme.fabric)
  },
  treatment(b, plan) {
    const { brief, w, d, scheme } = plan
    enclose(
      b,
      plan,
      [clock(0.12, 0.8, 14), window([0.42, 0.5, 0.36, 0.32], { panes: 3 })],
      [
        eyeChart([0.2, 0.42, 0.14, 0.34]),
        poster([0.46, 0.44, 0.14, 0.3], brief),
        cross(0.82, 0.74, 28),
      ],
      floors,
    )
    basin(b.at(10, 3), scheme.front)
    b.box([74, 3, 0], [w - 160, 52, 84], scheme.front, {
      front: [doors(Math.round((w - 160) / 52))],
    })
    b.box([73, 1, 84], [w - 158, 56, 4], '#fbfbf8')
    terminal(b.at(w * 0.5, 30, 88), 42)
    mug(b.at(w * 0.5 - 46, 34, 88), scheme.accent)
    b.box([w - 76, 3, 0], [70, 50, 168], '#eef0ee', {
      front: [doors(1), cross(0.5, 0.74, 26, '#c8402f')],
    })
    couch(b.at(w * 0.5 - 94, d * 0.54), scheme.fabric)
    examinationLamp(b.at(w * 0.5 - 66, d * 0.54 - 24))
    medicalTrolley(b.at(w * 0.5 + 132, d * 0.52, 0, 1), scheme.accent)
    swivelChair(b.at(w * 0.52, d * 0.54 - 34), { fabric: scheme.fabric })
    stackChair(b.at(34, d - 52, 0, 1), scheme.accent)
    scales(b.at(30, d * 0.46, 0, 1))
  },
}

/** The doctor's desk with its screen; the doctor sits at +y. */
function doctor(b: Builder, { brief, scheme }: Plan): void {
  swivelChair(b.at(0, 72, 0, 2), { fabric: scheme.fabric })
  workDesk(b, {
    w: 140,
    d: 70,
    top: scheme.wood,
    legs: brief.pick(['panels', 'pedestal']),
    leg: metals.white,
  })
  terminal(b.at(-6, -4, 73))
  pile(b.at(46, 4, 73), ['#fbfbf8', scheme.accent])
}
