import type { Family } from '../../family.ts'
import type { Builder } from '../../kit/builder.ts'
import { coats, woods } from '../../kit/palette.ts'
import { roofColors } from '../../props/roofs/covers.ts'
import { pitchedRoof } from '../../props/roofs/pitched.ts'
import { shedRoof, slantedSlab } from '../../props/roofs/single.ts'
import { ramp, veranda } from '../../props/verandas.ts'
import { cover, roofs, room, type School, sail, TOP } from './classrooms/room.ts'
import { yard } from './classrooms/yard.ts'

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
