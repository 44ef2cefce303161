import type { Family } from '../../../family.ts'
import type { Builder } from '../../../kit/builder.ts'
import { lines, type Mark, panel } from '../../../kit/mark.ts'
import { metals } from '../../../kit/palette.ts'
import { blackboard, pinboard, whiteboard } from '../../../props/boards.ts'
import { glazing, type Place, window } from '../../../props/openings.ts'
import { plainSchemes } from '../../../props/schemes.ts'
import { cubbies, globe, pupilDesk, teacherDesk } from '../../../props/school.ts'
import { bookshelf } from '../../../props/storage.ts'
import { clock, poster } from '../../../props/wall-signs.ts'
import { bin } from '../../../props/wall-things.ts'
import { enclose, greenery, type Plan, planned, type Sizes } from '../../../rooms/plan.ts'

const layouts = ['singles', 'pairs', 'sideways', 'benches'] as const

/** Rows of school desks that face a board. */
export const deskClass: Family = (b, brief) => {
  const layout = brief.construction(layouts)
  furnish[layout](b, planned(brief, plainSchemes, sizes[layout]))
}

const sizes: Record<(typeof layouts)[number], Sizes> = {
  singles: { w: [460, 560], d: [500, 570], h: [240, 300] },
  pairs: { w: [500, 600], d: [440, 520], h: [240, 300] },
  sideways: { w: [540, 640], d: [400, 470], h: [240, 290] },
  benches: { w: [470, 560], d: [470, 540], h: [240, 300] },
}

const furnish: Record<(typeof layouts)[number], (b: Builder, plan: Plan) => void> = {
  singles(b, plan) {
    const { brief, w, d, scheme } = plan
    enclose(b, plan, [board([0.3, 0.36, 0.46, 0.38], plan), clock(0.88, 0.7)], windows(plan))
    teacherDesk(b.at(w * 0.3, 88), scheme.wood, scheme.accent)
    globe(b.at(w * 0.3 + 50, 84, 74))
    const columns = w > 510 ? 4 : 3
    const pitch = (w - 40) / columns
    for (let i = 0; i < columns; i++)
      for (let k = 0; k < 3; k++)
        pupilDesk(
          b.at(20 + pitch * (i + 0.5), 205 + k * ((d - 240) / 2.55)),
          { w: 64, top: scheme.wood, seat: scheme.fabric, style: 'steel' },
          brief,
        )
    cubbies(b.at(w - 122, 3), 3, 2, scheme.wood, [scheme.accent, scheme.fabric, '#e9b44c'])
  },
  pairs(b, plan) {
    const { brief, w, d, scheme } = plan
    const small = brief.chance(0.4)
    enclose(
      b,
      plan,
      [
        board([0.26, 0.34, 0.44, 0.38], plan),
        ...(small ? [alphabet(plan)] : [poster([0.78, 0.4, 0.14, 0.3], brief)]),
      ],
      windows(plan),
    )
    teacherDesk(b.at(w * 0.74, 92), scheme.wood, scheme.accent)
    const k = small ? 0.82 : 1
    const columns = small ? 3 : 2
    const pitch = (w - 60) / columns
    const style = brief.pick(['steel', 'panel'] as const)
    for (let i = 0; i < columns; i++)
      for (let row = 0; row < 3; row++)
        pupilDesk(
          b.at(30 + pitch * (i + 0.5), 190 + row * ((d - 230) / 2.4)),
          {
            w: 128 * k,
            top: scheme.wood,
            seat: row % 2 && small ? scheme.accent : scheme.fabric,
            k,
            style,
          },
          brief,
        )
    bookshelf(b.at(8, 2), brief, { w: 100, h: 96, rows: 2, wood: scheme.wood })
    globe(b.at(34, 20, 96))
  },
  sideways(b, plan) {
    const { brief, w, d, scheme } = plan
    const bays = Math.round(w / 110)
    enclose(
      b,
      plan,
      [glazing([0.12, 0.36, 0.78, 0.42], bays)],
      [board([0.22, 0.34, 0.54, 0.4], plan), clock(0.12, 0.74)],
    )
    teacherDesk(b.at(118, d * 0.42, 0, 1), scheme.wood, scheme.accent)
    for (let i = 0; i < 3; i++)
      for (let row = 0; row < 2; row++)
        pupilDesk(
          b.at(238 + i * ((w - 250) / 2.75), d * 0.3 + row * d * 0.42, 0, 1),
          { w: 126, top: scheme.wood, seat: scheme.fabric, style: brief.pick(['steel', 'panel']) },
          brief,
        )
    cubbies(b.at(3, d - 10, 0, 1), 2, 2, scheme.wood, [scheme.accent, scheme.fabric, '#e9b44c'])
    bin(b.at(w - 24, 30))
    greenery(b.at(42, 42), plan)
  },
  benches(b, plan) {
    const { brief, w, d, scheme } = plan
    enclose(
      b,
      plan,
      [board([0.2, 0.34, 0.6, 0.4], plan)],
      [...windows(plan), pinboard([0.06, 0.08, 0.18, 0.2], brief)],
    )
    b.box([w * 0.16, 0, 0], [w * 0.68, 122, 14], scheme.front, { casts: false })
    teacherDesk(b.at(w * 0.62, 84, 14), scheme.wood, scheme.accent)
    const length = (w - 120) / 2
    for (let row = 0; row < 3; row++)
      for (const side of [0, 1])
        pupilDesk(
          b.at(28 + length / 2 + side * (length + 56), 196 + row * ((d - 262) / 2)),
          { w: length, top: scheme.wood, seat: scheme.wood, style: 'bench' },
          brief,
        )
    globe(b.at(w * 0.62 + 46, 76, 88))
    bin(b.at(w - 30, 40), metals.graphite)
    greenery(b.at(42, 42), plan, 120)
  },
}

function board(place: Place, { brief }: Plan): Mark {
  return brief.chance(0.6)
    ? blackboard(place, brief, brief.pick(['#2d4a44', '#2b3d4f']))
    : whiteboard(place, brief)
}

function windows({ brief, d }: Plan): Mark[] {
  if (brief.chance(0.5)) return [glazing([0.1, 0.36, 0.78, 0.4], Math.round(d / 100))]
  return [0.08, 0.38, 0.68].map(u =>
    window([u, 0.36, 0.22, 0.4], { panes: 2, rows: brief.int(1, 2) }),
  )
}

/** Letters on coloured cards above the board, for the youngest. */
function alphabet({ scheme }: Plan): Mark {
  const colors = [scheme.accent, scheme.fabric, '#e9b44c', '#fbfbf8']
  return face => [
    ...Array.from({ length: 12 }, (_, i) =>
      panel(0.2 + i * 0.055, 0.77, 0.045, 0.1, colors[i % 4] as string)(face),
    ).flat(),
    ...lines(
      [
        [
          [0.2, 0.765],
          [0.855, 0.765],
        ],
      ],
      '#10262b',
      1.4,
      0.5,
    )(face),
  ]
}
