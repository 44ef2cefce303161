import type { Brief } from '../../brief.ts'
import type { Family } from '../../family.ts'
import type { Builder } from '../../kit/builder.ts'
import type { Mark } from '../../kit/mark.ts'
import { coats, ground, leaves, woods } from '../../kit/palette.ts'
import { container, roofHeight } from '../../props/container.ts'
import { flagpole, parkBench } from '../../props/fixtures.ts'
import { door, window } from '../../props/openings.ts'
import { treeBeside } from '../../props/planting.ts'
import { climbingFrame, slide } from '../../props/playground.ts'
import { paved, plot } from '../../props/plots.ts'
import { pitchedRoof, roofColors, shedRoof, slantedSlab, vaultRoof } from '../../props/roofs.ts'
import { hopscotch, letterTiles, sandpit, schoolBell, seesaw } from '../../props/school-yard.ts'
import { schoolroomBehind, showcase } from '../../props/showcases.ts'
import { ramp, veranda } from '../../props/verandas.ts'

const H = 260
const TOP = H + roofHeight

/** A classroom, two of them, or one with a veranda; in front of it the pupils' playground. */
export const classroom: Family = (b, brief) => {
  const [first, second] = brief.shuffle([
    coats.sun,
    coats.teal,
    coats.orange,
    coats.sky,
    coats.sage,
    coats.cream,
  ]) as [string, string]
  const school: School = {
    brief,
    first,
    second,
    roof: brief.pick([roofColors.clay, roofColors.green, roofColors.blue, roofColors.silver]),
    w: brief.pick([560, 680, 800]),
    d: brief.pick([290, 340]),
  }
  const kind = brief.construction(['single', 'pair', 'veranda'])
  if (kind === 'single') single(b, school)
  if (kind === 'pair') pair(b, school)
  if (kind === 'veranda') withVeranda(b, school)
}

interface School {
  readonly brief: Brief
  readonly first: string
  readonly second: string
  readonly roof: string
  readonly w: number
  readonly d: number
}

const roofs = ['gable', 'shed', 'raised', 'sawtooth', 'vault'] as const

function single(b: Builder, school: School): void {
  const { brief, w, d } = school
  const roof = brief.construction(roofs)
  const lift = roof === 'raised' ? 50 : 0
  yard(b, school, w, d, lift > 0 ? 150 : 70)
  if (lift > 0) {
    for (const x of [20, w / 2 - 10, w - 40])
      for (const y of [16, d - 36]) b.box([x, y, 0], [20, 20, lift], '#b9b5a8')
    b.box([0, d, 0], [200, 90, lift], '#cfcabd')
    ramp(b.at(520, d + 90, 0, 2), 320, lift, 90)
    sail(b.at(w * 0.5, d + 4, TOP), school.second)
  } else b.box([30, d, 0], [170, 60, 12], '#cfcabd')
  room(b.at(0, 0, lift), school, w, d, school.first)
  cover(b.at(0, 0, TOP + lift), school, [w, d], roof)
}

const pairs = ['in-line', 'corner', 'staggered', 'twin-gables', 'one-roof'] as const

function pair(b: Builder, school: School): void {
  const { brief, d, first, second, roof } = school
  const w = brief.between(400, 480)
  const kind = brief.construction(pairs)
  const places = {
    'in-line': [0, 0, w + 150, 0],
    corner: [d + 20, 0, 0, d + 20 + w],
    staggered: [0, 130, w + 9, 0],
    'twin-gables': [0, 0, w + 9, 0],
    'one-roof': [0, 0, w + 9, 0],
  }[kind] as [number, number, number, number]
  const [x, y, X, Y] = places
  const turn = kind === 'corner' ? 1 : 0
  if (kind === 'corner') yard(b, school, d + 20 + w, d + 140, 60, d + 60)
  else yard(b, school, X + w, d + y, 70)
  room(b.at(x, y), school, w, d, first)
  room(b.at(X, Y, 0, turn), school, w, d, second)
  const rise = brief.between(90, 150)
  if (kind === 'in-line' || kind === 'one-roof')
    pitchedRoof(b.at(0, 0, TOP), [X + w, d], { rise, color: roof, gable: first, eave: 40 })
  else
    for (const [at, color] of [
      [b.at(x, y, TOP), first],
      [b.at(X, Y, TOP, turn), second],
    ] as const)
      if (kind === 'staggered') shedRoof(at, [w, d], { rise, color: roof, gable: color, eave: 0 })
      else
        pitchedRoof(at, [w, d], {
          rise: rise * 1.2,
          along: kind === 'twin-gables' ? 'y' : 'x',
          color: roof,
          gable: color,
          eave: kind === 'twin-gables' ? 0 : 6,
          verge: 8,
        })
  if (kind === 'in-line') b.box([w, 60, 0], [150, d - 60, 10], '#cfcabd')
  for (const at of [b.at(x, y), b.at(X, Y, 0, turn)]) at.box([20, d, 0], [140, 50, 12], '#cfcabd')
}

const verandas = ['lean-to', 'under-gable', 'deep-eaves', 'two-sides'] as const

