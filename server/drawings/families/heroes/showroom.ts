import type { Brief } from '../../brief.ts'
import type { Family } from '../../family.ts'
import type { Builder } from '../../kit/builder.ts'
import { mix } from '../../kit/light.ts'
import { inset, type Mark, panel } from '../../kit/mark.ts'
import { coats, ground, leaves, metals, walls, woods } from '../../kit/palette.ts'
import { picture } from '../../props/art.ts'
import { battens } from '../../props/cladding.ts'
import { pool } from '../../props/garden.ts'
import { pendant } from '../../props/lamps.ts'
import { breathing, swaying } from '../../props/motions.ts'
import { glazing } from '../../props/openings.ts'
import { deck } from '../../props/outdoors.ts'
import { person } from '../../props/people.ts'
import { plant, plantKinds } from '../../props/plants.ts'
import { room } from '../../props/room.ts'
import { hedge, tree } from '../../props/trees.ts'
import { ripples } from '../../props/water.ts'
import { type Exhibit, exhibits, shows } from './exhibits.ts'
import { type Floor, lines, type Row, type Spot } from './showroom-floor.ts'

const layouts = ['rows', 'stage', 'gallery'] as const

/** A showroom of one collection: in rows before a window, on steps, or in the bays of a gallery. */
export const heroShowroom: Family = (b, brief) => {
  const show = brief.choose(shows)
  const layout = brief.construction(layouts)
  const pieces = exhibits(show, `${show}/${brief.int(1, 9999)}`)
  const style: Style = {
    wood: brief.pick([woods.oak, woods.ash, woods.teak, woods.walnut]),
    wall: brief.pick([walls.chalk, walls.mist, walls.blush, walls.dove, walls.butter]),
    accent: brief.pick([walls.petrol, walls.terracotta, '#4f5f66', '#6d7f5f']),
  }
  if (show === 'outdoor') garden(b, brief, pieces, layout)
  else builds[layout](b, brief, pieces, style)
}

interface Style {
  readonly wood: string
  readonly wall: string
  readonly accent: string
}

type Build = (b: Builder, brief: Brief, pieces: readonly Exhibit[], style: Style) => void

