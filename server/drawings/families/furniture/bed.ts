import type { Brief, Family } from '../../brief.ts'
import type { Builder } from '../../kit/builder.ts'
import { brand, fabrics, metals, mix, woods } from '../../kit/palette.ts'
import { rug } from '../../props/art.ts'
import { bedding, bedFrame, type FrameStyle } from '../../props/bedding.ts'
import { bedsteads, fourPosts } from '../../props/bedsteads.ts'
import { feet } from '../../props/cabinets/feet.ts'
import { paddedBoards, woodenBoards } from '../../props/headboards.ts'
import { tableLamp } from '../../props/lamps.ts'
import { drawers } from '../../props/storage.ts'
import { coverOf } from '../../things/upholstery.ts'

const heads = { ...woodenBoards, ...paddedBoards, ...bedsteads }
type Head = keyof typeof heads

/** A head on one of several frames, at its foot the same in a share of them, or with four posts. */
const beds: Record<string, `${Head} on ${string}`> = {
  panelled: 'panelled on rails drawers, foot 0.8',
  slatted: 'slats on rails tube, foot 0.6',
  boarded: 'boards on hover rails deck',
  plank: 'plank on hover deck',
  bookcase: 'bookcase on drawers hover',
  wall: 'wall on hover box drawers',
  channels: 'channels on box hover',
  tufted: 'tufted on box rails',
  arched: 'arched on box rails',
  winged: 'winged on box',
  hung: 'hung on rails tube deck',
  sleigh: 'sleigh on rails drawers, foot 1',
  iron: 'iron on tube, foot 0.8',
  turned: 'turned on rails, foot 0.8',
  fan: 'fan on rails hover',
  'four-poster': 'panelled on rails, posts',
  canopy: 'arched on box, posts',
}

/** A bed that is made up, its head at y = 0, centred on x. */
export const bed: Family = (b, brief) => {
  const [made = '', more = ''] = brief.make(beds).split(', ')
  const [head, , ...frames] = made.split(' ') as [Head, 'on', ...FrameStyle[]]
  const at = b.facing(brief.pick([0, 1]))
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
  const frame = brief.pick(frames)
  const low = frame === 'deck' ? 20 : brief.between(26, 40)
  heads[head](at, { ...look, low: low + 8, top: low + brief.between(64, 100) })
  bedFrame(at, frame, { ...look, h: low })
  bedding(at.at(0, 2, low), { ...look, l: l - 2 })
  if (brief.chance(Number(more.split('foot ')[1] ?? 0))) {
    const foot = { ...look, low: low - 8, top: low + brief.between(18, 38) }
    heads[head](at.at(0, l + 3.2, 0, 2), foot)
  }
  const hasPosts = more === 'posts'
  if (hasPosts) {
    const [h, turned] = [brief.between(185, 215), brief.chance(0.4)]
    fourPosts(at, { w, l, h, color: look.wood, turned, cloth: brief.chance(0.6) ? '#f1ece1' : '' })
  }
  if (frame === 'deck') return
  if (brief.chance(0.4)) {
    const picked = brief.material(fabrics)
    const color = picked === look.fabric ? mix(picked, '#fbf6ea', 0.6) : picked
    rug(at.at(0, l * 0.62), w + 130, l * 0.9, color, brief)
  }
  if (!hasPosts)
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
