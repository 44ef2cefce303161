import type { Builder } from '../kit/builder.ts'
import type { Vec } from '../kit/geometry.ts'

/** Colours of steel in a workshop: bare, primed red, primed grey, galvanised. */
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
  look: { readonly w?: number; readonly h?: number; readonly casts?: boolean } = {},
): void {
  const { w = 18, h = 26 } = look
  const quiet = look.casts === false ? { casts: false } : {}
  const [t, s] = [h * 0.13, w * 0.2]
  if (axis === 'x') {
    b.box([x, y, z], [length, w, t], color, quiet)
    b.box([x, y + (w - s) / 2, z + t], [length, s, h - 2 * t], color, { casts: false })
    b.box([x, y, z + h - t], [length, w, t], color, quiet)
  } else if (axis === 'y') {
    b.box([x, y, z], [w, length, t], color, quiet)
    b.box([x + (w - s) / 2, y, z + t], [s, length, h - 2 * t], color, { casts: false })
    b.box([x, y, z + h - t], [w, length, t], color, quiet)
  } else {
    b.box([x, y, z], [w, t, length], color, quiet)
    b.box([x + (w - s) / 2, y + t, z], [s, h - 2 * t, length], color, { casts: false })
    b.box([x, y + h - t, z], [w, t, length], color, quiet)
  }
}

/** A lattice girder along x: two chords, posts and diagonals; its lower corner at the origin. */
export function girder(b: Builder, length: number, height: number, color: string): void {
  const thick = 8
  const bays = Math.max(2, Math.round(length / height))
  const bay = length / bays
  b.box([0, 0, 0], [length, thick, thick], color)
  b.box([0, 0, height - thick], [length, thick, thick], color)
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
  look: {
    readonly columns?: number
    readonly rows?: number
    readonly section?: 'beam' | 'tube' | 'pipe'
  },
): void {
  const { columns = 3, rows = 2, section = 'beam' } = look
  const [w, h] = section === 'beam' ? [22, 26] : [18, 18]
  const width = columns * (w + 2)
  for (const x of [-length * 0.36, length * 0.36 - 12])
    b.box([x, -width / 2 - 8, 0], [12, width + 16, 10], '#b08a5a')
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

function hollow({ w, h }: { w: number; h: number }) {
  const [u, v] = [3 / w, 3 / h]
  return [
    {
      fill: '#1f2a30',
      rings: [
        [
          [u, v],
          [1 - u, v],
          [1 - u, 1 - v],
          [u, 1 - v],
        ] as const,
      ],
    },
  ]
}

/** A trestle for steel in work: its bar along y over the origin at a height. */
export function trestle(b: Builder, height: number, width: number): void {
  const color = '#e3ab41'

  for (const y of [-width / 2 + 12, width / 2 - 12]) {
    b.beam([-24, y, 0], [-3, y, height - 8], 6, color)
    b.beam([24, y, 0], [3, y, height - 8], 6, color)
  }
  b.box([-6, -width / 2, height - 8], [12, width, 8], color)
}
