import type { Brief, Family } from '../../brief.ts'
import type { Builder } from '../../kit/builder.ts'
import { brand, fabrics, metals, mix, woods } from '../../kit/palette.ts'
import { rug } from '../../props/art.ts'
import { feet } from '../../props/cabinets/feet.ts'
import { tableLamp } from '../../props/lamps.ts'
import { drawers } from '../../props/storage.ts'
import { beds, drawBed } from '../../things/bed.ts'
import { coverOf } from '../../things/upholstery.ts'

export const bed: Family = (b, brief) => {
  const make = brief.make(beds)
  const at = b.at(0, 0, 0, brief.pick([0, 1]))
  const [w, l] = [brief.pick([140, 152, 168, 183]), brief.between(186, 204)]
  const look = {
    brief,
    w,
    l,
    wood: brief.material(woods),
    fabric: coverOf(brief, 0.8),
    metal: brief.pick([metals.black, metals.graphite, metals.brass, metals.steel]),
    cover: brief.material(fabrics),
    accent: brief.material(fabrics),
  }
  if (drawBed(at, make, look) === 'deck') return
  if (brief.chance(0.4)) {
    const picked = brief.material(fabrics)
    const color = picked === look.fabric ? mix(picked, '#fbf6ea', 0.6) : picked
    rug(at.at(0, l * 0.62), w + 130, l * 0.9, color, brief)
  }
  if (!make.posts)
    for (const side of brief.pick([[1], [-1], [-1, 1], []]))
      bedside(at.at(side * (w / 2 + 44), 18), brief, look.wood)
}

function bedside(b: Builder, brief: Brief, wood: string) {
  const low = brief.pick([0, 12, 24])
  if (brief.chance(0.3)) b.cylinder(0, 21, 44, brief.pick([wood, brand.sand, '#33424a']))
  else {
    if (low) feet(b.at(-22, -19), { style: 'posts', w: 44, d: 38, h: low, wood, metal: wood })
    const front = [drawers(1, low > 12 ? 1 : 2)]
    b.block(low, [44, 38, 44 - low], wood, { front })
  }
  tableLamp(b.at(0, 0, 44), brief.material(fabrics))
}
