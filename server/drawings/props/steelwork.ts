import type { Builder } from '../kit/builder.ts'
import type { Vec } from '../kit/geometry.ts'
import { type Mark, tint } from '../kit/mark.ts'

export const primers = {
  bare: '#8d999f',
  red: '#a8503c',
  grey: '#7d8b93',
  galvanised: '#b9c4c9',
  blue: '#4d7391',
}

/** An I-section lying or standing along an axis; `at` is the corner with the smallest coordinates. */
export function iBeam(
  b: Builder,
  axis: 'x' | 'y' | 'z',
  [x, y, z]: Vec,
  length: number,
  color: string,
  look: { w?: number; h?: number; casts?: boolean } = {},
): void {
  const { w = 18, h = 26 } = look
  const quiet = look.casts === false ? { casts: false } : {}
  const [t, s] = [h * 0.13, w * 0.2]
  // Across the flanges, along the web, along the beam: in the order of x, y and z.
  const part = (at: number, deep: number, from: number, wide: number, cast: typeof quiet) => {
    if (axis === 'x') b.box([x, y + from, z + at], [length, wide, deep], color, cast)
    else if (axis === 'y') b.box([x + from, y, z + at], [wide, length, deep], color, cast)
    else b.box([x + from, y + at, z], [wide, deep, length], color, cast)
  }
  part(0, t, 0, w, quiet)
  part(t, h - 2 * t, (w - s) / 2, s, { casts: false })
  part(h - t, t, 0, w, quiet)
}

/** A column on its foot plate: 16 by 18 cm, its corner at the origin. */
export function column(b: Builder, h: number, color: string): void {
  b.box([-8, -7, 0], [32, 32, 4], primers.bare)
  iBeam(b, 'z', [0, 0, 4], h - 4, color, { w: 16, h: 18 })
}

/** A portal frame across y: two columns `h` cm high and two rafters to the `ridge`. */
export function portal(
  b: Builder,
  { deep, h, ridge }: { deep: number; h: number; ridge: number },
  color: string,
): void {
  for (const y of [0, deep - 18]) column(b.at(0, y), h, color)
  b.beam([8, 3, h + 8], [8, deep / 2 - 1, ridge + 6], 15, color)
  b.beam([8, deep - 3, h + 8], [8, deep / 2 + 1, ridge + 6], 15, color)
}

/** A lattice girder along x: two chords, posts and diagonals; its lower corner at the origin. */
export function girder(b: Builder, length: number, height: number, color: string): void {
  const thick = 8
  const bays = Math.max(2, Math.round(length / height))
  const bay = length / bays
  b.box(0, [length, thick, thick], color)
  b.box(height - thick, [length, thick, thick], color)
  const [low, high, middle] = [thick, height - thick, thick / 2]
  const bar = thick * 0.6
  for (let i = 0; i <= bays; i++) {
    const x = Math.min(length - bar, Math.max(0, i * bay - bar / 2))
    b.box([x, middle - bar / 2, low], [bar, bar, high - low], color, { casts: false })
    if (i === bays) continue
    const up = i % 2 === 0
    const [from, to] = [i * bay + bar, (i + 1) * bay - bar]
    b.beam([from, middle, up ? low : high], [to, middle, up ? high : low], bar * 0.9, color, {
      casts: false,
    })
  }
}

/** A pile of sections along x on two timbers, `columns` wide and `rows` high, centred. */
export function steelPile(
  b: Builder,
  length: number,
  color: string,
  {
    columns = 3,
    rows = 2,
    section = 'beam',
  }: {
    columns?: number
    rows?: number
    section?: 'beam' | 'tube' | 'pipe'
  },
): void {
  const [w, h] = section === 'beam' ? [22, 26] : [18, 18]
  const width = columns * (w + 2)
  b.box([[-length * 0.36, length * 0.36 - 12], -width / 2 - 8, 0], [12, width + 16, 10], '#b08a5a')
  for (let row = 0; row < rows; row++)
    for (let i = 0; i < columns - (section === 'pipe' ? row : 0); i++) {
      const shift = section === 'pipe' ? (row * (w + 2)) / 2 : 0
      const y = -width / 2 + i * (w + 2) + shift
      const z = 10 + row * (section === 'pipe' ? w * 0.88 : h + (section === 'beam' ? 0 : 1))
      const from = -length / 2 + ((row * 13 + i * 7) % 16)
      const at: Vec = [from, y, z]
      if (section === 'beam') iBeam(b, 'x', at, length - 20, color, { w, h })
      else if (section === 'tube') b.box(at, [length - 20, w, h], color, { right: [hollow] })
      else b.rod('x', [from, y + w / 2, z + w / 2], w / 2, length - 20, color, { ends: [hollow] })
    }
}

const hollow: Mark = ({ w, h }) => tint(3 / w, 3 / h, 1 - 6 / w, 1 - 6 / h, '#1f2a30')({ w, h })

/** A trestle for steel in work: its bar along y over the origin at a height. */
export function trestle(b: Builder, height: number, width: number): void {
  const color = '#e3ab41'

  for (const y of [-width / 2 + 12, width / 2 - 12]) {
    b.beam([-24, y, 0], [-3, y, height - 8], 6, color)
    b.beam([24, y, 0], [3, y, height - 8], 6, color)
  }
  b.block(height - 8, [12, width, 8], color)
}