function withVeranda(b: Builder, school: School): void {
  const { brief, w, d, first, roof } = school
  const kind = brief.construction(verandas)
  const deep = brief.between(120, 165)
  const look = {
    high: TOP - 14,
    low: 226,
    posts: Math.round(w / 190) + 1,
    post: brief.pick([woods.walnut, '#f1ece1', '#33424a']),
    roof,
    entrance: [0.06, 0.34] as const,
    rail: brief.pick(['balusters', 'cross', 'bars'] as const),
  }
  yard(b, school, w + (kind === 'two-sides' ? deep : 0), d + deep, 50)
  room(b.at(0, 0, 18), school, w, d, first)
  if (kind === 'lean-to') {
    veranda(b.at(0, d), w, deep, look)
    pitchedRoof(b.at(0, 0, TOP + 18), [w, d], { rise: 130, color: roof, gable: first, eave: 10 })
  } else if (kind === 'under-gable') {
    veranda(b.at(0, d), w, deep, { ...look, high: TOP + 4, low: TOP + 4 })
    const ridge = { rise: brief.between(120, 180), color: roof, gable: first }
    pitchedRoof(b.at(0, 0, TOP + 18), [w, d + deep], { ...ridge, along: brief.pick(['x', 'y']) })
  } else if (kind === 'deep-eaves') {
    veranda(b.at(0, d), w, deep, { ...look, high: TOP + 20, low: TOP + 40, roof: '#e9e2d2' })
    slantedSlab(b.at(-30, -30, TOP + 18), [w + 60, d + 29], { low: 0, high: 90, color: roof })
  } else {
    veranda(b.at(0, d), w + deep, deep, look)
    veranda(b.at(w, d - 20, 0, 1), d - 20, deep, { ...look, entrance: [0, 0] })
    shedRoof(b.at(0, 0, TOP + 18), [w, d], { rise: 120, color: roof, gable: first, eave: 8 })
  }
}

/** One classroom in a unit: a door, and windows through which one sees the blackboard. */
function room(b: Builder, { brief }: School, w: number, d: number, color: string): void {
  const bays = Math.round((w - 220) / 130)
  const front: Mark[] = [
    door(34 / w, 110 / w, 0.82, {
      color: brief.pick(['#c48a4a', '#f1ece1', '#b4533a']),
      lite: 'full',
    }),
    showcase([180 / w, 0.26, 1 - 210 / w, 0.58], bays, [schoolroomBehind()], { room: '#f3ead0' }),
    letterTiles(190 / w, 0.06, 40),
  ]
  const skin = brief.pick(['corrugated', 'boards'] as const)
  container(b, {
    color,
    size: [w, d, H],
    skin,
    front,
    right: [window([0.16, 0.3, 0.68, 0.5], { panes: 3 })],
  })
}

function cover(
  b: Builder,
  { roof, first, brief }: School,
  [w, d]: readonly [number, number],
  kind: (typeof roofs)[number],
): void {
  if (kind === 'gable') {
    const along = brief.pick(['x', 'x', 'y'] as const)
    pitchedRoof(b, [w, d], { rise: brief.between(110, 190), along, color: roof, gable: first })
  }
  if (kind === 'shed')
    shedRoof(b, [w, d], { rise: brief.between(110, 190), color: roof, gable: first })
  if (kind === 'vault')
    vaultRoof(b, [w, d], { rise: brief.between(90, 140), color: roof, gable: first })
  if (kind === 'sawtooth')
    for (let i = 0; i < 3; i++)
      b.gable([(i * w) / 3, -6, 0], [w / 3 - 2, d + 12, 110], 'y', roof, {
        ridge: 0,
        endColor: first,
      })
}

/** A triangle of cloth over the entrance. */
function sail(b: Builder, color: string): void {
  const corners = [
    [0, 0, -20],
    [210, 0, -20],
    [130, 150, -60],
  ] as const
  b.loft(
    corners,
    corners.map(([x, y, z]) => [x, y, z + 3] as const),
    color,
  )
  b.cylinder([130, 157, -TOP], 4, TOP - 54, '#48545c')
}

/** The ground in front: games, a bench, the flag, trees. */
function yard(
  b: Builder,
  { brief, first, second }: School,
  w: number,
  d: number,
  near: number,
  wing = 0,
): void {
  const [deep, left, right] = [near + brief.pick([300, 380]), 90, brief.pick([90, 250])]
  const y = d + near
  plot(
    b,
    [-left, -80, w + left + right, d + deep + 80],
    brief.pick([ground.lawn, ground.lawn, '#d8b48c']),
  )
  const along = (share: number) => wing + (w - wing) * share
  if (wing === 0) paved(b, [20, d, 170, deep - 12])
  else paved(b, [wing - 40, d - 120, w - wing + 40, 150])
  const games = brief.shuffle(['slide', 'climb', 'seesaw', 'hopscotch', 'sand'] as const)
  const shares = wing === 0 ? [0.3, 0.85] : [0.66]
  const rest = wing === 0 ? 0.52 : 0.05
  shares.forEach((share, i) => {
    const at = b.at(along(share), y + 60)
    const game = games[i]
    if (game === 'slide') slide(at.at(0, -20), second)
    if (game === 'climb') climbingFrame(at.at(-60, 80), first, second)
    if (game === 'seesaw') seesaw(at.at(0, 100), second)
    if (game === 'hopscotch') hopscotch(at.at(0, -70))
    if (game === 'sand') sandpit(at.at(-80, -10), 160)
  })
  flagpole(
    wing === 0 ? b.at(-46, y + 60) : b.at(along(0.92), y + 262),
    brief.between(470, 540),
    second,
  )
  if (brief.chance(0.5)) parkBench(b.at(along(rest), d + deep - 70), 150, woods.oak)
  else schoolBell(b.at(along(rest), d + deep - 70))
  if (right > 200) treeBeside(b.at(w + 30, 60), brief.pick(['round', 'acacia']), 300, leaves.green)
}
