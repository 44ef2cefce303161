import type { Family } from '../../family.ts'
import type { Builder } from '../../kit/builder.ts'
import { coats, leaves, metals, woods } from '../../kit/palette.ts'
import { planks } from '../../props/cladding.ts'
import { container, roofHeight } from '../../props/container.ts'
import { door, window } from '../../props/openings.ts'
import {
  airConditioner,
  canopy,
  deck,
  planter,
  railing,
  solarPanels,
  stair,
} from '../../props/outdoors.ts'
import { paved, plot } from '../../props/plots.ts'
import { roofColors } from '../../props/roofs/covers.ts'
import { pitchedRoof } from '../../props/roofs/pitched.ts'
import { boardroom, garden, skylights, type Unit } from './boardrooms/room.ts'

const constructions = ['pavilion', 'annexe', 'raised', 'gabled', 'half-glazed'] as const

/** A unit that holds a boardroom: one sees the table, the chairs and the screen through the glass. */
export const boardroomUnit: Family = (b, brief) => {
  const [first, second] = brief.shuffle([
    coats.teal,
    coats.charcoal,
    coats.cream,
    coats.brick,
    coats.slate,
    coats.sage,
  ]) as [string, string]
  const unit = {
    brief,
    first,
    second,
    W: brief.between(480, 700),
    D: brief.between(290, 370),
    H: brief.between(250, 300),
  }
  const construction = brief.construction(constructions)
  if (construction === 'pavilion') pavilion(b, unit)
  if (construction === 'annexe') annexe(b, unit)
  if (construction === 'raised') raised(b, unit)
  if (construction === 'gabled') gabled(b, unit)
  if (construction === 'half-glazed') halfGlazed(b, unit)
}

/** On a deck in a garden, under a flat roof that reaches far out. */
function pavilion(b: Builder, unit: Unit): void {
  const { brief, W, D, H, second } = unit
  const out = brief.between(40, 76)
  plot(b, [-out - 90, -out - 70, W + 2 * out + 180, D + 2 * out + 250])
  b.box([-out, -out, 0], [W + 2 * out, D + 2 * out, 20], woods.oak, {
    top: [planks(26)],
  })
  b.box([W * 0.3, D + out, 0], [180, 40, 10], woods.oak)
  boardroom(b.at(0, 0, 20), unit)
  for (const x of [-out + 10, W + out - 20]) b.box([x, D + out - 24, 20], [9, 9, H], metals.black)
  b.box([-out, -out, 20 + H], [W + 2 * out, D + 2 * out, 16], second, {
    top: [skylights(3)],
  })
  garden(b, brief, [-out - 60, D + out + 100, W + out], 0)
}

/** Beside an office, joined to it by one doorway. */
function annexe(b: Builder, unit: Unit): void {
  const { brief, W, D, H, first, second } = unit
  const [ow, od] = [brief.pick([420, 560]), 300]
  plot(b, [-90, -80, ow + W + 262, Math.max(D, od) + 330])
  paved(b, [ow * 0.5, od + 4, 130, Math.max(D, od) - od + 230])
  container(b, {
    color: first,
    size: [ow, od, H + 60],
    front: [
      window([0.08, 0.3, 0.3, 0.44], { panes: 3 }),
      door(0.52, 110 / ow, 0.72, { color: '#f1ece1', lite: 'full' }),
      window([0.8, 0.3, 0.14, 0.44]),
    ],
  })
  solarPanels(b.at(40, 60, H + 60 + roofHeight), 3, 2)
  canopy(b.at(ow * 0.48, od + 1), 170, 80, 240, { roof: second })
  boardroom(b.at(ow + 44, 20), unit)
  b.box([ow + 10, 60, 0], [33, 160, 220], metals.graphite)
  b.box([ow + 36, 12, H], [W + 16, D + 16, 14], '#f3f0e7')
  garden(b, brief, [ow + 200, Math.max(D, od) + 100, ow + W + 52], 0)
}

