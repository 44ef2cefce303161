import type { Family } from '../../family.ts'
import type { Builder } from '../../kit/builder.ts'
import { panel } from '../../kit/mark.ts'
import { coats, ground, leaves, metals } from '../../kit/palette.ts'
import { roofHeight } from '../../props/container.ts'
import { parkBench } from '../../props/fixtures.ts'
import { airConditioner, canopy, planter, railing, solarPanels } from '../../props/outdoors.ts'
import { patch, paved, plot } from '../../props/plots.ts'
import { roofColors } from '../../props/roofs/covers.ts'
import { hippedRoof } from '../../props/roofs/hipped.ts'
import { pitchedRoof } from '../../props/roofs/pitched.ts'
import { shedRoof } from '../../props/roofs/single.ts'
import { crossMark } from '../../props/showcases.ts'
import { crossSign, signPost } from '../../props/signs.ts'
import { hedge } from '../../props/trees.ts'
import { ramp } from '../../props/verandas.ts'
import { waterTank } from '../../props/water-tank.ts'
import { grounds, parkedAmbulance } from './clinics/grounds.ts'
import { type Clinic, entrance, H, LIFT, TOP, ward } from './clinics/ward.ts'

const constructions = [
  'porch',
  'corner',
  'courtyard',
  'two-storey',
  'health-post',
  'portico',
] as const

/** A clinic: white walls with a coloured band, a cross over the entrance, a ramp, an ambulance. */
export const clinic: Family = (b, brief) => {
  const place: Clinic = {
    brief,
    accent: brief.pick([coats.teal, '#3f8f6b', coats.blue, '#80506f']),
    wall: brief.pick(['#f1eee4', '#e6efe9', '#eaf0f3']),
    roof: brief.pick([roofColors.green, roofColors.clay, roofColors.blue, roofColors.silver]),
    d: brief.pick([250, 310]),
  }
  const construction = brief.construction(constructions)
  if (construction === 'porch') withPorch(b, place)
  if (construction === 'corner') corner(b, place)
  if (construction === 'courtyard') courtyard(b, place)
  if (construction === 'two-storey') twoStorey(b, place)
  if (construction === 'health-post') healthPost(b, place)
  if (construction === 'portico') portico(b, place)
}

/** A long house under one roof; a gabled porch with the cross stands before its middle. */
function withPorch(b: Builder, place: Clinic): void {
  const { brief, accent, d, roof } = place
  const w = brief.between(660, 860)
  grounds(b, place, w, d + 180)
  ward(b, place, [w, d], { door: 0.5 })
  const look = { rise: brief.between(90, 160), color: roof, gable: place.wall }
  if (brief.chance(0.5)) hippedRoof(b.at(0, 0, TOP), [w, d], { ...look, eave: 26 })
  else pitchedRoof(b.at(0, 0, TOP), [w, d], { ...look, eave: 26 })
  const x = w / 2 - 105
  entrance(b.at(x, d), place, [210, 150])
  for (const px of [4, 196]) b.box([x + px, d + 136, LIFT], [10, 10, 206], '#fbf9f4')
  pitchedRoof(b.at(x, d + 42, LIFT + 206), [210, 112], {
    rise: 84,
    along: 'y',
    color: roof,
    gable: '#fbf9f4',
    gableMarks: [crossMark(0.5, 0.34, 40, accent)],
    eave: 16,
    verge: 14,
  })
}

/** Two joined units around a corner, with a canopy where they meet. */
function corner(b: Builder, place: Clinic): void {
  const { brief, accent, d } = place
  const [w, wing] = [brief.between(560, 720), brief.between(300, 380)]
  grounds(b, place, Math.max(w + 40, d + 360), d + wing + 20)
  ward(b, place, [w, d], { door: (d + 110) / w })
  ward(b.at(0, d + 9), place, [d, wing], {})
  entrance(b.at(d + 10, d), place, [230, 150])
  canopy(b.at(d + 20, d + 5, LIFT), 260, 150, 216, { roof: accent, post: '#fbf9f4' })
  crossSign(b.at(d + 140, d - 40, TOP), 130, accent)
  airConditioner(b.at(w - 150, 80, TOP))
  solarPanels(b.at(40, d + 60, TOP), 1, 2)
}

/** Three units around a court where people wait in the shade. */
function courtyard(b: Builder, place: Clinic): void {
  const { brief, accent, d } = place
  const [w, wing] = [brief.between(920, 1020), brief.between(230, 290)]
  grounds(b, place, w, d + wing)
  paved(b, [d, d, w - 2 * d, wing + 40])
  ward(b, place, [w, d], { door: 0.5 + 45 / w })
  for (const x of [0, w - d]) ward(b.at(x, d + 9), place, [d, wing], {})
  entrance(b.at(w / 2 - 50, d), place, [190, 110], 'forward')
  canopy(b.at(d + 70, d + 8, LIFT), w - 2 * d - 94, 116, 220, {
    roof: '#fbf9f4',
    post: accent,
    posts: 3,
  })
  crossSign(b.at(w / 2, d - 60, TOP), brief.between(120, 170), accent)
  parkBench(b.at(d + 14, d + wing - 10, 0, 1), 130)
  airConditioner(b.at(60, d + 80, TOP))
}

