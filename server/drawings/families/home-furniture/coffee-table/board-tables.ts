import type { Builder } from '../../../kit/builder.ts'
import { panel, polygon } from '../../../kit/mark.ts'
import { glass } from '../../../kit/palette.ts'
import { type FeetStyle, feet } from '../../../props/cabinets/feet.ts'
import { finish } from '../../../props/cabinets/finish.ts'
import { boards } from '../../../props/cladding.ts'
import { uFrame, uFrames, xFrame, xFrames } from '../../../props/legs/frames.ts'
import { adorn } from '../../../props/ornaments.ts'
import { drawCase } from '../../../things/case.ts'
import { type Plan, things } from './plan.ts'

/** Low tables with corners. */
export const boardTables = {
  /** A top on four legs. */
  legs(b, plan) {
    const { brief, w, d, h, wood, metal, top } = plan
    const style: FeetStyle = brief.construction([
      'hairpin',
      'leaning',
      'turned',
      'posts',
      'cabriole',
    ] as const)
    feet(b.at(-w / 2, -d / 2), { style, w, d, h: h - 4, wood, metal })
    b.box([-w / 2, -d / 2, h - 4], [w, d, 4], top, grain)
    things(b, brief, [w, d], h)
  },
  /** Glass on crossed frames. */
  glass(b, { brief, w, d, h, metal }) {
    const style = brief.pick(xFrames)
    for (const x of [-w * 0.34, w * 0.34])
      xFrame(b.at(x, 0, 0, 1), style, { w: d - 6, h: h - 1.6, thick: 3.2, color: metal })
    const pane = [panel(0, 0, 1, 1, glass.pane, { opacity: 0.55 })]
    b.box([-w / 2, -d / 2, h - 1.6], [w, d, 1.6], glass.pane, {
      open: true,
      top: [...pane, polygon(gleam, '#ffffff', { opacity: 0.35 })],
      front: pane,
      right: pane,
    })
    things(b, brief, [w, d], h)
  },
  /** Drawers and open ends under a wide top. */
  storage(b, { brief, w, d, h }) {
    const look = finish(brief, ['plain', 'framed', 'slatted', 'cane'])
    const low = brief.between(5, 14)
    drawCase(b.at(-w / 2, -d / 2), {
      brief,
      look,
      size: [w, d, h - low],
      front: brief.pick(['drawer | open', 'drawer | drawer', 'open | 1.4: drawer | open']),
      feet: [brief.pick(['leaning', 'plinth', 'sled', 'turned']), low],
      over: 1,
    })
    things(b, brief, [w, d], h)
  },
  /** A board bent down at both ends, or two blocks under a slab. */
  waterfall(b, { brief, w, d, h, wood, top }) {
    const t = brief.between(4, 8)
    const blocks = brief.chance(0.4)
    for (const side of [-1, 1])
      if (blocks)
        b.box([side * w * 0.28 - w * 0.11, -d * 0.34, 0], [w * 0.22, d * 0.68, h - t], wood, {
          front: [boards(3, true, '#10262b', 0.14)],
        })
      else
        b.box([side < 0 ? -w / 2 : w / 2 - t, -d / 2, 0], [t, d, h - t], wood, {
          right: [boards(4, true, '#10262b', 0.14)],
        })
    b.box([-w / 2, -d / 2, h - t], [w, d, t], blocks ? top : wood, grain)
    if (!blocks) {
      b.box([-w / 2 + t, -d / 2 + 4, h * 0.3], [w - 2 * t, d - 8, 2.4], wood)
      adorn(b.at(-w / 2 + t, -d / 2 + 4, h * 0.3 + 2.4), brief, [w - 2 * t, d - 8], 2, [
        'books',
        'bowl',
      ])
    }
    things(b, brief, [w, d], h)
  },
  /** Steel loops under a thick board, a shelf between them. */
  loops(b, { brief, w, d, h, metal, wood }) {
    const style = brief.pick(uFrames)
    for (const x of [-w * 0.36, w * 0.36])
      uFrame(b.at(x, 0, 0, 1), style, { w: d - 4, h: h - 5, thick: 3.4, color: metal })
    b.box([-w / 2, -d / 2, h - 5], [w, d, 5], wood, grain)
    things(b, brief, [w, d], h)
  },
  /** A tray with a rim on a folding stand. */
  tray(b, { brief, w, d, h, metal, wood }) {
    for (const x of [-w * 0.3, w * 0.3])
      xFrame(b.at(x, 0, 0, 1), 'cross', { w: d * 0.9, h: h - 6, thick: 2.6, color: metal })
    b.box([-w * 0.42, -d / 2, h - 6], [w * 0.84, d, 2], wood, {
      top: [boards(5, true, '#10262b', 0.14)],
    })
    for (const y of [-d / 2, d / 2 - 2]) b.box([-w * 0.42, y, h - 4], [w * 0.84, 2, 5], wood)
    for (const x of [-w * 0.42, w * 0.42 - 2]) b.box([x, -d / 2 + 2, h - 4], [2, d - 4, 7], wood)
    things(b, brief, [w * 0.76, d - 6], h - 4, 3)
  },
} satisfies Record<string, (b: Builder, plan: Plan) => void>

const gleam = [
  [0.1, 0.3],
  [0.1, 0.6],
  [0.5, 1],
  [0.8, 1],
] as const

const grain = { top: [boards(4, false, '#10262b', 0.12)] }
