import type { Family } from '../../family.ts'
import type { Builder } from '../../kit/builder.ts'
import { roundRug } from '../../props/art.ts'
import { ornament } from '../../props/ornaments.ts'
import { plate } from '../../props/outline.ts'
import { rim } from '../../props/rim.ts'
import { pouf } from '../../props/seating.ts'
import { type CouchLook, couch } from '../../things/couch.ts'
import { type Couch, couches } from '../../things/couches.ts'
import { easyChairs } from '../../things/easy-chairs.ts'
import { coverFor } from '../../things/upholstery.ts'

type Make = (b: Builder, look: CouchLook) => void
const single =
  (name: Couch): Make =>
  (b, look) =>
    couch(b, couches[name], look)

const builds: Record<string, Make> = {
  ...easyChairs,
  track: single('track'),
  low: single('low'),
  buttoned: single('buttoned'),
  shelter: single('shelter'),
  framed: single('framed'),
  settle: single('settle'),
  mission: single('mission'),
  tubular: single('tubular'),
}

/** An upholstered armchair, sometimes with a small table or a footstool. */
export const armchair: Family = (b, brief) => {
  const name = brief.construction(Object.keys(builds))
  const cover = coverFor(brief)
  const { accent, wood, metal } = cover
  const at = b.at(0, 0, 0, brief.pick([0, 0, 1]))
  const beside = brief.pick(['nothing', 'nothing', 'table', 'pouf', 'rug'] as const)
  if (beside === 'rug') {
    roundRug(at.at(0, 8), 66, accent)
    rim(at.at(0, 8), 66, 1, accent)
  }
  builds[name]?.(at, { ...cover, brief, seats: 1, pillows: brief.chance(0.4) ? [accent] : [] })
  if (beside === 'pouf' && name !== 'recliner') pouf(at.at(10, 92), 24, accent)
  if (beside !== 'table') return
  const h = brief.between(46, 58)
  const side = at.at(72, 4)
  plate(side, 14, 0, 2, metal)
  side.cylinder([0, 0, 2], 1.6, h - 4, metal, { capped: false })
  plate(side, 21, h - 2, 2.4, wood)
  ornament(side.at(6, 8, h + 0.4), 'mug', brief)
  ornament(side.at(-4, -8, h + 0.4), brief.pick(['vase', 'candles', 'plant'] as const), brief)
}
