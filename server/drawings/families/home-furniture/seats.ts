import type { Family } from '../../brief.ts'
import { brand, fabrics, lighter, valuesOf } from '../../kit/palette.ts'
import { roundRug, rug } from '../../props/art.ts'
import { ornament } from '../../props/ornaments.ts'
import { plate, rim } from '../../props/outline.ts'
import { pouf } from '../../props/seating.ts'
import { type Couch, couch } from '../../things/couch.ts'
import { couches, easyChairs } from '../../things/couches.ts'
import { ottoman as draw, type Ottoman, ottomans } from '../../things/ottomans.ts'
import { sectionals } from '../../things/sectionals.ts'
import { coverFor } from '../../things/upholstery.ts'

const makes: Record<string, Couch> = {
  ...couches,
  chaise: (b, look) => couch(b, couches.low, { ...look, chaise: look.brief?.pick([-1, 1]) }),
  ...sectionals,
}

export const sofa: Family = (b, brief) => {
  const make = brief.make(makes)
  const cover = coverFor(brief)
  const seats = brief.pick([2, 3, 3, 4])
  const at = b.facing(brief.pick([0, 0, 1]))
  if (brief.chance(0.3))
    rug(at.at(0, 50), seats * 66 + 60, 150, brief.pick(valuesOf(fabrics)), brief)
  const colors = brief.shuffle([cover.accent, brand.sand, lighter(cover.fabric, 0.3)])
  couch(at, make, { ...cover, brief, seats, pillows: colors.slice(0, brief.int(0, 3)) })
}

const { track, low, buttoned, shelter, framed, settle, slim, tubular } = couches
const armchairs: Record<string, Couch> = {
  ...easyChairs,
  ...{ track, low, buttoned, shelter, framed, settle, slim, tubular },
}

export const armchair: Family = (b, brief) => {
  const make = brief.make(armchairs)
  const cover = coverFor(brief)
  const { accent, wood, metal } = cover
  const at = b.facing(brief.pick([0, 0, 1]))
  const beside = brief.pick(['nothing', 'nothing', 'table', 'pouf', 'rug'])
  if (beside === 'rug') {
    roundRug(at.at(0, 8), 66, accent)
    rim(at.at(0, 8), 66, 1, accent)
  }
  couch(at, make, { ...cover, brief, seats: 1, pillows: brief.chance(0.4) ? [accent] : [] })
  if (beside === 'pouf' && make !== easyChairs.recliner) pouf(at.at(10, 92), 24, accent)
  if (beside !== 'table') return
  const h = brief.between(46, 58)
  const side = at.at(72, 4)
  plate(side, 14, 0, 2, metal)
  side.cylinder(2, 1.6, h - 4, metal, { capped: false })
  plate(side, 21, h - 2, 2.4, wood)
  ornament(side.at(6, 8, h + 0.4), 'mug', brief)
  ornament(side.at(-4, -8, h + 0.4), brief.pick(['vase', 'candles', 'plant']), brief)
}

export const ottoman: Family = (b, brief) => {
  const make = brief.make<Ottoman>(ottomans)
  draw(b.facing(brief.pick([0, 1])), make, { ...coverFor(brief), brief })
}
