import type { Builder } from '../../../kit/builder.ts'
import { disc } from '../../../kit/mark.ts'
import { leaves, metals } from '../../../kit/palette.ts'
import { container, roofHeight } from '../../../props/container.ts'
import { homeWindow, letterBox, walls } from '../../../props/dwellings.ts'
import { door, glazing } from '../../../props/openings.ts'
import { awning, canopy, deck, planter, solarPanels } from '../../../props/outdoors.ts'
import { plot } from '../../../props/plots.ts'
import { chimney } from '../../../props/roofs/chimney.ts'
import { pitchedRoof } from '../../../props/roofs/pitched.ts'
import { shedRoof, vaultRoof } from '../../../props/roofs/single.ts'
import { gardenPath, greenery, type Home } from './home.ts'

const constructions = ['wheels', 'unit', 'loft', 'saltbox', 'vault'] as const

/** A home in a single lift: on wheels, in one unit, tall, under a long slope or a vault. */
export function tinyHouse(b: Builder, home: Home): void {
  const construction = home.brief.construction(constructions)
  if (construction === 'wheels') onWheels(b, home)
  if (construction === 'unit') unit(b, home)
  if (construction === 'loft') loft(b, home)
  if (construction === 'saltbox') saltbox(b, home)
  if (construction === 'vault') vault(b, home)
}

function onWheels(b: Builder, home: Home): void {
  const { brief, wall, skin, roof, door: leaf, wood } = home
  const [w, d, h, z] = [brief.between(430, 520), 235, 215, 62]
  garden(b, home, w + 110, d, 230)
  for (const x of [w * 0.66, w * 0.82])
    for (const y of [8, d - 26])
      b.rod('y', [x, y, 31], 31, 18, '#23292d', { ends: [disc(0.5, 0.5, 14, '#aeb7bb', 14)] })
  b.box([0, 30, 44], [w, d - 60, 18], metals.graphite)
  b.beam([w + 2, d / 2, 50], [w + 88, d / 2, 40], 9, metals.graphite)
  walls(b.at(0, 0, z), [w, d, h], {
    color: wall,
    skin,
    front: [
      homeWindow([0.07, 0.36, 0.16, 0.4], { flowers: '#d8572a' }),
      door(0.36, 84 / w, 0.86, { color: leaf }),
      homeWindow([0.64, 0.36, 0.26, 0.4], { panes: 3 }),
    ],
    right: [homeWindow([0.26, 0.4, 0.48, 0.36])],
  })
  pitchedRoof(b.at(0, 0, z + h), [w, d], {
    rise: brief.between(90, 130),
    color: roof,
    gable: wall,
    gableMarks: [disc(0.5, 0.36, 24, '#b9dfe6')],
    eave: 16,
    verge: 18,
  })
  b.box([w * 0.34, d + 1, 0], [100, 30, 42], wood)
  b.box([w * 0.34, d + 31, 0], [100, 30, 21], wood)
}

function unit(b: Builder, home: Home): void {
  const { brief, accent, wall, wood, door: leaf } = home
  const [w, d, h] = [606, 244, 260]
  garden(b, home, w, d, 270)
  container(b, {
    color: wall,
    size: [w, d, h],
    front: [
      door(0.06, 0.15, 0.82, { color: leaf, lite: 'high' }),
      glazing([0.28, 0.04, 0.38, 0.82], 3, { door: 2 }),
      homeWindow([0.74, 0.36, 0.18, 0.38], { flowers: '#d8572a' }),
    ],
    right: [homeWindow([0.26, 0.34, 0.48, 0.42])],
  })
  if (brief.chance(0.5)) solarPanels(b.at(330, 40, h + roofHeight), 2, 2)
  deck(b.at(130, d + 1), 330, 130, 18, wood)
  if (brief.chance(0.5)) awning(b.at(150, d), 290, 90, h - 60, accent)
  else canopy(b.at(134, d + 5, 18), 320, 120, h - 42, { roof: accent })
  planter(b.at(500, d + 20), 90, '#8d979a', leaves.green)
}

