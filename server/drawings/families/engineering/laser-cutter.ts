import type { Family } from '../../family.ts'
import type { Builder } from '../../kit/builder.ts'
import { panel } from '../../kit/mark.ts'
import { coats, glass } from '../../kit/palette.ts'
import { controlDesk, laserCutter as flatbed, portal, sparks } from '../../props/laser-machine.ts'
import { gasBottles } from '../../props/machines.ts'
import { contours, floor, type Plan } from './laser-cutter/parts.ts'

const constructions = ['gantry', 'cabin', 'bridge'] as const

/** A laser cutter: a sheet of steel on its bed and the cutting head on a gantry above it. */
export const laserCutter: Family = (b, brief) => {
  const plan = {
    brief,
    w: brief.between(280, 460),
    d: brief.between(150, 230),
    color: brief.pick(['#eceae3', '#d5dde0', coats.teal, coats.orange, coats.blue, coats.charcoal]),
    accent: brief.pick([coats.orange, coats.sun, coats.teal]),
  }
  builds[brief.construction(constructions)](b, plan)
}

const builds: Record<(typeof constructions)[number], (b: Builder, plan: Plan) => void> = {
  gantry,
  cabin,
  bridge,
}

/** A flat bed with its gantry. */
function gantry(b: Builder, plan: Plan): void {
  const { brief, w, d, color, accent } = plan
  floor(b, w, d, 90)
  flatbed(b, { w, d, color, gantry: brief.between(0.1, 0.8), cut: contours(brief, w, d) })
  controlDesk(b.at(w * brief.pick([0.16, 0.8]), d + 56), accent)
  if (brief.chance(0.5)) gasBottles(b.at(w + 46, 40))
}

function cabin(b: Builder, plan: Plan): void {
  const { brief, w, d, color, accent } = plan
  const h = brief.between(190, 230)
  floor(b, w, d + 40, 80)
  b.at(30, 26).box([0, 0, 0], [w - 60, d - 20, 66], '#48545c', { topColor: '#33424a' })
  b.box([44, 40, 66], [w - 88, d - 50, 3], '#c6d0d4', {
    casts: false,
    top: contours(brief, w, d),
  })
  const at = brief.between(0.3, 0.6) * w
  b.box([at, 32, 96], [40, d - 34, 28], accent, { casts: false })
  b.box([at + 40, d * 0.5, 84], [22, 26, 40], '#33424a', { casts: false })
  sparks(b.at(at + 51, d * 0.5 + 13, 69.4), 1.3)
  b.box([0, 0, 0], [w, 26, h], color, { casts: false })
  b.box([0, 26, 0], [30, d + 10, h], color, { right: portal(0.3, 0.5, 0.4, 0.3) })
  b.box([w - 30, 26, 0], [30, d + 10, h], color, { right: portal(0.16, 0.36, 0.68, 0.44) })
  b.box([0, 0, h], [w, d + 36, 22], color, {
    front: [panel(0, 0.3, 1, 0.3, accent, { edge: false })],
  })
  b.box([32, d + 36, 0], [w * 0.3, 6, h - 4], glass.dark, {
    front: [panel(0, 0, 1, 0.3, color), panel(0.86, 0.34, 0.04, 0.24, '#f3f0e7')],
  })
  controlDesk(b.at(w - 40, d + 80), accent)
}

function bridge(b: Builder, plan: Plan): void {
  const { brief, w, d, color, accent } = plan
  floor(b, w, d, 70)
  b.box([0, 10, 0], [w, d - 20, 60], '#48545c', { topColor: '#33424a' })
  b.box([20, 30, 60], [w - 40, d - 60, 3], '#c6d0d4', {
    casts: false,
    top: contours(brief, w, d),
  })
  const at = w * brief.between(0.3, 0.5)
  const high = brief.between(150, 200)
  b.box([at, -30, 0], [80, 40, high], color)
  b.box([at, d - 10, 0], [80, 40, high], color, { front: portal(0.2, 0.5, 0.6, 0.3) })
  b.box([at, -30, high], [80, d + 60, 44], accent, {
    right: [panel(0.06, 0.3, 0.88, 0.4, '#ffffff', { opacity: 0.25, edge: false })],
  })
  b.box([at + 80, d * 0.45, 84], [30, 40, high - 70], '#33424a', { casts: false })
  sparks(b.at(at + 95, d * 0.45 + 20, 63.4), 1.5)
  controlDesk(b.at(w * 0.1, d + 50), color)
}
