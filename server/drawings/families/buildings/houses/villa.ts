import type { Builder } from '../../../kit/builder.ts'
import { coats, metals, woods } from '../../../kit/palette.ts'
import { homeWindow, pergola, walls } from '../../../props/dwellings.ts'
import { glazing } from '../../../props/openings.ts'
import { parasol, railing, solarPanels } from '../../../props/outdoors.ts'
import { hippedRoof } from '../../../props/roofs/hipped.ts'
import { pitchedRoof } from '../../../props/roofs/pitched.ts'
import type { Home } from './home.ts'
import { groundFloor, grounds, H, SLAB, type Villa } from './terrace.ts'

const constructions = ['terraces', 'across', 'twin-gables', 'hipped', 'courtyard'] as const

/** A villa on two floors with terraces and a pool. */
export function villa(b: Builder, home: Home): void {
  const construction = home.brief.construction(constructions)
  const stone = home.brief.pick(['#f1ece1', '#e6dcc8', '#ece6da'])
  const house = { ...home, stone, timber: home.brief.pick([woods.teak, woods.walnut, '#4b585f']) }
  if (construction === 'terraces') terraces(b, house)
  if (construction === 'across') across(b, house)
  if (construction === 'twin-gables') twinGables(b, house)
  if (construction === 'hipped') hipped(b, house)
  if (construction === 'courtyard') courtyard(b, house)
}

/** The upper floor is smaller; its roof terrace looks over the pool. */
function terraces(b: Builder, home: Villa): void {
  const { brief, stone, timber } = home
  const [w, d] = [brief.between(720, 860), 380]
  const [uw, ud] = [w * brief.between(0.5, 0.62), 300]
  grounds(b, home, w, d)
  groundFloor(b, home, w, d)
  b.box([-30, -10, H], [w + 60, d + 50, SLAB], '#fbf9f4')
  walls(b.at(10, 0, H + SLAB), [uw, ud, H - 30], {
    color: timber,
    skin: 'upright',
    front: [glazing([0.08, 0.03, 0.84, 0.84], 5, { door: 2 })],
    right: [homeWindow([0.2, 0.3, 0.6, 0.5], { panes: 3 })],
  })
  b.box([-14, -20, 2 * H + SLAB - 30], [uw + 60, ud + 70, SLAB], stone)
  railing(b.at(-20, d + 34, H + SLAB), w + 44, 90, metals.graphite)
  parasol(b.at(uw + 150, d - 190, H + SLAB), coats.cream, 220)
}

/** The upper floor lies across the lower and reaches over the terrace. */
function across(b: Builder, home: Villa): void {
  const { brief, stone, timber } = home
  const [w, d] = [brief.between(700, 820), 340]
  const [uw, ud, at] = [300, d + brief.between(150, 210), brief.between(0.1, 0.5) * (w - 300)]
  grounds(b, home, w, d + 110)
  groundFloor(b, home, w, d)
  b.box([-16, -16, H], [w + 32, d + 32, SLAB], '#fbf9f4')
  walls(b.at(at, -10, H + SLAB), [uw, ud, H - 20], {
    color: timber,
    skin: 'upright',
    front: [glazing([0.1, 0.04, 0.8, 0.84], 3)],
    right: [glazing([0.5, 0.04, 0.44, 0.84], 3, { door: 0 }), homeWindow([0.12, 0.3, 0.24, 0.5])],
  })
  b.box([at - 12, -22, 2 * H + SLAB - 20], [uw + 24, ud + 24, SLAB], stone)
  for (const x of [at + 10, at + uw - 24])
    b.cylinder([x + 7, ud - 32, 0], 8, H + SLAB, metals.white)
  solarPanels(b.at(at > 200 ? 20 : at + uw + 40, 40, H + SLAB), 1, 2)
  railing(b.at(at + uw + 4, d + 10, H + SLAB), w - at - uw + 8, 90, metals.graphite)
}

