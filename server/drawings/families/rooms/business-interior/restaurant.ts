import type { Family } from '../../../family.ts'
import type { Builder } from '../../../kit/builder.ts'
import { inset, panel } from '../../../kit/mark.ts'
import { metals } from '../../../kit/palette.ts'
import { picture } from '../../../props/art.ts'
import { menuBoard } from '../../../props/boards.ts'
import { battens, masonry } from '../../../props/cladding.ts'
import { banquette } from '../../../props/contract-seating.ts'
import { lampRail, type PendantStyle, pendantStyles } from '../../../props/lamp-rails.ts'
import { glazing, window } from '../../../props/openings.ts'
import { schemes } from '../../../props/schemes.ts'
import { chair, stool } from '../../../props/seating.ts'
import { backBar, laidRound, laidTable } from '../../../props/set-tables.ts'
import { sideboard } from '../../../props/storage.ts'
import { enclose, greenery, type Plan, planned, type Sizes } from '../plan.ts'

const layouts = ['tables-for-two', 'booths', 'bar', 'round-tables', 'long-table'] as const

/** A restaurant: tables laid for guests, each under its lamp. */
export const restaurant: Family = (b, brief) => {
  const layout = brief.construction(layouts)
  const plan = planned(brief, schemes, sizes[layout])
  furnish[layout](b, plan, {
    lamp: brief.pick(pendantStyles),
    chair: brief.pick(['slat', 'spindle', 'shell', 'ladder']),
  })
}

interface Choice {
  readonly lamp: PendantStyle
  readonly chair: 'slat' | 'spindle' | 'shell' | 'ladder'
}

const level = ['even', 'unit', 'gable-left', 'pitch-left'] as const
const sizes: Record<(typeof layouts)[number], Sizes> = {
  'tables-for-two': { w: [470, 580], d: [380, 450], h: [255, 290], sections: level },
  booths: { w: [500, 620], d: [360, 430], h: [250, 285], sections: level },
  bar: { w: [500, 600], d: [400, 470], h: [260, 295], sections: level },
  'round-tables': { w: [450, 540], d: [430, 500], h: [260, 295], sections: level },
  'long-table': { w: [500, 600], d: [340, 400], h: [255, 285], sections: level },
}

