import type { Brief } from '../brief.ts'
import type { Family } from '../family.ts'
import type { Builder } from '../kit/builder.ts'
import type { Mark } from '../kit/mark.ts'
import { coats, ground, leaves, valuesOf, woods } from '../kit/palette.ts'
import { boards } from '../props/cladding.ts'
import { container, roofHeight } from '../props/container.ts'
import { door, glazing, louvre, window } from '../props/openings.ts'
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
  stair,
} from '../props/outdoors.ts'
import { shrub, tree, treeKinds } from '../props/trees.ts'

const constructions = [
  'one-storey',
  'two-storey',
  'deck',
  'shopfront',
  'crossed',
  'courtyard',
  'pitched',
] as const

/** A prefab unit seen from outside, on its plot. */
export const containerUnit: Family = (b, brief) => {
  const construction = brief.construction(constructions)
  const [first, second] = brief.shuffle(valuesOf(coats)) as [string, string]
  const L = brief.pick([606, 606, 730])
  const plan = { L, D: 244, H: 260, first, second, brief }
  if (construction === 'one-storey') oneStorey(b, plan)
  if (construction === 'two-storey') twoStorey(b, plan)
  if (construction === 'deck') withDeck(b, plan)
  if (construction === 'shopfront') shopfront(b, plan)
  if (construction === 'crossed') crossed(b, plan)
  if (construction === 'courtyard') courtyard(b, plan)
  if (construction === 'pitched') pitched(b, plan)
}

interface Plan {
  readonly L: number
  readonly D: number
  readonly H: number
  readonly first: string
  readonly second: string
  readonly brief: Brief
}

function oneStorey(b: Builder, { L, D, H, first, brief }: Plan): void {
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

function twoStorey(b: Builder, { L, D, H, first, second, brief }: Plan): void {
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
  if (brief.chance(0.55)) {
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

function withDeck(b: Builder, { L, D, H, first, brief }: Plan): void {
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

function shopfront(b: Builder, { L, D, H, first, second, brief }: Plan): void {
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
  awning(b.at(L * 0.03, D), L * 0.66, 100, H - 70, second)
  sign(b.at(L * 0.1, D - 30, H + roofHeight), L * 0.5, second, 70)
  parasol(b.at(L * 0.24, D + 210), second)
  parasol(b.at(L * 0.66, D + 200), brief.pick([first, '#f1ece1']))
  garden(b, brief, L, D, 150)
}

function crossed(b: Builder, { L, D, H, first, second, brief }: Plan): void {
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

function courtyard(b: Builder, { D, H, first, second, brief }: Plan): void {
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

function pitched(b: Builder, { L, D, H, first, second, brief }: Plan): void {
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

function front(brief: Brief, entrance = true): Mark[] {
  const leaf = brief.pick(['#c48a4a', '#7fb7c4', '#f2f0e6', '#e3ab41', '#33424a'])
  const layout = brief.int(0, 3)
  if (!entrance && layout < 2)
    return [
      window([0.08, 0.3, 0.2, 0.48]),
      window([0.38, 0.3, 0.2, 0.48]),
      window([0.7, 0.3, 0.2, 0.48]),
    ]
  if (!entrance)
    return [glazing([0.06, 0.05, 0.58, 0.82], brief.int(4, 6)), window([0.72, 0.3, 0.2, 0.48])]
  if (layout === 0)
    return [
      window([0.07, 0.3, 0.24, 0.48]),
      door(0.39, 0.15, 0.82, { color: leaf }),
      window([0.62, 0.3, 0.28, 0.48], { panes: 3 }),
    ]
  if (layout === 1)
    return [glazing([0.06, 0.03, 0.5, 0.84], 4, { door: 2 }), window([0.66, 0.3, 0.26, 0.48])]
  if (layout === 2)
    return [
      window([0.06, 0.3, 0.18, 0.48]),
      window([0.3, 0.3, 0.18, 0.48]),
      door(0.56, 0.15, 0.82, { color: leaf, lite: 'full' }),
      window([0.78, 0.3, 0.16, 0.48]),
    ]
  return [
    door(0.06, 0.15, 0.82, { color: leaf, lite: 'full' }),
    glazing([0.28, 0.24, 0.64, 0.58], 5),
  ]
}

function end(brief: Brief): Mark[] {
  const style = brief.int(0, 2)
  if (style === 0) return [window([0.25, 0.3, 0.5, 0.48])]
  if (style === 1) return [glazing([0.16, 0.04, 0.68, 0.82], 2)]
  return [window([0.14, 0.62, 0.72, 0.2], { panes: 3 })]
}

function plot(b: Builder, x: number, y: number, w: number, d: number): void {
  b.slab([x, y, -16], [w, d, 16], ground.paving)
  b.flat([x + 20, y + 20, 0], [w - 40, d - 40, 0.5], ground.lawn, { casts: false })
  b.flat([x + 60, y + 60, 0.5], [w - 120, d - 80, 0.5], ground.paving, { casts: false })
}

function garden(b: Builder, brief: Brief, L: number, D: number, forward = 90): void {
  const [leaf, other] = [
    brief.material(leaves),
    brief.pick([leaves.green, leaves.deep, leaves.fresh]),
  ]
  const kind = brief.pick(treeKinds)
  tree(b.at(L + (kind === 'acacia' ? 120 : 66), -30), kind, brief.between(290, 400), other)
  if (brief.chance(0.7))
    tree(
      b.at(-52, D + forward * 0.6),
      leaf === leaves.jacaranda || leaf === leaves.flame
        ? 'round'
        : brief.pick(['round', 'conifer', 'poplar']),
      brief.between(170, 250),
      leaf,
    )
  if (brief.chance(0.7)) shrub(b.at(L + 60, D + forward * 0.5), 30, other)
}