const builds: Record<(typeof layouts)[number], Build> = {
  rows(b, brief, pieces, { wood, wall, accent }) {
    const floor = lines(pieces, 2, { back: 30, gap: 1 })
    const { w, d } = floor
    const h = heightOf(floor)
    room(b, {
      size: [w, d + 40, h],
      wall,
      sideWall: accent,
      floor: brief.pick(['planks', 'chequer', 'tiles']),
      floorColor: brief.pick([wood, '#d9d2c4', '#c9c2b4']),
      back: [picture([0.1, 0.46, 0.16, 0.36], brief), picture([0.72, 0.46, 0.16, 0.36], brief)],
      side: [glazing([0.12, 0.04, 0.76, 0.84], 5, { door: 3 })],
    })
    light(b, floor)
    for (const [i, spot] of floor.spots.entries())
      setOut(b, spot, spot.line === 0 ? 0 : 14 + (i % 2) * 10, accent)
    dress(b, brief, floor, h, accent)
  },
  stage(b, brief, pieces, { wood, wall, accent }) {
    const floor = lines(pieces, pieces.length > 5 ? 3 : 2, { back: 50, gap: 1.1 })
    const { w, d } = floor
    const step = pieces.some(piece => piece.grounded) ? 0 : 34
    const h = heightOf(floor) + step * floor.rows.length
    b.slab([-12, -12, -14], [w + 24, d + 64, 14], '#e4dfd4', { casts: false })
    b.box([0, -12, 0], [w, 12, h], wall, {
      casts: false,
      front: [
        panel(0.04, 0.06, 0.3, 0.88, wood),
        inset(0.04, 0.06, 0.3, 0.88, [battens(18)]),
        ...sign(accent),
      ],
    })
    const count = floor.rows.length
    floor.rows.forEach((row, i) => {
      if (step > 0) terrace(b, w, row, (count - i) * step, i === 0, wood)
      else
        b.flat(
          [20, row.y - 16, 0],
          [w - 40, row.d + 32, 0.4],
          i % 2 ? '#d8cbb8' : mix(accent, '#ffffff', 0.55),
          { casts: false },
        )
    })
    light(b, floor)
    for (const spot of floor.spots) setOut(b.at(0, 0, step * (count - spot.line)), spot, 0, accent)
    dress(b, brief, floor, h, accent)
  },
  gallery(b, brief, pieces, { wood, wall, accent }) {
    const floor = lines(pieces, 2, { back: 24, gap: 1.5 })
    const { w, d } = floor
    const h = heightOf(floor)
    const back = floor.spots.filter(spot => spot.line === 0)
    const deep = floor.rows[0]?.d ?? 0
    const bays = back.map((_, i): Mark => {
      const [from, to] = [
        i === 0 ? 0 : edge(back, i),
        i === back.length - 1 ? w : edge(back, i + 1),
      ]
      return panel(
        from / w,
        0,
        (to - from) / w,
        0.8,
        i % 2 ? accent : mix(accent, '#ffffff', 0.45),
        { edge: false },
      )
    })
    room(b, {
      size: [w, d + 40, h],
      wall,
      floor: 'carpet',
      floorColor: brief.pick(['#cfc6b6', '#bfc7c6', '#d6c9b4']),
      back: bays,
      side: [
        panel(0.5, 0.3, 0.36, 0.5, wood),
        inset(0.5, 0.3, 0.36, 0.5, [battens(12)]),
        picture([0.14, 0.36, 0.2, 0.38], brief),
      ],
    })
    for (let i = 1; i < back.length; i++)
      b.box([edge(back, i) - 6, 0.5, 0], [12, deep * 0.8, h * 0.8], wall, { casts: false })
    b.flat([10, deep + 50, 0], [w - 20, 60, 0.4], mix(wood, '#ffffff', 0.3), { casts: false })
    light(b, floor)
    for (const [i, spot] of floor.spots.entries())
      setOut(b, spot, spot.line === 0 ? 10 : 26 - (i % 2) * 10, wood)
    dress(b, brief, floor, h, accent)
  },
}

/** A step of the stage: as deep as its row, the one at the back reaching to the wall. */
function terrace(
  b: Builder,
  w: number,
  { y, d }: Row,
  high: number,
  last: boolean,
  wood: string,
): void {
  const from = last ? 0 : y - 30
  b.box([0, from, 0], [w, y + d + 30 - from, high], mix(wood, '#ffffff', 0.25), {
    front: [panel(0, 1 - 5 / high, 1, 5 / high, wood, { edge: false })],
  })
}

/** The border between bay i - 1 and bay i, halfway between their pieces. */
function edge(spots: readonly Spot[], i: number): number {
  const [p, q] = [spots[i - 1] as Spot, spots[i] as Spot]
  return (p.x + p.w / 2 + q.x - q.w / 2) / 2
}

/** Stands a piece on its spot, on a plinth where it may have one. */
function setOut(b: Builder, { piece, x, y, w, d }: Spot, plinth: number, color: string): void {
  const high = piece.grounded ? 0 : plinth
  if (high > 0)
    b.box([x - w / 2 - 9, y - d / 2 - 9, 0], [w + 18, d + 18, high], mix(color, '#fbf9f4', 0.72))
  b.group(g => piece.build(g.at(x, y, high)))
}

/** Pools of light before the pieces of the first row; painted first, so that they stay below. */
function light(b: Builder, floor: Floor): void {
  b.moving(breathing(0.2, 0.75, 6), g => {
    for (const { x, y, w, d } of lit(floor))
      g.glow([x, y, 0.6], Math.max(w, d) * 0.62, '#ffe9a8', 0.22)
  })
}

