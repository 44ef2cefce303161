import type { Builder } from '../../../kit/builder.ts'
import { ground, leaves, metals, woods } from '../../../kit/palette.ts'
import { homeWindow, walls } from '../../../props/dwellings.ts'
import { fireplace, hammock } from '../../../props/homestead.ts'
import { door, glazing } from '../../../props/openings.ts'
import { deck } from '../../../props/outdoors.ts'
import { patch, plot } from '../../../props/plots.ts'
import { pitchedRoof, shedRoof, slantedSlab } from '../../../props/roofs.ts'
import { loungeChair } from '../../../props/seating.ts'
import { tree } from '../../../props/trees.ts'
import { balustrade } from '../../../props/verandas.ts'
import type { Cottage } from './cottage.ts'

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

interface Cabin extends Cottage {
  readonly dark: string
}

const GLASS = '#c3e3e8'

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

/** A house with its glass gable towards +y. */
function longHouse(
  b: Builder,
  { brief, dark }: Cabin,
  [w, d, h]: readonly [number, number, number],
  rise: number,
  eave = 12,
): void {
  walls(b, [w, d, h], {
    color: dark,
    skin: 'upright',
    front: [glazing([0.08, 0.02, 0.84, 0.98], 3, { door: 1 })],
    right: [
      homeWindow([0.14, 0.3, 0.2, 0.5], { frame: '#2b3a40', panes: 1 }),
      homeWindow([0.56, 0.44, 0.32, 0.3], { frame: '#2b3a40', panes: 3 }),
    ],
  })
  pitchedRoof(b.at(0, 0, h), [w, d], {
    rise,
    along: 'y',
    color: brief.pick(['#4b555b', dark]),
    gable: GLASS,
    gableMarks: [mullions],
    trim: '#2f363b',
    eave,
    verge: 30,
  })
}

const mullions = () => [
  {
    fill: '#2b3a40',
    width: 6,
    rings: [0.3, 0.5, 0.7].map(
      u =>
        [
          [u, 0],
          [u, 0.96 * (1 - Math.abs(u - 0.5) * 2)],
        ] as const,
    ),
  },
]

const seams = ({ w }: { w: number }) => {
  const count = Math.round(w / 34)
  return [
    {
      fill: '#0b1a2a',
      opacity: 0.3,
      width: 1.2,
      rings: Array.from(
        { length: count - 1 },
        (_, i) =>
          [
            [(i + 1) / count, 0],
            [(i + 1) / count, 1],
          ] as const,
      ),
    },
  ]
}

/** Glass in timber between the two slopes of an A: posts, a floor beam, a door. */
const frameOfA = () => [
  {
    fill: '#d8b686',
    rings: [
      [
        [0, 0],
        [0.5, 1],
        [1, 0],
        [0.93, 0],
        [0.5, 0.87],
        [0.07, 0],
      ] as const,
      [
        [0.2, 0.4],
        [0.8, 0.4],
        [0.78, 0.44],
        [0.22, 0.44],
      ] as const,
    ],
  },
  {
    fill: '#2b3a40',
    width: 6,
    rings: [
      [
        [0.3, 0],
        [0.3, 0.58],
      ] as const,
      [
        [0.5, 0],
        [0.5, 0.86],
      ] as const,
      [
        [0.7, 0],
        [0.7, 0.58],
      ] as const,
    ],
  },
]

function stovepipe(b: Builder, h: number): void {
  b.cylinder([0, 0, 0], 9, h, metals.graphite)
  b.cylinder([0, 0, h], 15, 10, metals.black, { r2: 4 })
}

/** A clearing with conifers, a path and a place for a fire. */
function forest(b: Builder, { brief, accent }: Cabin, w: number, d: number): void {
  const [left, right, front] = [
    brief.pick([215, 285]),
    brief.pick([205, 270]),
    brief.pick([120, 190]),
  ]
  plot(b, [-left, -120, w + left + right, d + front + 120], brief.pick([ground.lawn, '#9fb584']))
  patch(b, [w * 0.4, d, 90, front - 12], '#c9b591')
  const kinds = ['conifer', 'conifer', 'poplar', 'round'] as const
  const places = [
    [80 - left, -30],
    [90 - left, d * 0.42],
    [w + right - 80, 10],
    [w + right - 76, d * 0.55],
  ] as const
  for (const [i, [x, y]] of places.entries())
    if (i < 2 || right > 220)
      tree(
        b.at(x, y),
        brief.pick(kinds),
        brief.between(200, 290),
        brief.pick([leaves.deep, leaves.green]),
      )
  if (left > 250) fireplace(b.at(110 - left, d + 10))
  else if (right > 220 && front > 150) hammock(b.at(w + 20, d + front - 50), 200, accent)
}
