import type { Family } from '../../../family.ts'
import type { Builder } from '../../../kit/builder.ts'
import { picture, rug } from '../../../props/art.ts'
import { pinboard, whiteboard } from '../../../props/boards.ts'
import { stackChair } from '../../../props/contract-seating.ts'
import { glazing, window } from '../../../props/openings.ts'
import { schemes } from '../../../props/schemes.ts'
import { bookshelf, sideboard } from '../../../props/storage.ts'
import { clock } from '../../../props/wall-signs.ts'
import { bin, splitUnit, wallShelf } from '../../../props/wall-things.ts'
import { copier, divider, fileRack, filingCabinet } from '../../../props/workplaces.ts'
import { enclose, greenery, type Plan, planned, type Sizes } from '../../../rooms/plan.ts'
import { deskPlace } from '../desk-place.ts'

const layouts = ['side-by-side', 'face-to-face', 'one-behind-another', 'head-of-the-room'] as const

/** A room with two to four desks, a screen on each, and storage. */
export const deskRoom: Family = (b, brief) => {
  const layout = brief.construction(layouts)
  furnish[layout](b, planned(brief, schemes, sizes[layout]))
}

const sizes: Record<(typeof layouts)[number], Sizes> = {
  'side-by-side': {
    w: [460, 600],
    d: [260, 330],
    sections: ['unit', 'even', 'gable-left', 'pitch-left'],
  },
  'face-to-face': { w: [380, 470], d: [380, 470] },
  'one-behind-another': { w: [340, 420], d: [440, 540] },
  'head-of-the-room': { w: [400, 480], d: [380, 460] },
}

const furnish: Record<(typeof layouts)[number], (b: Builder, plan: Plan) => void> = {
  'side-by-side'(b, plan) {
    const { brief, w, d, scheme } = plan
    enclose(
      b,
      plan,
      [window([0.08, 0.4, 0.26, 0.36]), window([0.44, 0.4, 0.26, 0.36])],
      [picture([0.3, 0.46, 0.26, 0.3], brief), clock(0.78, 0.78)],
    )
    const count = w > 520 ? 3 : 2
    const pitch = (w - 110) / count
    for (let i = 0; i < count; i++) {
      const at = b.at(16 + pitch * (i + 0.5), 42)
      deskPlace(at, plan, pitch - 14)
      if (i > 0) divider(at.at(-pitch / 2, -4, 60, 1), 60, 50, scheme.fabric)
    }
    bookshelf(b.at(w - 88, 2), brief, {
      w: 84,
      h: brief.between(110, 170),
      columns: 1,
      rows: 4,
      wood: scheme.wood,
    })
    splitUnit(b.at(w * 0.38 - 42, 0, plan.h * 0.86))
    sideboard(b.at(4, d - 16, 0, 1), Math.min(120, d - 130), scheme.wood, { h: 58 })
    greenery(b.at(w - 40, d - 40), plan)
  },
  'face-to-face'(b, plan) {
    const { brief, w, d, scheme } = plan
    enclose(
      b,
      plan,
      [window([0.5, 0.4, 0.38, 0.42], { panes: 3 })],
      [whiteboard([0.34, 0.42, 0.4, 0.36], brief)],
    )
    const [x, y] = [w * 0.55, d * 0.55]
    rug(b.at(x, y), 260, 290, scheme.fabric, brief)
    const wide = brief.pick([160, 240])
    for (const at of wide > 200 ? [-62, 62] : [0]) {
      const one = wide > 200 ? 120 : 150
      deskPlace(b.at(x + at, y + 38), plan, one)
      deskPlace(b.at(x + at, y - 38, 0, 2), plan, one)
    }
    divider(b.at(x, y, 74), wide - 20, 34, scheme.accent)
    fileRack(b.at(8, 3), brief, brief.pick([86, 172]), 150, scheme.wood)
    filingCabinet(b.at(4, d - 20, 0, 1), scheme.front, 3)
    filingCabinet(b.at(4, d - 70, 0, 1), scheme.front, 3)
    bin(b.at(w - 30, d - 60))
    greenery(b.at(w - 40, 42), plan)
  },
  'one-behind-another'(b, plan) {
    const { brief, w, d, scheme } = plan
    enclose(
      b,
      plan,
      [pinboard([0.24, 0.46, 0.5, 0.32], brief)],
      [glazing([0.1, 0.3, 0.36, 0.54], 3), glazing([0.54, 0.3, 0.36, 0.54], 3)],
    )
    const count = d > 512 ? 3 : 2
    for (let i = 0; i < count; i++) deskPlace(b.at(w * 0.36, 130 + i * 138), plan, 150)
    copier(b.at(w - 72, 3))
    sideboard(b.at(w * 0.2, 3), Math.min(150, w * 0.42), scheme.front, { h: 70 })
    greenery(b.at(42, 42), plan, 120)
    greenery(b.at(w - 40, d - 50), plan)
  },
  'head-of-the-room'(b, plan) {
    const { brief, w, d, scheme } = plan
    enclose(
      b,
      plan,
      [picture([0.36, 0.5, 0.3, 0.32], brief)],
      [
        window([0.1, 0.36, 0.3, 0.46], { curtain: scheme.accent }),
        window([0.54, 0.36, 0.3, 0.46], { curtain: scheme.accent }),
      ],
    )
    const [x, y] = [w * 0.54, 150]
    rug(b.at(x, y + 50), 270, 250, scheme.fabric, brief)
    deskPlace(b.at(x, y, 0, 2), plan, 180, 'high')
    for (const at of [-44, 44]) stackChair(b.at(x + at, y + 84, 0, 2), scheme.accent)
    deskPlace(b.at(44, d - 110, 0, 1), plan, 140)
    bookshelf(b.at(w - 94, 2), brief, { w: 90, h: 170, columns: 1, rows: 5, wood: scheme.wood })
    wallShelf(b.at(10, 0, 128), 100, scheme.wood, brief)
    sideboard(b.at(8, 3), 104, scheme.wood, { h: 66, fronts: 2 })
    greenery(b.at(w - 40, d - 46), plan)
  },
}
