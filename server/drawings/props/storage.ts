import type { Builder } from '../kit/builder.ts'
import { times } from '../kit/geometry.ts'
import { type FaceSize, type Mark, type Patch, panel, rectangle } from '../kit/mark.ts'
import { brand, coats, darker, fabrics, metals } from '../kit/palette.ts'
import type { Random } from '../kit/random.ts'
import type { Place } from './openings.ts'

const spines = [
  brand.teal,
  coats.orange,
  coats.sun,
  '#f1e9d8',
  fabrics.denim,
  fabrics.plum,
  fabrics.sage,
  '#33424a',
]

export function books([u, v, w, h]: Place, random: Random): Mark {
  return face => {
    const byColor = new Map<string, (readonly (readonly [number, number])[])[]>()
    let at = u
    while (at < u + w * random.between(0.62, 0.98)) {
      const width = random.between(3, 7) / face.w
      const height = h * random.between(0.6, 0.92)
      if (at + width > u + w) break
      const color = random.pick(spines)
      byColor.set(color, [...(byColor.get(color) ?? []), rectangle(at, v, width, height)])
      at += width + (random.chance(0.12) ? 5 / face.w : 0)
    }
    return [...byColor].map(([fill, rings]): Patch => ({ fill, rings, edge: true }))
  }
}

export function shelving(columns: number, rows: number, wood: string, random: Random): Mark {
  return face => {
    const [fu, fv] = [3.5 / face.w, 3.5 / face.h]
    const [w, h] = [(1 - fu) / columns - fu, (1 - fv) / rows - fv]
    const niches = times(
      columns * rows,
      (i): Place => [fu + (i % columns) * (w + fu), fv + Math.floor(i / columns) * (h + fv), w, h],
    )
    const dark = darker(wood, 0.45)
    const full = niches.filter(() => random.chance(0.78))
    const bare = niches.filter(niche => !full.includes(niche) && random.chance(0.7))
    return [
      { fill: dark, rings: niches.map(n => rectangle(...n)) },
      {
        fill: '#0b1a2a',
        opacity: 0.18,
        rings: niches.map(n => rectangle(n[0], n[1] + n[3] * 0.82, n[2], n[3] * 0.18)),
      },
      ...full.flatMap(niche => books(niche, random)(face)),
      {
        fill: '#e8e0d0',
        edge: true,
        rings: bare.map(n => rectangle(n[0] + n[2] * 0.35, n[1], n[2] * 0.26, n[3] * 0.55)),
      },
    ]
  }
}

export function bookshelf(
  b: Builder,
  random: Random,
  { w, h, columns, rows, wood }: Record<'w' | 'h' | 'columns' | 'rows', number> & { wood: string },
): void {
  b.box(0, [w, 32, h], wood, {
    front: [shelving(columns, rows, wood, random)],
    right: [panel(0.06, 0.03, 0.88, 0.94, '#0b1a2a', 0.05)],
  })
}

export function drawers(
  columns: number,
  rows: number,
  handle = metals.black,
  style: 'bar' | 'knob' = 'bar',
): Mark {
  return fronts(columns, rows, 2, handle, ([u, v, w, h], face) => {
    const grip = style === 'bar' ? Math.min(w * 0.4, 16 / face.w) : 3 / face.w
    const thick = (style === 'bar' ? 1.8 : 3) / face.h
    return [u + w / 2 - grip / 2, v + 0.72 * h, grip, thick]
  })
}

export function doors(count: number, handle = metals.black): Mark {
  return fronts(count, 1, 1.5, handle, ([u, , w], face, i) => {
    const grip = Math.min(0.25, 22 / face.h)
    return [i % 2 === 0 ? u + w - 6 / face.w : u + 4 / face.w, 0.5 - grip / 2, 2 / face.w, grip]
  })
}

/** Leaves `gap` cm apart, each with a handle in a place of its cell. */
function fronts(
  columns: number,
  rows: number,
  gap: number,
  handle: string,
  grip: (cell: Place, face: FaceSize, i: number) => Place,
): Mark {
  return face => {
    const [gu, gv, w, h] = [gap / face.w, gap / face.h, 1 / columns, 1 / rows]
    const cells = times(
      columns * rows,
      (i): Place => [(i % columns) * w, Math.floor(i / columns) * h, w, h],
    )
    const leaves = cells.map(([u, v]) => rectangle(u + gu, v + gv, w - 2 * gu, h - 2 * gv))
    const grips = cells.map((cell, i) => rectangle(...grip(cell, face, i)))
    return [
      { fill: '#ffffff', opacity: 0.1, edge: true, rings: leaves },
      { fill: handle, rings: grips },
    ]
  }
}

export function sideboard(b: Builder, w: number, color: string, { h }: { h: number }): void {
  b.box([[6, w - 11], [4, 34], 0], [5, 5, 14], metals.black)
  b.box(14, [w, 42, h - 14], color, { front: [drawers(3, 1)] })
}
