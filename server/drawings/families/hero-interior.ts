import type { Brief } from '../brief.ts'
import type { Family } from '../family.ts'
import type { Builder } from '../kit/builder.ts'
import type { Mark } from '../kit/mark.ts'
import { inset, panel } from '../kit/mark.ts'
import { fabrics, leaves, walls, woods } from '../kit/palette.ts'
import type { Moment } from '../kit/scene.ts'
import { picture, roundRug, rug } from '../props/art.ts'
import { battens } from '../props/cladding.ts'
import { vase } from '../props/desk-things.ts'
import { floorLamp, pendant } from '../props/lamps.ts'
import { glazing, window } from '../props/openings.ts'
import { plant, plantKinds } from '../props/plants.ts'
import { chair, loungeChair, pouf } from '../props/seating.ts'
import { shell } from '../props/shell.ts'
import { sofa, sofaStyles } from '../props/sofas.ts'
import { bookshelf, sideboard } from '../props/storage.ts'
import { roundTable, table } from '../props/tables.ts'

const W = 800
const D = 600
const H = 320

/** A wide furnished room: sitting, dining and a library wall; a pendant sways, a lamp glows. */
export const heroInterior: Family = (b, brief) => {
  const style: Style = {
    fabric: brief.material(fabrics),
    accent: brief.pick([fabrics.mustard, fabrics.rust, fabrics.teal]),
    wood: brief.pick([woods.oak, woods.teak, woods.walnut]),
    wall: brief.pick([walls.chalk, walls.mist, walls.blush, walls.mint]),
  }
  const swap = brief.construction(['library-left', 'library-right'] as const) === 'library-left'
  shell(b, {
    size: [W, D, H],
    wall: style.wall,
    sideWall: brief.pick([style.wall, walls.petrol, walls.dove, walls.terracotta]),
    floor: brief.pick(['planks', 'chequer', 'planks']),
    floorColor: brief.pick([woods.oak, woods.ash, '#d9d2c4']),
    back: swap ? gardenSide(style) : slatted(brief, style),
    side: [
      glazing([0.3, 0.03, 0.36, 0.78], 3, { door: 1 }),
      picture([0.76, 0.4, 0.15, 0.3], brief),
      picture([0.09, 0.4, 0.13, 0.3], brief),
    ],
  })
  sitting(b.at(swap ? 300 : 520, 300), brief, style)
  dining(b.at(swap ? 650 : 210, 190), brief, style)
  if (swap)
    for (const x of [30, 160])
      bookshelf(b.at(x, 2), brief, { w: 126, h: 250, rows: 6, wood: style.wood })
  else bookshelf(b.at(W - 140, 2), brief, { w: 126, h: 250, rows: 6, wood: style.wood })
  for (const [x, y] of [
    [W - 34, swap ? D - 60 : 330],
    [34, D - 40],
    [swap ? W - 36 : 420, 34],
  ] as const)
    plant(
      b.at(x, y),
      brief.pick(plantKinds),
      brief.between(120, 165),
      '#e6dfd3',
      brief.pick([leaves.green, leaves.deep]),
    )
  sideboard(b.at(4, D - 90, 0, 1), 170, style.wood)
}

interface Style {
  readonly fabric: string
  readonly accent: string
  readonly wood: string
  readonly wall: string
}

function sitting(b: Builder, brief: Brief, { fabric, accent, wood }: Style): void {
  if (brief.chance(0.4)) roundRug(b.at(0, 60), 170, accent)
  else rug(b.at(0, 60), 360, 240, accent, brief)
  sofa(b.at(0, -90), {
    seats: 4,
    fabric,
    style: brief.pick(sofaStyles),
    cushions: [accent, '#f1ece1', accent],
  })
  loungeChair(b.at(-178, 60, 0, 1), accent, wood)
  loungeChair(b.at(-178, 160, 0, 1), accent, wood)
  pouf(b.at(128, 130), 32, fabric)
  table(b.at(-20, 50), { w: 130, d: 70, h: 38, top: wood, leg: '#2a3238' })
  vase(b.at(-40, 46, 38), accent)
  b.box([0, 40, 38], [34, 24, 4], '#f1ece1', { casts: false })
  const glow = [
    { at: 0, opacity: 0.45 },
    { at: 50, opacity: 1 },
    { at: 100, opacity: 0.45 },
  ]
  b.moving({ seconds: 6, moments: glow }, g => {
    for (const r of [62, 44, 26]) g.glow([186, -96, 1], r, '#ffe39a', 0.28)
  })
  floorLamp(b.at(186, -96), brief.pick(['shade', 'tripod', 'globe']))
}

function dining(b: Builder, brief: Brief, { fabric, accent, wood }: Style): void {
  const style = brief.pick(['slat', 'spindle', 'ladder', 'shell'] as const)
  roundTable(b, 66, 74, wood, wood, brief.pick(['pedestal', 'drum']))
  vase(b.at(0, 0, 74), accent)
  for (const [x, y, turn] of [
    [0, -92, 0],
    [0, 92, 2],
    [-92, 0, 1],
    [92, 0, 3],
  ] as const)
    chair(b.at(x, y, 0, turn), { fabric, frame: wood, style })
  b.box([-3, -190, 296], [6, 194, 6], wood, { casts: false })
  const sway: Moment[] = [
    { at: 0, tilt: -2.2 },
    { at: 50, tilt: 2.2 },
    { at: 100, tilt: -2.2 },
  ]
  b.moving({ seconds: 7, moments: sway, pivot: [0, 0, 296] }, g =>
    pendant(g.at(0, 0, 168), 128, accent, brief.pick(['cone', 'bell', 'drum'])),
  )
}

function gardenSide({ accent }: Style): Mark[] {
  return [window([0.42, 0.26, 0.5, 0.54], { panes: 5, curtain: accent })]
}

function slatted(brief: Brief, { wood }: Style): Mark[] {
  return [
    window([0.06, 0.28, 0.34, 0.52], { panes: 4, curtain: '#f1ece1' }),
    panel(0.5, 0.035, 0.3, 0.96, wood),
    inset(0.5, 0.035, 0.3, 0.96, [battens(20)]),
    picture([0.56, 0.42, 0.18, 0.34], brief, '#f1ece1'),
  ]
}