/** Two floors of wards beside a stair tower that carries the cross. */
function twoStorey(b: Builder, place: Clinic): void {
  const { brief, accent, d, wall } = place
  const [w, tower] = [brief.between(480, 620), 210]
  grounds(b, place, w + tower, d + 120)
  ward(b.at(tower + 5, 0), place, [w, d], { door: 0.16 })
  ward(b.at(tower + 5, 0, H + roofHeight), place, [w, d], { upper: true })
  b.box([0, -20, 0], [tower, d + 50, TOP + H + brief.between(60, 150)], accent, {
    front: [crossMark(0.5, 0.8, 120, '#fbf9f4'), panel(0.4, 0.12, 0.2, 0.5, '#b9dfe6')],
    right: [panel(0.4, 0.1, 0.2, 0.8, '#b9dfe6')],
  })
  entrance(b.at(tower + 40, d), place, [220, 120])
  canopy(b.at(tower + 34, d + 5, LIFT), 240, 130, 220, { roof: wall, post: accent })
  solarPanels(b.at(tower + 80, 40, TOP + H + roofHeight), 4, 2)
}

/** One small unit with a lean-to roof, a bench in its shade and a tank for rain water. */
function healthPost(b: Builder, place: Clinic): void {
  const { brief, accent, d, roof } = place
  const w = brief.between(420, 520)
  plot(b, [-270, -80, w + 680, d + 400])
  patch(b, [w + 190, -68, 200, d + 376], '#b7bdbb')
  paved(b, [w * 0.3, d + 130, 180, 178])
  parkedAmbulance(b.at(w + 290, d + brief.between(-40, 30), 0, 3), accent)
  hedge(b.at(-250, d + 250), w * 0.4, 56, leaves.deep)
  ward(b, place, [w, d], { door: 0.36 })
  shedRoof(b.at(0, 0, TOP), [w, d], {
    rise: brief.between(80, 150),
    color: roof,
    gable: place.wall,
    eave: 30,
  })
  b.box([0, d + 3, 0], [w, 127, LIFT], '#cfcabd')
  for (const x of [6, w / 2, w - 16]) b.box([x, d + 114, LIFT], [9, 9, 196], accent)
  b.box([-10, d + 31, LIFT + 196], [w + 20, 110, 9], '#fbf9f4')
  railing(b.at(w * 0.62, d + 122, LIFT), w * 0.36, 80, metals.white)
  b.box([w * 0.66, d + 6, LIFT], [w * 0.28, 34, 40], '#c79a63')
  ramp(b.at(-240, d + 10), 240, LIFT, 110)
  signPost(b.at(w * 0.3 - 70, d + 220), accent)
  waterTank(b.at(-130, 60), { stand: brief.pick([120, 220]), color: accent })
}

/** A long unit with a high portico at its end, under which the ambulance stops. */
function portico(b: Builder, place: Clinic): void {
  const { brief, accent, d, wall } = place
  const w = brief.between(520, 640)
  const [bay, deep, h] = [330, d + 190, 320]
  plot(b, [-90, -80, w + bay + 190, d + 500])
  patch(b, [w + 10, -68, bay + 30, d + 476], ground.road)
  paved(b, [0, d, w, 110])
  ward(b, place, [w, d], { door: 0.72 })
  for (const y of [4, deep - 18]) b.box([w + bay - 20, y, 0], [14, 14, h], '#fbf9f4')
  b.box([w + 12, d - 20, 0], [14, 14, h], '#fbf9f4')
  b.box([w + 6, -12, h], [bay + 6, deep + 24, 26], accent, {
    front: [
      crossMark(0.14, 0.5, 22, '#fbf9f4'),
      panel(0.24, 0.3, 0.4, 0.4, '#fbf9f4', { edge: false }),
    ],
  })
  crossSign(b.at(w + bay / 2, deep - 60, h + 26), brief.between(120, 160), '#fbf9f4')
  parkedAmbulance(b.at(w + bay / 2 + 10, 330, 0, 3), accent)
  entrance(b.at(w * 0.72 - 96, d), place, [190, 110], 'left')
  planter(b.at(20, d + 150), 200, '#cfc7b4', leaves.fresh)
  if (brief.chance(0.5)) solarPanels(b.at(60, 40, TOP), 3, 2)
  else airConditioner(b.at(90, 90, TOP))
  b.box([0, d - 8, TOP], [w * 0.5, 10, 60], wall, {
    front: [crossMark(0.14, 0.5, 44, accent), panel(0.3, 0.4, 0.56, 0.2, accent, { edge: false })],
  })
}
