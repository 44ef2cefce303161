import type { Builder } from '../kit/builder.ts'
import { inset, panel, tint } from '../kit/mark.ts'
import { brand, darker, fabrics, glass, metals, woods } from '../kit/palette.ts'
import { around, laden, sides } from '../layout/together.ts'
import { screen } from '../props/desk-things.ts'
import { doors, drawers } from '../props/storage.ts'
import * as f from './furnishings.ts'
import { colored, filling, type RoomThing } from './plan.ts'

const DARK = '#3f4a50'

export const microscope: RoomThing = b => {
  b.quiet.block([-10, 0], [16, 24, 3.5], '#e8ecec')
  b.quiet.block([-10, 3.5], [7, 6, 24], '#e8ecec')
  b.quiet.block([-3, 11], [16, 13, 2], metals.black)
  b.quiet.block([-10, 27.5], [7, 16, 5], '#e8ecec')
  b.quiet.cylinder([0, 3, 16], 3, 11, metals.graphite)
  b.quiet.beam([0, 5, 34], [0, 14, 43], 5, metals.black)
}

export const glassware: RoomThing = (b, { brief }) => {
  const colors = brief.shuffle(['#7fb8c6', brand.sun, fabrics.sage, brand.orange, fabrics.plum])
  b.quiet.cylinder([-20, 0, 0], 8, 13, colors[0] as string, { r2: 3 })
  b.quiet.cylinder([-20, 0, 13], 3, 7, '#dcebee')
  b.quiet.cylinder([-2, 4, 0], 6, 13, '#dcebee', { top: colors[1] as string })
  b.quiet.box([10, -4, 0], [26, 9, 9], woods.ash)
  for (let i = 0; i < 4; i++)
    b.quiet.cylinder([14 + i * 6, 0.5, 9], 1.8, 8, colors[(i + 2) % 5] as string)
}

const burner: RoomThing = b => {
  b.quiet.cylinder(0, 6, 2, metals.graphite)
  b.quiet.cylinder(2, 1.8, 14, metals.brass)
  b.quiet.cylinder(16, 2.2, 9, '#6fb0e0', { r2: 0.3 })
}

export const fumeCupboard: RoomThing = (b, { scheme }) => {
  const w = 112
  b.box(0, [w, 78, 86], scheme.front, { front: [doors(2)] })
  b.box([-2, 0, 86], [w + 4, 82, 5], DARK)
  b.box(91, [w, 74, 116], '#eef0ee', {
    front: [
      panel(0.07, 0.04, 0.86, 0.74, '#2f4a52'),
      panel(0.07, 0.3, 0.86, 0.48, glass.pane, 0.55),
    ],
  })
  b.box([w * 0.3, 12, 207], [w * 0.4, 40, 22], '#dfe2df')
}

export const analyser: RoomThing = b => {
  b.quiet.box(0, [52, 44, 40], '#eceff0', {
    front: [
      panel(0.08, 0.12, 0.5, 0.4, '#40525d'),
      inset(0.64, 0.5, 0.28, 0.34, screen()),
      tint(0.64, 0.16, 0.28, 0.14, brand.teal),
    ],
  })
}

export const centrifuge: RoomThing = (b, { scheme }) => {
  b.quiet.block(0, [38, 38, 24], scheme.front, { front: [panel(0.55, 0.2, 0.3, 0.3, '#7fb8c6')] })
  b.quiet.cylinder(24, 16, 5, metals.steel, { r2: 12 })
}

/** Drawers under a top that bears acids. */
function drawerBench(b: Builder, w: number, d: number, front: string, top: string) {
  b.box([2, 4, 0], [w - 4, d - 10, 9], darker(front, 0.45))
  b.box([0, 2, 9], [w, d - 6, 75], front, {
    front: [drawers(Math.max(1, Math.round(w / 62)), 2)],
    right: [panel(0.05, 0.05, 0.9, 0.9, '#ffffff', 0.1)],
  })
  b.box([-2, 0, 84], [w + 4, d, 4], top)
}

/** A bench as long as the wall has place for, and what stands on it. */
export const bench = (...on: RoomThing[]) =>
  filling(120, Infinity, w =>
    laden(colored(drawerBench, w, 70, ['front', 'fabric'], '#dfe4e4'), on),
  )

const used = [microscope, glassware, burner]

export const pupilsBench = (w: number, d = 70): RoomThing =>
  laden(colored(drawerBench, w, d, 'front', DARK), w > 200 ? used : used.slice(0, 2))

export const island = around(pupilsBench(230, 84), f.stool, { ...sides(3), away: 8 })

export const benchWithStools = (w: number, stools: number): RoomThing =>
  around(pupilsBench(w), f.stool, { front: stools, away: 12 })
