import type { Builder } from '../../../../kit/builder.ts'
import { panel } from '../../../../kit/mark.ts'
import { battens } from '../../../../props/cladding.ts'
import { vase } from '../../../../props/desk-things.ts'
import { salesCounter, till } from '../../../../props/shop-counters.ts'
import { lettering } from '../../../../props/wall-signs.ts'
import type { Plan } from '../../../../rooms/plan.ts'

/** The shop's name in letters high on the wall, from `u`. */
export function name({ scheme, h }: Plan, u: number) {
  return [lettering([u, 0.84, 0.3, 20 / h], scheme.accent, 3)]
}

/** A sales counter with its till and a vase, centred on x; customers at +y. */
export function counter(b: Builder, { brief, scheme }: Plan, w: number): void {
  const slats = brief.chance(0.5) ? [battens(Math.round(w / 9))] : []
  salesCounter(b, w, brief.pick([scheme.fabric, scheme.front, scheme.wood]), scheme.wood, slats)
  till(b.at(w * 0.24, 0, 93))
  vase(b.at(-w * 0.3, 0, 93), scheme.accent)
}

/** A plinth with a thing on it. */
export function displayBox(b: Builder, { scheme }: Plan, i: number): void {
  const h = 62 + (i % 3) * 18
  b.box([-25, -25, 0], [50, 50, h], i % 2 ? scheme.wood : '#f7f3ea')
  if (i % 3 === 1) b.ball([0, 0, h + 14], 14, scheme.accent, { casts: false })
  else vase(b.at(0, 0, h), i % 2 ? scheme.accent : scheme.fabric)
}

/** Open shelves with lit backs and a few chosen things. */
export function niche(b: Builder, { brief, scheme }: Plan, w: number, h: number, i: number): void {
  const colors = brief.shuffle([scheme.accent, scheme.fabric, '#f7f3ea', '#e9b44c', '#2a3238'])
  b.box([0, 0, 0], [w, 36, h], scheme.wood, {
    front: [0.06, 0.37, 0.68].flatMap((v, row) => [
      panel(0.05, v, 0.9, 0.27, '#f6e4b8', { glows: true }),
      ...[0.12, 0.38, 0.66].map((u, k) =>
        panel(
          u,
          v,
          0.14 + ((i + k) % 2) * 0.06,
          0.1 + ((row + k + i) % 3) * 0.05,
          colors[(row + k) % 5] as string,
        ),
      ),
    ]),
  })
}

/** Two loaves on a board; `i` tells their crust. */
export function loaf(b: Builder, i: number): void {
  b.box([-20, -16, 0], [40, 32, 5], '#b98a52', { casts: false })
  const crust = ['#b5713f', '#d19a5b', '#9a5b30'][i % 3] as string
  for (const y of [-11, 2])
    b.extrude(
      [
        [0, 0],
        [11, 0],
        [11, 5],
        [8, 9],
        [3, 9],
        [0, 5],
      ],
      'x',
      [-15, y, 5],
      30,
      crust,
      { casts: false, smooth: true },
    )
}