function loft(b: Builder, home: Home): void {
  const { brief, wall, skin, roof, wood, door: leaf } = home
  const [w, d, h] = [brief.between(300, 350), brief.between(290, 340), brief.between(400, 470)]
  garden(b, home, w + 60, d, 260)
  walls(b, [w, d, h], {
    color: wall,
    skin,
    base: [26, '#a49c8c'],
    front: [
      door(0.1, 92 / w, 200 / h, { color: leaf }),
      glazing([0.5, 0.06, 0.42, 0.4], 2),
      homeWindow([0.18, 0.62, 0.26, 0.24]),
      homeWindow([0.58, 0.62, 0.26, 0.24], { flowers: '#e3ab41' }),
    ],
    right: [homeWindow([0.2, 0.14, 0.5, 0.24], { panes: 3 }), homeWindow([0.34, 0.62, 0.32, 0.22])],
  })
  shedRoof(b.at(0, 0, h), [w, d], {
    rise: brief.between(110, 170),
    color: roof,
    gable: wall,
    eave: 22,
  })
  deck(b.at(0, d + 1), w, 130, 22, wood)
  canopy(b.at(0, d + 1, 22), 160, 84, 206, { roof: home.accent })
}

function saltbox(b: Builder, home: Home): void {
  const { brief, wall, skin, roof, door: leaf, accent } = home
  const [w, d, h] = [brief.between(420, 500), 360, 190]
  garden(b, home, w + 56, d, 240)
  walls(b, [w, d, h], {
    color: wall,
    skin,
    front: [
      homeWindow([0.08, 0.3, 0.24, 0.46], { shutters: accent }),
      door(0.46, 92 / w, 0.94, { color: leaf }),
      homeWindow([0.74, 0.3, 0.18, 0.46]),
    ],
    right: [homeWindow([0.14, 0.34, 0.3, 0.44]), homeWindow([0.56, 0.34, 0.3, 0.44])],
  })
  pitchedRoof(b.at(0, 0, h), [w, d], {
    rise: brief.between(190, 230),
    color: roof,
    gable: wall,
    gableMarks: [homeWindow([0.56, 0.14, 0.18, 0.3])],
    ridge: 0.28,
    eave: 20,
    verge: 20,
  })
  b.box([w * 0.42, d, 0], [130, 60, 12], '#cfcabd')
  chimney(b.at(w + 24, d * 0.1), h + 300, '#b0a592', 50)
}

function vault(b: Builder, home: Home): void {
  const { brief, wall, skin, roof, wood } = home
  const [w, d, h] = [brief.between(290, 330), brief.between(420, 520), 170]
  garden(b, home, w + 40, d, 270)
  walls(b.at(0, 0, 24), [w, d, h], {
    color: wall,
    skin,
    front: [glazing([0.1, 0.02, 0.8, 0.94], 3, { door: 1 })],
    right: [homeWindow([0.12, 0.3, 0.3, 0.44]), homeWindow([0.58, 0.3, 0.3, 0.44])],
  })
  b.box([-4, -4, 0], [w + 8, d + 8, 24], '#b9b5a8')
  vaultRoof(b.at(0, 0, 24 + h), [w, d], {
    rise: brief.between(120, 150),
    color: roof,
    gable: '#d9eef1',
    along: 'y',
    eave: 14,
  })
  deck(b.at(0, d + 5), w, 140, 24, wood)
}

function garden(b: Builder, home: Home, w: number, d: number, front: number): void {
  const { brief, accent } = home
  const side = brief.pick([70, 150])
  plot(b, [-70 - side, -80, w + 190 + side, d + front + 80])
  gardenPath(b, w * 0.42, d + 64, d + front)
  letterBox(b.at(w * 0.42 + 100, d + front - 50), accent)
  greenery(b, home, [-30, -5, w + 26, d + front - 60])
}
