import type { Family } from '../../../family.ts'
import type { Builder } from '../../../kit/builder.ts'
import { metals } from '../../../kit/palette.ts'
import { roundRug, rug } from '../../../props/art.ts'
import { drumSeat, stackChair } from '../../../props/contract-seating.ts'
import { pile } from '../../../props/desk-things.ts'
import { floorLamp } from '../../../props/lamps.ts'
import {
  bookBox,
  magazineRack,
  openBook,
  readingLamp,
  readingTent,
} from '../../../props/library-things.ts'
import { glazing, window } from '../../../props/openings.ts'
import { schemes } from '../../../props/schemes.ts'
import { chair, loungeChair, pouf, sofa } from '../../../props/seating.ts'
import { bookshelf } from '../../../props/storage.ts'
import { roundTable, table } from '../../../props/tables.ts'
import { clock } from '../../../props/wall-signs.ts'
import { enclose, greenery, type Plan, planned, type Sizes } from '../../../rooms/plan.ts'

const layouts = ['long-tables', 'round-tables', 'armchairs', 'childrens-corner'] as const

/** Places to read: tables with lamps, or soft seats, and books at hand. */
export const readingRoom: Family = (b, brief) => {
  const layout = brief.construction(layouts)
  furnish[layout](b, planned(brief, schemes, sizes[layout]))
}

const sizes: Record<(typeof layouts)[number], Sizes> = {
  'long-tables': { w: [440, 540], d: [420, 500], h: [245, 300] },
  'round-tables': { w: [430, 520], d: [400, 480], h: [240, 290] },
  armchairs: { w: [400, 470], d: [370, 450], h: [240, 290] },
  'childrens-corner': { w: [390, 460], d: [380, 450], h: [230, 280] },
}

