import type { Builder } from '../../../kit/builder.ts'
import { metals, woods } from '../../../kit/palette.ts'
import { homeWindow, walls } from '../../../props/dwellings.ts'
import { door, glazing } from '../../../props/openings.ts'
import { deck } from '../../../props/outdoors.ts'
import { shedRoof, slantedSlab } from '../../../props/roofs/single.ts'
import { loungeChair } from '../../../props/seating.ts'
import { balustrade } from '../../../props/verandas.ts'
import { type Cabin, forest } from './clearing.ts'
import type { Cottage } from './cottage.ts'
import { frameOfA, GLASS, longHouse, seams, stovepipe } from './long-house.ts'

const constructions = ['glass-gable', 'a-frame', 'on-posts', 'lean-to', 'pair'] as const

/** A plain cabin among trees, with a porch: dark boards, one glass wall, a stovepipe. */
export function cabinCottage(b: Builder, cottage: Cottage): void {
  const { brief } = cottage
  const cabin = { ...cottage, dark: brief.pick(['#3b4348', '#4b362b', '#2f4a4a', woods.mahogany]) }
  const construction = brief.construction(constructions)
  if (construction === 'glass-gable') glassGable(b, cabin)
  if (construction === 'a-frame') aFrame(b, cabin)
  if (construction === 'on-posts') onPosts(b, cabin)
  if (construction === 'lean-to') leanTo(b, cabin)
  if (construction === 'pair') pair(b, cabin)
}

function glassGable(b: Builder, cabin: Cabin): void {
  const { brief, accent } = cabin
  const [w, d, h, porch] = [brief.between(330, 390), brief.between(430, 540), 230, 140]
  forest(b, cabin, w, d + porch)
  deck(b.at(0, d + 1), w, porch, 24, woods.oak)
  longHouse(b.at(0, 0, 24), cabin, [w, d, h], brief.between(150, 210))
  b.box([0, 0, 0], [w, d, 24], '#938f88')
  loungeChair(b.at(w * 0.72, d + 74, 24), accent)
  stovepipe(b.at(w * 0.28, d * 0.3, 24 + h + 90), 150)
}

function aFrame(b: Builder, cabin: Cabin): void {
  const { brief, dark, accent } = cabin
  const [span, deep, rise, porch] = [
    brief.between(420, 500),
    brief.between(400, 500),
    brief.between(430, 520),
    130,
  ]
  forest(b, cabin, span, deep + porch)
  b.box([-20, -10, 0], [span + 40, deep + porch + 20, 26], woods.oak)
  b.gable([0, 0, 26], [span, deep, rise], 'y', dark, {
    endColor: GLASS,
    slopes: [seams],
    ends: [frameOfA],
  })
  b.box([span * 0.3, deep + porch + 10, 0], [span * 0.4, 30, 13], woods.oak)
  balustrade(b.at(-10, deep + porch, 26), span * 0.3, 80, woods.walnut, 'bars')
  balustrade(b.at(span * 0.72, deep + porch, 26), span * 0.3, 80, woods.walnut, 'bars')
  loungeChair(b.at(span * 0.78, deep + 70, 26), accent)
}

function onPosts(b: Builder, cabin: Cabin): void {
  const { brief } = cabin
  const [w, d, h, lift] = [
    brief.between(320, 400),
    brief.between(300, 360),
    235,
    brief.between(110, 180),
  ]
  const porch = 130
  forest(b, cabin, w + 20, d + porch + 100)
  for (const x of [8, w - 26])
    for (const y of [10, d + porch - 30]) b.cylinder([x + 9, y + 9, 0], 10, lift - 12, woods.walnut)
  b.box([-8, -8, lift - 12], [w + 16, d + porch + 16, 12], woods.oak)
  longHouse(b.at(0, 0, lift), cabin, [w, d, h], brief.between(130, 180), 16)
  balustrade(b.at(112, d + porch + 2, lift), w - 108, 84, woods.walnut, 'bars')
  const steps = Math.round(lift / 24)
  for (let i = 0; i < steps; i++)
    b.box(
      [0, d + porch + 8 + i * 26, Math.max(0, lift - (i + 1) * 24 - 8)],
      [104, 26, 8],
      woods.oak,
    )
  stovepipe(b.at(w * 0.28, d * 0.3, lift + h + 80), 130)
}

function leanTo(b: Builder, cabin: Cabin): void {
  const { brief, dark, accent } = cabin
  const [w, d, h, porch] = [brief.between(460, 560), 310, 230, 150]
  forest(b, cabin, w, d + porch)
  deck(b.at(0, d + 1), w, porch, 22, woods.ash)
  walls(b.at(0, 0, 0), [w, d, h], {
    color: dark,
    skin: 'upright',
    front: [
      door(0.08, 100 / w, 0.9, { color: accent, lite: 'full' }),
      glazing([0.34, 0.1, 0.6, 0.82], 5),
    ],
    right: [homeWindow([0.24, 0.4, 0.5, 0.36], { panes: 3, frame: '#2b3a40' })],
  })
  shedRoof(b.at(0, 0, h), [w, d], {
    rise: brief.between(110, 170),
    color: metals.graphite,
    gable: dark,
    eave: 26,
    trim: '#2f363b',
  })
  for (const x of [w * 0.4, w * 0.6]) loungeChair(b.at(x, d + 90, 22), accent)
  stovepipe(b.at(w * 0.2, 90, h + 90), 180)
}

function pair(b: Builder, cabin: Cabin): void {
  const { brief, dark } = cabin
  const [w, d, h, gap] = [270, brief.between(320, 380), 220, brief.between(120, 160)]
  forest(b, cabin, 2 * w + gap, d + 130)
  deck(b.at(0, d + 61), 2 * w + gap, 110, 20, woods.oak)
  longHouse(b.at(0, 60), cabin, [w, d, h], brief.between(150, 190), 14)
  longHouse(
    b.at(w + gap, 0),
    { ...cabin, dark: brief.pick([dark, woods.oak]) },
    [w, d, h],
    brief.between(150, 190),
    14,
  )
  b.box([w + 20, 110, 0], [gap - 40, d - 150, 200], '#9fc6cf', {
    front: [glazing([0, 0, 1, 1], 1, { door: 0 })],
  })
  slantedSlab(b.at(w + 18, 100, 200), [gap - 36, d - 130], { low: 0, high: 10, color: '#2f363b' })
}