/** On top of a closed ground floor, reached by a stair. */
function raised(b: Builder, unit: Unit): void {
  const { brief, W, D, first } = unit
  const [floor, shift] = [250 + roofHeight, brief.pick([0, 90, 150])]
  plot(b, [-100, -80, W + shift + 540, D + 300])
  paved(b, [-60, D - 40, W + shift + 390, 190])
  container(b, {
    color: first,
    size: [W, D - 60, 250],
    front: [
      door(0.08, 110 / W, 0.82, { lite: 'high' }),
      window([0.4, 0.38, 0.24, 0.38]),
      window([0.7, 0.38, 0.24, 0.38]),
    ],
    right: [window([0.2, 0.38, 0.56, 0.38], { panes: 3 })],
  })
  boardroom(b.at(shift, 0, floor), unit)
  for (const x of [shift + 8, shift + W - 18]) b.box([x, D - 20, 0], [10, 10, floor], metals.black)
  if (shift > 60) b.box([shift + W - 18, 12, 0], [10, 10, floor], metals.black)
  b.box([shift - 8, -8, floor + unit.H], [W + 16, D + 16, 14], '#f3f0e7')
  b.box([shift + W + 6, 40, floor - 10], [116, 130, 10], metals.steel)
  b.box([shift + W + 110, 44, 0], [8, 8, floor - 10], metals.black)
  railing(b.at(shift + W + 4, 166, floor), 116)
  stair(b.at(shift + W + 122, 50), floor - 2, 300, 92)
  garden(b, brief, [-50, D + 150, W + shift + 60], 0)
}

/** Under a pitched roof, with a porch. */
function gabled(b: Builder, unit: Unit): void {
  const { brief, W, D, H, first } = unit
  const along = brief.pick(['x', 'y'] as const)
  const color = brief.pick([roofColors.charcoal, roofColors.clay, roofColors.green])
  const porch = brief.between(110, 180)
  plot(b, [-110, -90, W + 240, D + porch + 210])
  paved(b, [W * 0.3, D + porch, 170, 120])
  deck(b.at(0, D + 1), W, porch, 20, woods.teak)
  boardroom(b, unit)
  for (const x of [4, W / 2 - 5, W - 14])
    b.box([x, D + porch - 16, 20], [10, 10, H - 20], woods.walnut)
  pitchedRoof(b.at(0, 0, H), [W, D + porch], {
    rise: brief.between(120, 190),
    along,
    color,
    gable: first,
    eave: 26,
    verge: 26,
  })
  garden(b, brief, [-60, D + porch + 70, W + 26], 0)
}

/** Closed at one end for coats and coffee, glass at the other. */
function halfGlazed(b: Builder, unit: Unit): void {
  const { brief, W, D, H, first, second } = unit
  const closed = brief.between(230, 320)
  plot(b, [-100, -80, closed + W + 200, D + 330])
  paved(b, [20, D, 170, 238])
  container(b, {
    color: first,
    size: [closed, D, H],
    front: [
      door(0.16, 110 / closed, 0.82, { color: '#c48a4a', lite: 'full' }),
      window([0.68, 0.5, 0.24, 0.3], { panes: 1 }),
    ],
  })
  airConditioner(b.at(70, 90, H + roofHeight))
  boardroom(b.at(closed + 5, 0), unit)
  b.box([closed + 5, -4, H], [W + 4, D + 8, 14], '#f3f0e7', { top: [skylights(2)] })
  canopy(b.at(20, D + 1), 170, 90, 232, { roof: second })
  deck(b.at(closed + 60, D + 1), W - 70, 120, 14, woods.oak)
  planter(b.at(closed + W - 190, D + 60, 14), 140, '#8d979a', leaves.fresh)
  garden(b, brief, [closed + 120, D + 190, closed + W], 0)
}
