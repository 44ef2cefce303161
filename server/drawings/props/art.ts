import type { Builder } from '../kit/builder.ts'
import { disc, inset, type Mark, panel, polygon } from '../kit/mark.ts'
import type { Random } from '../kit/random.ts'
import type { Place } from './openings.ts'

export const artColors = [
  '#1f6f78',
  '#d8572a',
  '#e9b44c',
  '#80506f',
  '#54709a',
  '#84997a',
  '#10262b',
]

/** A framed abstract picture on a wall. */
export function picture([u, v, w, h]: Place, random: Random, frame = '#2b3338'): Mark {
  const [a, b, c] = random.shuffle(artColors) as [string, string, string]
  const motif = random.int(0, 3)
  const art: Mark[] =
    motif === 0
      ? [panel(0, 0, 1, 0.42, a), disc(0.62, 0.6, 9, b)]
      : motif === 1
        ? [
            polygon(
              [
                [0, 0],
                [1, 0],
                [1, 0.35],
                [0.55, 0.7],
                [0.3, 0.45],
                [0, 0.6],
              ],
              a,
            ),
            disc(0.75, 0.78, 6, b),
          ]
        : motif === 2
          ? [panel(0, 0, 0.5, 1, a), panel(0.5, 0.5, 0.5, 0.5, b), panel(0.5, 0, 0.5, 0.5, c)]
          : [
              panel(0.12, 0.12, 0.22, 0.76, a),
              panel(0.42, 0.12, 0.16, 0.5, b),
              panel(0.66, 0.12, 0.2, 0.64, c),
            ]
  return face =>
    [
      panel(u, v, w, h, frame),
      inset(u + 3 / face.w, v + 3 / face.h, w - 6 / face.w, h - 6 / face.h, [
        panel(0, 0, 1, 1, '#f7f3ea'),
        inset(0.12, 0.12, 0.76, 0.76, art),
      ]),
    ].flatMap(mark => mark(face))
}

/** A round mirror or clock on a wall; radius in cm. */
export function roundMirror(u: number, v: number, r: number): Mark {
  return face => [...disc(u, v, r, '#c29a4b', 28)(face), ...disc(u, v, r - 3, '#d9ebee', 28)(face)]
}

/** A rug with its middle at the origin: bordered, striped, diamonds or plain. */
export function rug(b: Builder, w: number, d: number, color: string, random: Random): void {
  const style = random.pick(['border', 'stripes', 'diamonds', 'blocks'] as const)
  const pale = '#fbf6ea'
  const marks: Mark[] = [
    panel(0.03, 0.045, 0.94, 0.91, pale, { opacity: 0.3 }),
    panel(0.06, 0.09, 0.88, 0.82, color),
  ]
  if (style === 'stripes')
    for (let i = 0; i < 5; i++)
      marks.push(panel(0.12 + i * 0.165, 0.09, 0.07, 0.82, pale, { opacity: 0.35, edge: false }))
  if (style === 'diamonds')
    for (let i = 0; i < 4; i++) {
      const u = 0.2 + i * 0.2
      marks.push(
        polygon(
          [
            [u - 0.1, 0.5],
            [u, 0.16],
            [u + 0.1, 0.5],
            [u, 0.84],
          ],
          pale,
          { opacity: 0.4 },
        ),
      )
    }
  if (style === 'blocks')
    marks.push(
      panel(0.06, 0.09, 0.36, 0.5, pale, { opacity: 0.35, edge: false }),
      panel(0.6, 0.45, 0.34, 0.46, '#10262b', { opacity: 0.18, edge: false }),
    )
  if (style === 'border') marks.push(panel(0.14, 0.2, 0.72, 0.6, pale, { opacity: 0.22 }))
  b.flat([-w / 2, -d / 2, 0], [w, d, 1], color, { casts: false, top: marks })
}

/** A round rug with rings. */
export function roundRug(b: Builder, r: number, color: string): void {
  b.round([0, 0, 0], r, 1, color, { casts: false })
  b.round([0, 0, 1], r * 0.86, 0.1, '#f6efe0', { casts: false })
  b.round([0, 0, 1.1], r * 0.8, 0.1, color, { casts: false })
}
