import type { Brief } from '../../brief.ts'
import type { Family } from '../../family.ts'
import type { Builder } from '../../kit/builder.ts'
import { disc, type Mark, panel } from '../../kit/mark.ts'
import { coats } from '../../kit/palette.ts'
import { hall } from '../../props/hall.ts'
import { controlDesk, forklift, laserCutter } from '../../props/machines.ts'
import { toAndFro } from '../../props/motions.ts'
import { person } from '../../props/people.ts'
import { plant } from '../../props/plants.ts'
import { partsPallet, sheetRack } from '../../props/stores.ts'

const W = 1180
const D = 860
const H = 400

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
  laserCutter(b.at(330, 260), {
    w: 640,
    d: 290,
    color: '#eceae3',
    gantry: 0.2,
    cut: pattern(),
    motion: toAndFro([330, 0, 0], 14),
  })
  sheetRack(b.at(60, 60), accent)
  cabinet(b.at(470, 30), accent)
  cabinet(b.at(640, 30), '#eceae3')
  controlDesk(b.at(380, 640), accent)
  operator(b.at(382, 710, 0, 2), accent)
  partsPallet(b.at(820, 650), brief)
  partsPallet(b.at(1030, 330), brief)
  plant(b.at(1120, 70), 'blades', 130)
}

function pair(b: Builder, brief: Brief, accent: string): void {
  for (const [i, y] of [110, 480].entries())
    laserCutter(b.at(430, y), {
      w: 560,
      d: 240,
      color: i ? accent : '#eceae3',
      gantry: i ? 0.66 : 0.12,
      cut: pattern(),
      motion: toAndFro([i ? -300 : 300, 0, 0], i ? 17 : 13),
    })
  sheetRack(b.at(60, 60), accent)
  controlDesk(b.at(320, 420), accent)
  operator(b.at(320, 490, 0, 2), accent)
  partsPallet(b.at(1050, 420), brief)
  partsPallet(b.at(250, 700), brief)
  forklift(b.at(130, 520, 0, 3))
}

function operator(b: Builder, accent: string): void {
  person(b, { shirt: accent, hat: coats.sun, pose: 'working', away: true, skin: 1 })
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