/** Lamps over the first row, a plant in the corner and, where there is room, a visitor. */
function dress(b: Builder, brief: Brief, floor: Floor, h: number, accent: string): void {
  const { w, d } = floor
  const style = brief.pick(['cone', 'bell', 'drum', 'globe'] as const)
  const tall = Math.max(...floor.spots.map(({ piece }) => piece.bounds.max[2]))
  const large = w + d > 1000
  if (large && tall < 150 && h > 230)
    for (const [i, { x, y }] of lit(floor).entries()) {
      b.box([x - 2, 0, h - 12], [4, y + 4, 4], metals.graphite, { casts: false })
      b.moving(swaying([x, y, h - 12], 1.6, 6 + i), g =>
        pendant(g.at(x, y, h - 84), 72, i % 2 ? metals.brass : accent, style),
      )
    }
  plant(b.at(w - 32, d + 8), brief.pick(plantKinds), large ? 140 : 90, '#e6dfd3', leaves.green)
  const shirt = brief.pick([coats.orange, coats.teal, coats.sun])
  const x = w * brief.pick([0.12, 0.42])
  if (large) person(b.at(x, d + 6, 0, 2), { shirt, skin: brief.int(0, 3), away: true })
}

function lit(floor: Floor): Spot[] {
  return floor.spots.filter(spot => spot.line === floor.rows.length - 1).slice(0, 4)
}

/** Furniture for outside, on a deck by a hedge or around a pool. */
function garden(b: Builder, brief: Brief, pieces: readonly Exhibit[], layout: string): void {
  const floor = lines(pieces, 2, { back: 130, gap: layout === 'stage' ? 2.4 : 1.5 })
  const { w, d } = floor
  const side = 90
  b.slab([-side, -40, -24], [w + 2 * side, d + 120, 24], ground.lawn, { casts: false })
  hedge(b.at(-side + 20, 0), w + 2 * side - 40, 90)
  const [first, second] = floor.rows as [Row, Row]
  if (layout === 'gallery')
    b.flat([0, first.y - 40, 0], [w, d - first.y + 40, 0.6], ground.paving, { casts: false })
  else deck(b.at(0, first.y - 40), w, first.d + 80, 0.6, woods.teak)
  if (layout === 'stage') {
    pool(
      b.at(60, first.y + first.d + 76),
      w - 120,
      Math.max(70, second.y - first.y - first.d - 130),
    )
    ripples(b.at(90, first.y + first.d + 84, 1.4), w - 260, 60, 7)
  }
  for (const spot of floor.spots) b.group(g => spot.piece.build(g.at(spot.x, spot.y)))
  for (const [x, y, k] of [
    [-46, 60, 300],
    [w + 40, 70, 330],
    [w + 44, d * 0.55, 260],
    [-44, d * 0.7, 230],
  ] as const)
    tree(
      b.at(x, y),
      brief.pick(['palm', 'round', 'palm']),
      k,
      brief.pick([leaves.green, leaves.fresh, leaves.deep]),
    )
  b.moving(breathing(0.2, 0.6, 7), g => {
    for (const { x, y } of floor.spots) g.glow([x, y, 0.7], 80, '#ffe9a8', 0.14)
  })
}

function sign(color: string): Mark[] {
  return [
    panel(0.44, 0.42, 0.46, 0.36, mix(color, '#ffffff', 0.06)),
    panel(0.48, 0.62, 0.26, 0.07, '#fbf9f4', { edge: false }),
    panel(0.48, 0.5, 0.36, 0.05, '#fbf9f4', { edge: false, opacity: 0.6 }),
  ]
}

function heightOf({ w, d, spots }: Floor): number {
  const tall = Math.max(...spots.map(({ piece }) => piece.bounds.max[2]))
  return Math.max(tall + 30, Math.min(320, (w + d) * 0.26))
}