const furnish: Record<(typeof layouts)[number], (b: Builder, plan: Plan, choice: Choice) => void> =
  {
    'tables-for-two'(b, plan, choice) {
      const { brief, w, d, scheme } = plan
      enclose(
        b,
        plan,
        [
          picture([0.12, 0.54, 0.18, 0.28], brief),
          picture([0.42, 0.54, 0.18, 0.28], brief),
          picture([0.72, 0.54, 0.18, 0.28], brief),
        ],
        [glazing([0.08, 0.03, 0.6, 0.78], 4, { door: 1 })],
      )
      banquette(b.at(12, 3), w - 24, scheme.fabric, scheme.wood)
      const count = w > 530 ? 4 : 3
      const pitch = (w - 30) / count
      for (let i = 0; i < count; i++) {
        const x = 15 + (i + 0.5) * pitch
        guest(b.at(x, 168, 0, 2), plan, choice)
        laid(b.at(x, 106), plan, 1)
        lamps(b.at(x, 0), plan, choice, [106])
        if (i === count - 1 && d < 420) continue
        guest(b.at(x, d - 132), plan, choice)
        guest(b.at(x, d - 26, 0, 2), plan, choice)
        laid(b.at(x, d - 80), plan, 1)
      }
    },
    booths(b, plan, choice) {
      const { brief, w, d, scheme } = plan
      enclose(
        b,
        plan,
        [inset(0, 0, 1, 0.5, [panel(0, 0, 1, 1, scheme.wood, { edge: false }), battens(40)])],
        [menuBoard([0.5, 0.44, 0.24, 0.32], brief), picture([0.14, 0.44, 0.2, 0.34], brief)],
      )
      const count = w > 570 ? 3 : 2
      const pitch = (w - 16) / count
      for (let i = 0; i < count; i++) {
        const x = 8 + i * pitch
        banquette(b.at(x, 4 + 150, 0, 1), 150, scheme.fabric, scheme.wood, 124)
        banquette(b.at(x + pitch - 2, 4, 0, 3), 150, scheme.fabric, scheme.wood, 124)
        laid(b.at(x + pitch / 2 - 1, 82, 0, 1), plan, 2, 140, Math.min(76, pitch - 126))
        lamps(b.at(x + pitch / 2 - 1, 0), plan, choice, [82])
      }
      for (const x of [w * 0.26, w * 0.7]) {
        for (const at of [-34, 34]) {
          guest(b.at(x + at, d - 136), plan, choice)
          guest(b.at(x + at, d - 26, 0, 2), plan, choice)
        }
        laid(b.at(x, d - 82), plan, 2, 136)
      }
      greenery(b.at(w - 40, d - 84), plan, 100)
    },
    bar(b, plan, choice) {
      const { brief, w, d, scheme } = plan
      enclose(
        b,
        plan,
        [panel(0, 0, 1, 1, scheme.feature, { edge: false })],
        [glazing([0.1, 0.28, 0.5, 0.52], 3), picture([0.7, 0.4, 0.16, 0.4], brief)],
      )
      const length = w * 0.62
      b.box([w * 0.5 - length / 2, 2, 0], [length, 34, 206], scheme.wood, {
        front: [backBar(Math.round(length / 14), 4, scheme.wood)],
      })
      b.box([w * 0.5 - length / 2, 92, 0], [length, 44, 102], scheme.fabric, {
        front: [battens(Math.round(length / 10))],
      })
      b.box([w * 0.5 - length / 2 - 6, 84, 102], [length + 12, 62, 5], scheme.wood)
      const count = Math.floor(length / 62)
      for (let i = 0; i < count; i++)
        stool(b.at(w * 0.5 + (i - (count - 1) / 2) * 62, 168), scheme.accent, metals.brass, 72)
      lamps(b.at(w * 0.5 - length * 0.3, 36), plan, choice, [78])
      lamps(b.at(w * 0.5 + length * 0.3, 36), plan, choice, [78])
      for (const x of [0.17, 0.5, 0.83]) {
        guest(b.at(w * x, d - 134), plan, choice)
        guest(b.at(w * x, d - 28, 0, 2), plan, choice)
        laid(b.at(w * x, d - 82), plan, 1)
      }
      greenery(b.at(44, 44), plan, 120)
    },
    'round-tables'(b, plan, choice) {
      const { brief, w, d, scheme } = plan
      enclose(
        b,
        plan,
        [
          window([0.08, 0.36, 0.26, 0.44], { curtain: scheme.accent }),
          menuBoard([0.42, 0.46, 0.16, 0.3], brief),
          window([0.66, 0.36, 0.26, 0.44], { curtain: scheme.accent }),
        ],
        [masonry(26), picture([0.4, 0.42, 0.3, 0.36], brief)],
      )
      const spots = [
        [0.26, 0.29],
        [0.74, 0.29],
        [0.26, 0.75],
        [0.74, 0.75],
      ] as const
      for (const [u, v] of spots) {
        const [x, y] = [u * w, v * d]
        for (const turn of [0, 1, 2, 3] as const)
          guest(b.at(x, y, 0, turn).at(0, -70), plan, choice)
        laidRound(b.at(x, y), 50, scheme.wood, scheme.accent)
      }
      for (const u of [0.26, 0.74]) lamps(b.at(u * w, 0), plan, choice, [d * 0.29, d * 0.75])
      greenery(b.at(w * 0.5, d * 0.52), plan, 100)
    },
    'long-table'(b, plan, choice) {
      const { brief, w, d, scheme } = plan
      enclose(
        b,
        plan,
        [
          inset(0.1, 0, 0.8, 1, [panel(0, 0, 1, 1, scheme.wood), battens(34)]),
          picture([0.4, 0.5, 0.2, 0.3], brief),
        ],
        [glazing([0.12, 0.1, 0.7, 0.7], 4)],
      )
      const [x, y, length] = [w * 0.52, d * 0.56, w - 160]
      const places = Math.floor(length / 68)
      for (let i = 0; i < places; i++) {
        const at = x + (i - (places - 1) / 2) * (length / places)
        guest(b.at(at, y - 64), plan, choice)
        guest(b.at(at, y + 64, 0, 2), plan, choice)
      }
      laid(b.at(x, y), plan, places, length, 88)
      for (const at of [-0.3, 0.02, 0.34]) lamps(b.at(x + at * length, 0), plan, choice, [y])
      sideboard(b.at(w * 0.36, 3), w * 0.3, scheme.front, { h: 84 })
      greenery(b.at(46, 44), plan)
      greenery(b.at(w - 40, d - 46), plan, 96)
    },
  }

function guest(b: Builder, { scheme }: Plan, choice: Choice): void {
  chair(b, { fabric: scheme.accent, frame: scheme.wood, style: choice.chair })
}

function laid(b: Builder, { scheme }: Plan, places: number, w = 72, d = 72): void {
  laidTable(b, { w, d, places, top: scheme.wood, napkin: scheme.accent })
}

function lamps(b: Builder, { h, scheme }: Plan, { lamp }: Choice, places: readonly number[]): void {
  lampRail(b, places, { ceiling: h - 12, z: 164, color: scheme.accent, style: lamp })
}