/** Two gabled houses, set off against each other, joined by a glazed hall. */
function twinGables(b: Builder, home: Villa): void {
  const { brief, stone, roof, timber } = home
  const [w, d, gap] = [330, brief.between(400, 480), brief.between(150, 220)]
  const h = 2 * H - 40
  const whole = 2 * w + gap
  grounds(b, home, whole, d + 40)
  const gable = (x: number, y: number, color: string, rise: number) => {
    walls(b.at(x, y), [w, d, h], {
      color,
      skin: color === timber ? 'upright' : 'render',
      front: [
        glazing([0.14, 0.02, 0.72, 0.42], 3, { door: 1 }),
        glazing([0.14, 0.52, 0.72, 0.42], 3),
      ],
      right: [
        homeWindow([0.1, 0.56, 0.2, 0.3]),
        homeWindow([0.42, 0.56, 0.2, 0.3]),
        homeWindow([0.74, 0.56, 0.2, 0.3]),
      ],
    })
    pitchedRoof(b.at(x, y, h), [w, d], {
      rise,
      along: 'y',
      color: roof,
      gable: color,
      eave: 8,
      verge: 34,
    })
  }
  gable(0, 40, stone, brief.between(150, 200))
  gable(w + gap, 0, brief.pick([timber, stone]), brief.between(150, 200))
  b.box([w + 42, 130, 0], [gap - 84, d - 210, H + 60], '#a9d5de', {
    front: [glazing([0, 0, 1, 1], 2, { door: 1 })],
  })
  b.box([w + 42, 130, H + 60], [gap - 84, d - 200, 12], metals.graphite)
}

/** Under wide hipped roofs, with a colonnade in front. */
function hipped(b: Builder, home: Villa): void {
  const { brief, stone, roof, accent } = home
  const [w, d, porch] = [brief.between(640, 760), 400, 130]
  const wing = w * 0.36
  grounds(b, home, w + wing, d + porch)
  const pane = { shutters: accent }
  const upper = [0.1, 0.42, 0.74].map(u => homeWindow([u, 0.6, 0.15, 0.26], pane))
  walls(b, [w, d, 2 * H - 40], {
    color: stone,
    front: [...upper, glazing([0.08, 0.02, 0.84, 0.38], 7, { door: 3 })],
    right: [0.14, 0.6].map(u => homeWindow([u, 0.6, 0.24, 0.26])),
  })
  hippedRoof(b.at(0, 0, 2 * H - 40), [w, d], {
    rise: brief.between(120, 160),
    color: roof,
    eave: 40,
  })
  b.box([0, d, 0], [w, porch, 16], '#d8d3c4')
  const columns = 5
  for (let i = 0; i < columns; i++)
    b.cylinder([20 + (i * (w - 40)) / (columns - 1), d + porch - 20, 16], 12, 234, '#fbf9f4', {
      r2: 10,
    })
  b.box([-10, d, 250], [w + 20, porch + 8, 18], '#fbf9f4')
  railing(b.at(0, d + porch, 268), w, 84, metals.graphite)
  walls(b.at(w, 40), [wing, d - 60, H], {
    color: stone,
    front: [homeWindow([0.22, 0.3, 0.56, 0.44], { ...pane, panes: 3 })],
    right: [homeWindow([0.3, 0.3, 0.4, 0.44])],
  })
  hippedRoof(b.at(w + 42, 42, H), [wing - 42, d - 64], { rise: 90, color: roof, eave: 38 })
}

/** Wings on both sides of a court; one carries the bedrooms above. */
function courtyard(b: Builder, home: Villa): void {
  const { brief, stone, timber, wood } = home
  const [w, d, wing] = [brief.between(860, 960), 310, brief.between(260, 330)]
  const side = 290
  grounds(b, home, w, d + wing - 60)
  groundFloor(b, home, w, d)
  b.box([-20, -16, H], [w + 40, d + 15, SLAB], '#fbf9f4')
  walls(b.at(0, d), [side, wing, H], {
    color: stone,
    front: [glazing([0.12, 0.03, 0.76, 0.84], 3)],
    right: [homeWindow([0.2, 0.3, 0.56, 0.46], { panes: 3 })],
  })
  b.box([-20, d, H], [side + 40, wing + 20, SLAB], '#fbf9f4')
  walls(b.at(0, 60, H + SLAB), [side, d + wing - 90, H - 30], {
    color: timber,
    skin: 'upright',
    front: [glazing([0.12, 0.04, 0.76, 0.82], 3)],
    right: [
      homeWindow([0.1, 0.3, 0.2, 0.5]),
      homeWindow([0.4, 0.3, 0.2, 0.5]),
      homeWindow([0.7, 0.3, 0.2, 0.5]),
    ],
  })
  b.box([-14, 46, 2 * H + SLAB - 30], [side + 28, d + wing - 62, SLAB], stone)
  pergola(b.at(w - 270, d + 14), [260, wing - 80, 230], wood, 5)
}
