import type { Builder } from '../kit/builder.ts'
import { darker } from '../kit/light.ts'
import { inset, type Mark, panel } from '../kit/mark.ts'
import { metals } from '../kit/palette.ts'
import type { Random } from '../kit/random.ts'
import { screen } from './desk-things.ts'
import { doors, drawers } from './storage.ts'

export interface LabBenchLook {
  readonly front: string
  readonly top?: string
  readonly d?: number
  readonly sink?: boolean
}

/** A laboratory bench along x with its back at y = 0: cupboards, a dark resistant top, taps. */
export function labBench(b: Builder, w: number, look: LabBenchLook): void {
  const { front, top = '#3f4a50', d = 70, sink = true } = look
  const h = 88
  const units = Math.max(1, Math.round(w / 62))
  b.box([2, 4, 0], [w - 4, d - 10, 9], darker(front, 0.45))
  b.box([0, 2, 9], [w, d - 6, h - 13], front, {
    front: [drawers(units, 2)],
    right: [panel(0.05, 0.05, 0.9, 0.9, '#ffffff', { opacity: 0.1 })],
  })
  b.box([-2, 0, h - 4], [w + 4, d, 4], top, { top: sink ? [basin(w)] : [] })
  if (sink) {
    b.cylinder([w - 40, d * 0.2, h], 2, 26, metals.chrome, { casts: false })
    b.box([w - 41.5, d * 0.2, h + 26], [3, 16, 3], metals.chrome, { casts: false })
  }
}

const basin = (w: number): Mark => panel(1 - 58 / w, 0.34, 40 / w, 0.46, '#c3ccd1')

/** A microscope that one looks into from +y. */
export function microscope(b: Builder): void {
  b.box([-8, -10, 0], [16, 24, 3.5], '#e8ecec', { casts: false })
  b.box([-3.5, -10, 3.5], [7, 6, 24], '#e8ecec', { casts: false })
  b.box([-8, -3, 11], [16, 13, 2], metals.black, { casts: false })
  b.box([-3.5, -10, 27.5], [7, 16, 5], '#e8ecec', { casts: false })
  b.cylinder([0, 3, 16], 3, 11, metals.graphite, { casts: false })
  b.beam([0, 5, 34], [0, 14, 43], 5, metals.black, { casts: false })
}

/** Glass on a bench: a flask, a beaker and a rack of tubes. */
export function glassware(b: Builder, random: Random): void {
  const colors = random.shuffle(['#7fb8c6', '#e9b44c', '#84997a', '#d8572a', '#80506f'])
  b.cylinder([-20, 0, 0], 8, 13, colors[0] as string, { r2: 3, casts: false })
  b.cylinder([-20, 0, 13], 3, 7, '#dcebee', { casts: false })
  b.cylinder([-2, 4, 0], 6, 13, '#dcebee', { top: colors[1] as string, casts: false })
  b.box([10, -4, 0], [26, 9, 9], '#d8b686', { casts: false })
  for (let i = 0; i < 4; i++)
    b.cylinder([14 + i * 6, 0.5, 9], 1.8, 8, colors[(i + 2) % 5] as string, { casts: false })
}

/** A gas burner on its foot. */
export function burner(b: Builder): void {
  b.cylinder([0, 0, 0], 6, 2, metals.graphite, { casts: false })
  b.cylinder([0, 0, 2], 1.8, 14, metals.brass, { casts: false })
  b.cylinder([0, 0, 16], 2.2, 9, '#6fb0e0', { r2: 0.3, casts: false })
}

/** A fume cupboard with its glass sash, along x with its back at y = 0. */
export function fumeCupboard(b: Builder, w: number, color: string): void {
  b.box([0, 0, 0], [w, 78, 86], color, { front: [doors(2)] })
  b.box([-2, 0, 86], [w + 4, 82, 5], '#3f4a50')
  b.box([0, 0, 91], [w, 74, 116], '#eef0ee', {
    front: [
      panel(0.07, 0.04, 0.86, 0.74, '#2f4a52'),
      panel(0.07, 0.3, 0.86, 0.48, '#b9dfe6', { opacity: 0.55 }),
    ],
  })
  b.box([w * 0.3, 12, 207], [w * 0.4, 40, 22], '#dfe2df')
}

/** A boxy analyser with a display, its back at y = 0. */
export function analyser(b: Builder, w: number, h: number): void {
  b.box([0, 0, 0], [w, 44, h], '#eceff0', {
    casts: false,
    front: [
      panel(0.08, 0.12, 0.5, 0.4, '#40525d'),
      inset(0.64, 0.5, 0.28, 0.34, screen()),
      panel(0.64, 0.16, 0.28, 0.14, '#1f6f78', { edge: false }),
    ],
  })
}

/** A centrifuge with its round lid, on the origin. */
export function centrifuge(b: Builder, color: string): void {
  b.box([-19, -19, 0], [38, 38, 24], color, {
    casts: false,
    front: [panel(0.55, 0.2, 0.3, 0.3, '#7fb8c6')],
  })
  b.cylinder([0, 0, 24], 16, 5, '#98a5ad', { r2: 12, casts: false })
}
