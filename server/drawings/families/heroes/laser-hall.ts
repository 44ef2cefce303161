import type { Brief } from '../../brief.ts'
import type { Family } from '../../family.ts'
import type { Builder } from '../../kit/builder.ts'
import { disc, type Mark, panel } from '../../kit/mark.ts'
import { coats } from '../../kit/palette.ts'
import { hall } from '../../props/hall.ts'
import { patternHoles } from '../../props/hole-patterns.ts'
import { controlDesk, laserCutter } from '../../props/laser-machine.ts'
import { forklift } from '../../props/machines.ts'
import { toAndFro } from '../../props/motions.ts'
import { person } from '../../props/people.ts'
import { pierced } from '../../props/sheet-metal.ts'
import { partsPallet, sheetRack } from '../../props/stores.ts'

const W = 1160
const D = 780
const H = 380

/** The laser hall: a cutter runs along its sheet, sheets wait in racks, cut parts on pallets. */
export const heroLaserHall: Family = (b, brief) => {
  const accent = brief.pick([coats.teal, coats.orange, coats.blue])
  hall(b, {
    size: [W, D, H],
    accent: '#e3ab41',
    wall: brief.pick(['#dfe3e0', '#d9e2e4', '#e6e1d6']),
  })
  if (brief.construction(['single', 'pair']) === 'single') single(b, brief, accent)
  else pair(b, brief, accent)
}

function single(b: Builder, brief: Brief, accent: string): void {
  laserCutter(b.at(320, 250), {
    w: 640,
    d: 290,
    color: '#eceae3',
    gantry: 0.2,
    cut: pattern(),
    motion: toAndFro([330, 0, 0], 14),
  })
  sheetRack(b.at(50, 60), accent)
  cabinet(b.at(390, 30), accent)
  cabinet(b.at(550, 30), '#eceae3')
  samples(b.at(770, 30), brief)
  controlDesk(b.at(400, 606), accent)
  operator(b.at(402, 676, 0, 2), accent)
  partsPallet(b.at(120, 420), brief)
  partsPallet(b.at(740, 610), brief)
  partsPallet(b.at(1000, 400), brief)
  person(b.at(960, 660, 0, 1), { shirt: coats.blue, hat: coats.sun, skin: 2 })
  b.moving(toAndFro([160, 0, 0], 24), g => forklift(g.at(150, 660)))
}

function pair(b: Builder, brief: Brief, accent: string): void {
  for (const [i, y] of [100, 430].entries())
    laserCutter(b.at(430, y), {
      w: 560,
      d: 240,
      color: i ? accent : '#eceae3',
      gantry: i ? 0.66 : 0.12,
      cut: pattern(),
      motion: toAndFro([i ? -300 : 300, 0, 0], i ? 17 : 13),
    })
  sheetRack(b.at(60, 60), accent)
  controlDesk(b.at(330, 380), accent)
  operator(b.at(330, 450, 0, 2), accent)
  partsPallet(b.at(1000, 360), brief)
  partsPallet(b.at(240, 630), brief)
  forklift(b.at(120, 470, 0, 3))
}

function operator(b: Builder, accent: string): void {
  person(b, { shirt: accent, hat: coats.sun, pose: 'working', away: true, skin: 1 })
}

/** Finished screens and signs on feet along the wall. */
function samples(b: Builder, brief: Brief): void {
  const colors = brief.shuffle(['#a86a45', '#8d999f', '#1f6f78'])
  for (const [i, pattern] of (['hexagons', 'leaves', 'diamonds'] as const).entries()) {
    const [w, h] = [100, 190 - i * 14]
    for (const x of [12, w - 20]) b.box([i * 116 + x, -16, 0], [8, 36, 7], '#48545c')
    pierced(b.at(i * 116, 0, 7), [w, h], patternHoles(pattern, w, h, 22), colors[i] as string)
  }
}

/** Contours in the sheet: rows of round and square parts, the nearest still to be cut. */
function pattern(): Mark[] {
  const marks: Mark[] = []
  for (let i = 0; i < 8; i++)
    for (let j = 0; j < 3; j++) {
      const [u, v] = [0.08 + i * 0.12, 0.2 + j * 0.3]
      marks.push(
        (i + j) % 2 === 0
          ? disc(u, v, 22, '#5d6d75')
          : panel(u - 0.035, v - 0.09, 0.07, 0.18, '#5d6d75'),
      )
    }
  return marks
}

/** A tall cabinet of the laser source, its back at y = 0. */
function cabinet(b: Builder, color: string): void {
  b.box([0, 0, 0], [150, 90, 210], color, {
    front: [
      panel(0.06, 0.05, 0.42, 0.9, '#10262b', { opacity: 0.07 }),
      panel(0.52, 0.05, 0.42, 0.9, '#10262b', { opacity: 0.07 }),
      panel(0.6, 0.66, 0.26, 0.18, '#33424a'),
      panel(0.44, 0.42, 0.02, 0.16, '#33424a', { edge: false }),
    ],
  })
}
