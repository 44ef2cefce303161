import type { Builder } from '../../kit/builder.ts'
import { coats, leaves, woods } from '../../kit/palette.ts'
import { boards } from '../../props/cladding.ts'
import { container, roofHeight } from '../../props/container.ts'
import { door, glazing, louvre, window } from '../../props/openings.ts'
import {
  airConditioner,
  awning,
  canopy,
  deck,
  parasol,
  planter,
  railing,
  sign,
  solarPanels,
} from '../../props/outdoors.ts'
import { end, front } from './fronts.ts'
import { garden, type Plan, plot } from './plan.ts'

/** One box alone. */
export function oneStorey(b: Builder, { L, D, H, first, brief }: Plan): void {
  plot(b, -90, -80, L + 190, D + 230)
  const leaf = brief.pick(['#c48a4a', '#7fb7c4', '#f2f0e6', '#e3ab41'])
  const at = brief.pick([0.1, 0.42, 0.7])
  const windows = [0.08, 0.38, 0.66]
    .filter(u => Math.abs(u - at) > 0.1)
    .map(u => window([u, 0.3, 0.22, 0.48], { panes: brief.int(2, 3) }))
  container(b, {
    color: first,
    size: [L, D, H],
    front: [...windows, door(at, 0.15, 0.82, { color: leaf })],
    right: end(brief),
  })
  b.box([(at - 0.02) * L, D, 0], [0.19 * L, 70, 14], '#cfcabd')
  if (brief.chance(0.5)) b.box([(at - 0.04) * L, D, 0.86 * H], [0.23 * L, 80, 8], '#f3f0e7')
  if (brief.chance(0.6)) solarPanels(b.at(40, 40, H + roofHeight), brief.int(2, 4), 2)
  else airConditioner(b.at(L - 150, 80, H + roofHeight))
  garden(b, brief, L, D)
}

/** A terrace under a canopy along the front. */
export function withDeck(b: Builder, { L, D, H, first, brief }: Plan): void {
  const depth = brief.between(170, 230)
  plot(b, -90, -80, L + 200, D + depth + 150)
  container(b, {
    color: first,
    size: [L, D, H],
    front: [glazing([0.08, 0.03, 0.5, 0.82], 4, { door: 1 }), window([0.68, 0.32, 0.22, 0.46])],
    right: end(brief),
  })
  deck(b.at(10, D), L - 20, depth, 24, brief.pick([woods.oak, woods.teak, woods.ash]))
  canopy(b.at(0, D + 5, 0), L * brief.between(0.55, 1), depth - 20, H - 26, { posts: 3 })
  railing(b.at(L * 0.64, D + depth - 6, 24), L * 0.33 - 12)
  planter(b.at(24, D + depth - 60, 24), 120, '#8d979a', brief.material(leaves))
  garden(b, brief, L, D, depth + 50)
}

/** A shop with an awning, a sign and parasols. */
export function shopfront(b: Builder, { L, D, H, first, second, brief }: Plan): void {
  plot(b, -90, -80, L + 210, D + 330)
  const bays = brief.int(4, 6)
  container(b, {
    color: first,
    size: [L, D, H],
    front: [
      glazing([0.05, 0.03, 0.62, 0.7], bays, { door: brief.int(1, bays - 2) }),
      louvre([0.73, 0.03, 0.22, 0.68], 12),
    ],
    right: end(brief),
  })
  // Cream would be lost before the white of the roof.
  const bright = first === coats.orange ? coats.teal : coats.orange
  const color = second === coats.cream ? bright : second
  awning(b.at(L * 0.03, D), L * 0.66, 100, H - 70, color)
  sign(b.at(L * 0.1, D - 30, H + roofHeight), L * 0.5, color, 70)
  parasol(b.at(L * 0.24, D + 210), color)
  parasol(b.at(L * 0.66, D + 200), brief.pick([first, '#f1ece1']))
  garden(b, brief, L, D, 150)
}

/** Under a pitched roof. */
export function pitched(b: Builder, { L, D, H, first, second, brief }: Plan): void {
  const rise = brief.between(90, 150)
  plot(b, -90, -80, L + 240, D + 250)
  container(b, {
    color: first,
    size: [L, D, H],
    skin: brief.pick(['boards', 'corrugated']),
    front: front(brief),
    right: end(brief),
  })
  b.gable([-36, -30, H + roofHeight], [L + 72, D + 60, rise], 'x', second, {
    slopes: [boards(23, true)],
    endColor: first,
  })
  deck(b.at(L * 0.2, D), L * 0.45, 120)
  canopy(b.at(L * 0.18, D + 31), L * 0.49, 100, H - 30, { roof: second })
  garden(b, brief, L + 46, D)
}
