import type { Builder } from '../../kit/builder.ts'
import { woods } from '../../kit/palette.ts'
import { container, roofHeight } from '../../props/container.ts'
import { glazing, window } from '../../props/openings.ts'
import { canopy, deck, parasol, railing, stair } from '../../props/outdoors.ts'
import { end, front } from './fronts.ts'
import { garden, type Plan, plot } from './plan.ts'

/** Two boxes, one over the other, with a stair or a terrace. */
export function twoStorey(b: Builder, { L, D, H, first, second, brief }: Plan): void {
  const shift = brief.pick([0, 0, 110, -90])
  const level = H + roofHeight
  plot(b, -110, -80, L + 240 + Math.max(0, shift), D + 260)
  container(b, { color: first, size: [L, D, H], front: front(brief), right: end(brief) })
  container(b.at(shift, 0, level), {
    color: second,
    size: [L, D, H],
    front: front(brief, false),
    right: end(brief),
  })
  if (shift > 0)
    for (const y of [6, D - 14]) b.box([L + shift - 12, y, 0], [10, 8, level], '#2a3238')
  if (brief.option('stair', 0.55)) {
    const at = Math.max(10, shift)
    b.box([at, D, level - 8], [130, 96, 8], '#8d979a')
    b.box([at + 4, D + 84, 0], [8, 8, level - 8], '#2a3238')
    railing(b.at(at, D + 94, level), 130)
    stair(b.at(at + 130, D + 6), level, 380, 86)
  } else {
    deck(b.at(L * 0.12, D), L * 0.5, 110)
    canopy(b.at(L * 0.1, D + 1), L * 0.54, 130, H - 24)
  }
  garden(b, brief, L + Math.max(0, shift), D)
}

/** The upper box across the lower one. */
export function crossed(b: Builder, { L, D, H, first, second, brief }: Plan): void {
  const level = H + roofHeight
  const at = brief.between(0.08, 0.5) * (L - D)
  plot(b, -90, -190, L + 200, D + 500)
  container(b, { color: first, size: [L, D, H], front: front(brief), right: end(brief) })
  container(b.at(at, -130, level), {
    color: second,
    size: [D, 560, H],
    front: [glazing([0.12, 0.06, 0.76, 0.78], 2)],
    right: [
      window([0.1, 0.3, 0.24, 0.45]),
      window([0.42, 0.3, 0.2, 0.45]),
      window([0.7, 0.3, 0.2, 0.45]),
    ],
  })
  for (const x of [at + 8, at + D - 18]) b.box([x, 404, 0], [10, 10, level], '#2a3238')
  deck(b.at(at - 10, D), D + 20, 180)
  garden(b, brief, L, D, 160)
}

/** Two boxes around a terrace. */
export function courtyard(b: Builder, { D, H, first, second, brief }: Plan): void {
  const L = 606
  plot(b, -90, -80, L + 190, 700)
  container(b, { color: first, size: [L, D, H], front: front(brief), right: end(brief) })
  container(b.at(0, D + 10), {
    color: second,
    size: [D, 330, H - 4],
    front: [window([0.2, 0.3, 0.6, 0.46], { panes: 3 })],
    right: [glazing([0.1, 0.03, 0.8, 0.82], 4, { door: 1 })],
  })
  deck(b.at(D, D + 4), L - D - 20, 260, 20, woods.teak)
  parasol(b.at(L - 150, D + 140, 20), brief.pick(['#e9b44c', '#d8572a', '#f1ece1']))
  garden(b, brief, L, D, 130)
}
