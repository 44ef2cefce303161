import type { Point } from '../kit/geometry.ts'
import { darker } from '../kit/light.ts'
import { type Mark, type Patch, panel, polygon, rectangle } from '../kit/mark.ts'
import { woods } from '../kit/palette.ts'
import type { Random } from '../kit/random.ts'
import { plain } from './showcases.ts'

const spines = ['#1f6f78', '#d2562b', '#e3ab41', '#f7efdd', '#54709a', '#80506f', '#84997a']

/** `rows` shelves full of books over the whole pane, the books as wide as suits a street. */
export function bookWall(rows: number, random: Random): Mark {
  return face => {
    const byColor = new Map<string, Point[][]>()
    const step = 0.93 / rows
    for (let row = 0; row < rows; row++) {
      const foot = 0.05 + row * step
      for (let u = 0.01; u < 0.985; ) {
        const width = Math.min(random.between(8, 17) / face.w, 0.99 - u)
        const height = step * random.between(0.56, 0.84)
        const color = random.pick(spines)
        if (random.chance(0.9))
          byColor.set(color, [
            ...(byColor.get(color) ?? []),
            rectangle(u, foot, width * 0.94, height),
          ])
        u += width
      }
    }
    const boards = Array.from({ length: rows }, (_, row) =>
      rectangle(0, 0.02 + row * step, 1, 0.03),
    )
    return [
      { fill: darker(woods.oak, 0.3), rings: [rectangle(0, 0, 1, 1)] },
      ...[...byColor].map(([fill, rings]): Patch => ({ fill, rings })),
      { fill: woods.oak, rings: boards },
    ]
  }
}

/** Desks with screens and the backs of chairs, `count` in a row. */
export function desksBehind(count: number, chair: string): Mark {
  return face =>
    each(count, u => [
      panel(u + 0.12 / count, 0.12, 0.03, 0.26, '#2b3a40', plain),
      panel(u + 0.72 / count, 0.12, 0.03, 0.26, '#2b3a40', plain),
      panel(u + 0.05 / count, 0.36, 0.8 / count, 0.05, woods.oak),
      panel(u + 0.24 / count, 0.44, 0.36 / count, 0.2, '#2b3a40'),
      panel(u + 0.26 / count, 0.47, 0.32 / count, 0.15, '#8fc4cf', plain),
      panel(u + 0.4 / count, 0.14, 0.26 / count, 0.32, chair),
    ]).flatMap(mark => mark(face))
}

/** A blackboard with chalk on it, a teacher's desk and pupils' desks in front. */
export function schoolroomBehind(): Mark {
  return face =>
    [
      panel(0.1, 0.42, 0.62, 0.42, woods.oak),
      panel(0.12, 0.45, 0.58, 0.36, '#2f5a4c'),
      panel(0.17, 0.7, 0.3, 0.035, '#e9efe6', { ...plain, opacity: 0.9 }),
      panel(0.17, 0.61, 0.4, 0.03, '#e9efe6', { ...plain, opacity: 0.7 }),
      panel(0.17, 0.52, 0.22, 0.03, '#e9efe6', { ...plain, opacity: 0.7 }),
      ...each(3, u => [
        panel(u + 0.04, 0.24, 0.24, 0.05, woods.ash),
        panel(u + 0.06, 0.06, 0.03, 0.18, '#48545c', plain),
        panel(u + 0.23, 0.06, 0.03, 0.18, '#48545c', plain),
      ]),
    ].flatMap(mark => mark(face))
}

/** What a shop sells, on shelves and stands. */
export const goods = ['clothes', 'bread', 'pots', 'cafe'] as const

export type Goods = (typeof goods)[number]

const wares = ['#d2562b', '#1f6f78', '#e3ab41', '#80506f', '#54709a', '#84997a']

export function goodsBehind(kind: Goods, random: Random): Mark {
  const color = () => random.pick(wares)
  if (kind === 'clothes')
    return whole(
      each(4, u => [
        polygon(
          [
            [u + 0.05, 0.14],
            [u + 0.2, 0.14],
            [u + 0.16, 0.42],
            [u + 0.19, 0.66],
            [u + 0.06, 0.66],
            [u + 0.09, 0.42],
          ],
          color(),
        ),
        panel(u + 0.11, 0.68, 0.035, 0.1, '#8a6247', plain),
      ]),
    )
  if (kind === 'cafe')
    return whole([
      panel(0.06, 0.08, 0.88, 0.36, color()),
      panel(0.03, 0.44, 0.94, 0.05, woods.walnut),
      panel(0.12, 0.49, 0.16, 0.2, '#2b3a40'),
      ...each(5, u => [panel(u * 0.6 + 0.36, 0.49, 0.07, 0.1, color())]),
      panel(0.08, 0.76, 0.84, 0.16, '#2b3a40', plain),
      panel(0.14, 0.82, 0.3, 0.03, '#f6efe0', plain),
      panel(0.54, 0.82, 0.24, 0.03, '#f6efe0', plain),
    ])
  return whole(
    [0.12, 0.38, 0.64].flatMap(v => [
      panel(0.05, v, 0.9, 0.04, woods.walnut),
      ...each(6, u => [
        kind === 'bread'
          ? panel(
              u * 0.86 + 0.08,
              v + 0.04,
              0.1,
              random.between(0.08, 0.14),
              random.pick(['#c98a4b', '#e0b073', '#a86d43']),
            )
          : panel(u * 0.86 + 0.08, v + 0.04, 0.08, random.between(0.09, 0.2), color()),
      ]),
    ]),
  )
}

function each(count: number, make: (u: number) => Mark[]): Mark[] {
  return Array.from({ length: count }, (_, i) => make(i / count)).flat()
}

function whole(marks: readonly Mark[]): Mark {
  return face => marks.flatMap(mark => mark(face))
}
