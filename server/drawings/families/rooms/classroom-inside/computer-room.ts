import type { Family } from '../../../family.ts'
import type { Builder } from '../../../kit/builder.ts'
import { metals } from '../../../kit/palette.ts'
import { slide, whiteboard } from '../../../props/boards.ts'
import { stackChair } from '../../../props/contract-seating.ts'
import { glazing, window } from '../../../props/openings.ts'
import { plainSchemes } from '../../../props/schemes.ts'
import { teacherDesk } from '../../../props/school.ts'
import { table } from '../../../props/tables.ts'
import { clock, poster } from '../../../props/wall-signs.ts'
import { splitUnit } from '../../../props/wall-things.ts'
import { copier, divider, fileRack, terminal } from '../../../props/workplaces.ts'
import { enclose, greenery, type Plan, planned, type Sizes } from '../../../rooms/plan.ts'

const layouts = ['rows', 'along-the-walls', 'back-to-back', 'sideways'] as const

/** A computer for every pupil: desks with screens and chairs. */
export const computerRoom: Family = (b, brief) => {
  const layout = brief.construction(layouts)
  furnish[layout](b, planned(brief, plainSchemes, sizes[layout]))
}

const sizes: Record<(typeof layouts)[number], Sizes> = {
  rows: { w: [430, 520], d: [472, 540], h: [235, 285] },
  'along-the-walls': { w: [430, 540], d: [420, 520], h: [235, 285] },
  'back-to-back': { w: [530, 600], d: [430, 500], h: [235, 285] },
  sideways: { w: [540, 620], d: [360, 420], h: [235, 285] },
}

const furnish: Record<(typeof layouts)[number], (b: Builder, plan: Plan) => void> = {
  rows(b, plan) {
    const { w, d, scheme } = plan
    taught(b, plan)
    teacherDesk(b.at(w * 0.22, 84), scheme.wood, scheme.accent)
    const places = w > 470 ? 4 : 3
    for (let i = 0; i < 3; i++)
      row(b.at(w * 0.52, 152 + i * ((d - 238) / 2)), plan, places, (w - 90) / places)
  },
  'along-the-walls'(b, plan) {
    const { brief, w, d, h, scheme } = plan
    enclose(
      b,
      plan,
      [glazing([0.14, 0.5, 0.5, 0.28], 4), poster([0.74, 0.48, 0.14, 0.3], brief)],
      [whiteboard([0.24, 0.5, 0.34, 0.32], brief), clock(0.72, 0.76)],
    )
    const [along, across] = [Math.floor((w - 110) / 98), Math.floor((d - 120) / 98)]
    row(b.at(100 + along * 49, 38), plan, along, 98)
    row(b.at(38, 90 + across * 49, 0, 1), plan, across, 98)
    const [x, y] = [w * 0.66, d * 0.68]
    for (const at of [-40, 40]) {
      stackChair(b.at(x + at, y - 58), scheme.accent)
      stackChair(b.at(x + at, y + 58, 0, 2), scheme.accent)
    }
    table(b.at(x, y), { w: 160, d: 84, top: scheme.wood, leg: metals.graphite })
    splitUnit(b.at(w - 100, 0, h * 0.84))
  },
  'back-to-back'(b, plan) {
    const { w, d, scheme } = plan
    taught(b, plan)
    for (const x of [w * 0.27, w * 0.73]) {
      const at = b.at(x, d * 0.62, 0, 1)
      const [places, pitch] = [3, (d * 0.66) / 3]
      row(at.at(0, 36), plan, places, pitch)
      row(at.at(0, -36, 0, 2), plan, places, pitch)
      divider(at.at(0, 0, 76), places * pitch - 10, 30, scheme.accent)
    }
    copier(b.at(8, 3))
    fileRack(b.at(w - 92, 3), plan.brief, 86, 84, scheme.front)
  },
  sideways(b, plan) {
    const { brief, w, d, h, scheme } = plan
    enclose(
      b,
      plan,
      [window([0.16, 0.4, 0.3, 0.4], { panes: 3 }), window([0.58, 0.4, 0.3, 0.4], { panes: 3 })],
      [whiteboard([0.06, 0.4, 0.3, 0.36], brief)],
    )
    b.box([2, d * 0.12, h * 0.42], [4, d * 0.46, 84], metals.black, {
      casts: false,
      right: [slide([0, 0, 1, 1], brief)],
    })
    teacherDesk(b.at(104, d * 0.45, 0, 1), scheme.wood, scheme.accent)
    const places = d > 390 ? 4 : 3
    for (let i = 0; i < 3; i++)
      row(b.at(210 + i * ((w - 240) / 2.4), d * 0.52, 0, 1), plan, places, (d - 50) / places)
    greenery(b.at(42, 42), plan, 110)
  },
}

function taught(b: Builder, plan: Plan): void {
  const { brief, w, h, d } = plan
  enclose(
    b,
    plan,
    [whiteboard([0.68, 0.38, 0.24, 0.36], brief), clock(0.14, 0.78)],
    [glazing([0.1, 0.38, 0.78, 0.38], Math.round(d / 100))],
  )
  b.box([w * 0.28, 2, h * 0.42], [w * 0.34, 4, 86], metals.black, {
    casts: false,
    front: [slide([0, 0, 1, 1], brief)],
  })
}

/** A row of desks along x, centred, a screen and a chair for each place; one sits at +y. */
function row(b: Builder, { brief, scheme }: Plan, places: number, pitch: number): void {
  const w = places * pitch
  for (let i = 0; i <= places; i++)
    b.box([Math.min(w / 2 - 4, -w / 2 + i * pitch), -30, 0], [4, 58, 70], scheme.front)
  b.box([-w / 2, -34, 70], [w, 66, 3.5], scheme.wood)
  for (let i = 0; i < places; i++) {
    const x = -w / 2 + (i + 0.5) * pitch
    terminal(b.at(x, -6, 73.5), 48, brief.pick(['#7fb8c6', '#8fb3d9', '#9cc7a4']))
    stackChair(b.at(x, 58, 0, 2), scheme.fabric)
  }
}