const furnish: Record<(typeof layouts)[number], (b: Builder, plan: Plan) => void> = {
  'long-tables'(b, plan) {
    const { brief, w, d, scheme } = plan
    const bays = Math.round(d / 95)
    enclose(b, plan, [clock(0.5, 0.86)], [glazing([0.08, 0.26, 0.84, 0.54], bays)])
    shelves(b.at(14, 2), plan, w - 28, brief.between(150, 200))
    const style = brief.pick(['slat', 'spindle', 'shell'] as const)
    const across = d > 460 ? [d * 0.44, d * 0.79] : [d * 0.6]
    for (const y of across) {
      const length = w - 150
      const seats = Math.floor(length / 76)
      for (let i = 0; i < seats; i++) {
        const x = w * 0.5 + (i - (seats - 1) / 2) * (length / seats)
        chair(b.at(x, y + 52, 0, 2), { fabric: scheme.fabric, frame: scheme.wood, style })
        if (across.length < 2)
          chair(b.at(x, y - 52), { fabric: scheme.fabric, frame: scheme.wood, style })
        if (brief.chance(0.5)) openBook(b.at(x, y + 18, 74), scheme.accent)
      }
      table(b.at(w * 0.5, y), { w: length, d: 84, top: scheme.wood, legs: 'panels' })
      for (const u of [-0.25, 0.25]) readingLamp(b.at(w * 0.5 + u * length, y - 14, 74))
    }
    greenery(b.at(w - 42, d - 46), plan, 90)
  },
  'round-tables'(b, plan) {
    const { brief, w, d, scheme } = plan
    enclose(
      b,
      plan,
      [window([0.06, 0.36, 0.3, 0.46], { panes: 3 })],
      [window([0.52, 0.36, 0.36, 0.46], { panes: 3 })],
    )
    shelves(b.at(w * 0.42, 2), plan, w * 0.56, brief.between(130, 190))
    magazineRack(b.at(4, d * 0.42, 0, 1), d * 0.3, scheme.wood, brief)
    for (const [i, [x, y]] of (
      [
        [w * 0.33, d * 0.68],
        [w * 0.75, d * 0.52],
      ] as const
    ).entries()) {
      if (i === 0) roundRug(b.at(x, y), 112, scheme.fabric)
      for (const turn of [0, 1, 2, 3] as const)
        stackChair(b.at(x, y, 0, turn).at(0, -72), scheme.accent)
      roundTable(b.at(x, y), 54, 74, scheme.wood)
      openBook(b.at(x - 8, y + 22, 74), scheme.fabric)
      pile(b.at(x + 18, y - 16, 74), [scheme.accent, '#f1e9d8', scheme.fabric])
    }
    greenery(b.at(w - 44, d - 50), plan, 100)
  },
  armchairs(b, plan) {
    const { brief, w, d, scheme } = plan
    enclose(
      b,
      plan,
      [glazing([0.06, 0.12, 0.44, 0.7], 4)],
      [window([0.18, 0.34, 0.4, 0.48], { panes: 2, curtain: scheme.fabric })],
    )
    shelves(b.at(w * 0.56, 2), plan, w * 0.42, brief.between(160, 205))
    const [x, y] = [w * 0.44, d * 0.56]
    rug(b.at(x, y), 230, 180, scheme.accent, brief)
    if (brief.chance(0.5))
      sofa(b.at(x, y - 96), {
        seats: 2,
        fabric: scheme.fabric,
        style: brief.pick(['slim', 'tufted', 'wooden']),
        cushions: [scheme.accent],
      })
    else for (const at of [-50, 50]) loungeChair(b.at(x + at, y - 92), scheme.fabric, scheme.wood)
    loungeChair(b.at(56, y + 20, 0, 1), scheme.accent, scheme.wood)
    roundTable(b.at(x + 6, y + 10), 36, 42, scheme.wood, metals.graphite, 'tripod')
    openBook(b.at(x + 2, y + 14, 42), scheme.fabric)
    pouf(b.at(x + 82, y + 58), 26, scheme.fabric)
    floorLamp(b.at(46, y - 66), brief.pick(['shade', 'tripod', 'globe']))
    greenery(b.at(w - 44, d - 46), plan, 100)
  },
  'childrens-corner'(b, plan) {
    const { brief, w, d, scheme } = plan
    enclose(
      b,
      plan,
      [window([0.56, 0.42, 0.34, 0.42], { panes: 3, curtain: scheme.accent })],
      [window([0.16, 0.42, 0.3, 0.42], { panes: 2 })],
    )
    shelves(b.at(118, 2), plan, w - 124, 92)
    bookshelf(b.at(2, d * 0.86, 0, 1), brief, {
      w: d * 0.52,
      h: 78,
      columns: 3,
      rows: 2,
      wood: scheme.wood,
    })
    readingTent(b.at(58, 62), brief.pick([scheme.accent, '#f1e9d8', scheme.fabric]))
    const [x, y] = [w * 0.58, d * 0.6]
    roundRug(b.at(x, y), 128, brief.pick([scheme.fabric, scheme.feature]))
    roundTable(b.at(x, y - 8), 46, 48, scheme.wood, scheme.accent, 'drum')
    openBook(b.at(x + 4, y + 8, 48), scheme.accent)
    const colors = [scheme.accent, '#e9b44c', '#7fb8c6', '#84997a']
    for (const [i, color] of colors.entries()) {
      const a = i * 1.57 + 0.5
      drumSeat(b.at(x + Math.cos(a) * 78, y - 8 + Math.sin(a) * 78), 17, 28, color)
    }
    bookBox(b.at(w - 46, d * 0.42, 0, 1), scheme.accent)
    bookBox(b.at(110, d - 38), '#7fb8c6')
    pouf(b.at(w - 54, d - 50), 28, scheme.fabric)
  },
}

/** Bookshelves side by side along x with their backs at y = 0. */
function shelves(b: Builder, { brief, scheme }: Plan, length: number, h: number): void {
  const count = Math.max(1, Math.round(length / 120))
  for (let i = 0; i < count; i++)
    bookshelf(b.at((i * length) / count, 0), brief, {
      w: length / count - 1,
      h,
      columns: 2,
      rows: Math.max(2, Math.round(h / 40)),
      wood: scheme.wood,
    })
}
