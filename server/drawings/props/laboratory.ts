import type { Builder } from '../kit/builder.ts'
import { inset, panel, tint } from '../kit/mark.ts'
import { brand, darker, fabrics, glass, metals, woods } from '../kit/palette.ts'
import type { Random } from '../kit/random.ts'
import { screen } from './desk-things.ts'
import { doors, drawers } from './storage.ts'

interface LabBenchLook {
  front: string
  top?: string
  d?: number | undefined
}

export function labBench(b: Builder, w: number, { front, top = '#3f4a50', d = 70 }: LabBenchLook) {
  const units = Math.max(1, Math.round(w / 62))
  b.box([2, 4, 0], [w - 4, d - 10, 9], darker(front, 0.45))
  b.box([0, 2, 9], [w, d - 6, 75], front, {
    front: [drawers(units, 2)],
    right: [panel(0.05, 0.05, 0.9, 0.9, '#ffffff', 0.1)],
  })
  b.box([-2, 0, 84], [w + 4, d, 4], top)
}

export function microscope(b: Builder) {
  b.quiet.block([-10, 0], [16, 24, 3.5], '#e8ecec')
  b.quiet.block([-10, 3.5], [7, 6, 24], '#e8ecec')
  b.quiet.block([-3, 11], [16, 13, 2], metals.black)
  b.quiet.block([-10, 27.5], [7, 16, 5], '#e8ecec')
  b.quiet.cylinder([0, 3, 16], 3, 11, metals.graphite)
  b.quiet.beam([0, 5, 34], [0, 14, 43], 5, metals.black)
}

export function glassware(b: Builder, random: Random) {
  const colors = random.shuffle(['#7fb8c6', brand.sun, fabrics.sage, brand.orange, fabrics.plum])
  b.quiet.cylinder([-20, 0, 0], 8, 13, colors[0] as string, { r2: 3 })
  b.quiet.cylinder([-20, 0, 13], 3, 7, '#dcebee')
  b.quiet.cylinder([-2, 4, 0], 6, 13, '#dcebee', { top: colors[1] as string })
  b.quiet.box([10, -4, 0], [26, 9, 9], woods.ash)
  for (let i = 0; i < 4; i++)
    b.quiet.cylinder([14 + i * 6, 0.5, 9], 1.8, 8, colors[(i + 2) % 5] as string)
}

export function burner(b: Builder) {
  b.quiet.cylinder(0, 6, 2, metals.graphite)
  b.quiet.cylinder(2, 1.8, 14, metals.brass)
  b.quiet.cylinder(16, 2.2, 9, '#6fb0e0', { r2: 0.3 })
}

export function fumeCupboard(b: Builder, color: string) {
  const w = 112
  b.box(0, [w, 78, 86], color, { front: [doors(2)] })
  b.box([-2, 0, 86], [w + 4, 82, 5], '#3f4a50')
  b.box(91, [w, 74, 116], '#eef0ee', {
    front: [
      panel(0.07, 0.04, 0.86, 0.74, '#2f4a52'),
      panel(0.07, 0.3, 0.86, 0.48, glass.pane, 0.55),
    ],
  })
  b.box([w * 0.3, 12, 207], [w * 0.4, 40, 22], '#dfe2df')
}

export function analyser(b: Builder) {
  b.quiet.box(0, [52, 44, 40], '#eceff0', {
    front: [
      panel(0.08, 0.12, 0.5, 0.4, '#40525d'),
      inset(0.64, 0.5, 0.28, 0.34, screen()),
      tint(0.64, 0.16, 0.28, 0.14, brand.teal),
    ],
  })
}

export function centrifuge(b: Builder, color: string) {
  b.quiet.block(0, [38, 38, 24], color, { front: [panel(0.55, 0.2, 0.3, 0.3, '#7fb8c6')] })
  b.quiet.cylinder(24, 16, 5, metals.steel, { r2: 12 })
}
