import type { Brief } from '../../brief.ts'
import type { Family } from '../../family.ts'
import type { Builder } from '../../kit/builder.ts'
import { mix } from '../../kit/light.ts'
import { fabrics, leather, metals, woods } from '../../kit/palette.ts'
import { rug } from '../../props/art.ts'
import { bedFrame, type FrameStyle } from '../../props/bed-frames.ts'
import { bedding } from '../../props/bedding.ts'
import { bedsteads, fourPosts } from '../../props/bedsteads.ts'
import { legs } from '../../props/chair-legs.ts'
import { type Board, paddedBoards, woodenBoards } from '../../props/headboards.ts'
import { tableLamp } from '../../props/lamps.ts'
import { plate } from '../../props/outline.ts'
import { drawers } from '../../props/storage.ts'

const heads = { ...woodenBoards, ...paddedBoards, ...bedsteads }
type Head = keyof typeof heads

/** How a bed is built: its headboard, the frames that suit it, whether a footboard does. */
const beds: Record<string, { head: Head; frames: FrameStyle[]; foot?: number; posts?: true }> = {
  panelled: { head: 'panelled', frames: ['rails', 'drawers'], foot: 0.8 },
  slatted: { head: 'slats', frames: ['rails', 'tube'], foot: 0.6 },
  boarded: { head: 'boards', frames: ['hover', 'rails', 'deck'] },
  plank: { head: 'plank', frames: ['hover', 'deck'] },
  bookcase: { head: 'bookcase', frames: ['drawers', 'hover'] },
  wall: { head: 'wall', frames: ['hover', 'box', 'drawers'] },
  channels: { head: 'channels', frames: ['box', 'hover'] },
  tufted: { head: 'tufted', frames: ['box', 'rails'] },
  arched: { head: 'arched', frames: ['box', 'rails'] },
  winged: { head: 'winged', frames: ['box'] },
  hung: { head: 'hung', frames: ['rails', 'tube', 'deck'] },
  sleigh: { head: 'sleigh', frames: ['rails', 'drawers'], foot: 1 },
  iron: { head: 'iron', frames: ['tube'], foot: 0.8 },
  turned: { head: 'turned', frames: ['rails'], foot: 0.8 },
  fan: { head: 'fan', frames: ['rails', 'hover'] },
  'four-poster': { head: 'panelled', frames: ['rails'], posts: true },
  canopy: { head: 'arched', frames: ['box'], posts: true },
}

/** A bed for two with its headboard, made up; a nightstand or a rug for company. */
export const bed: Family = (b, brief) => {
  const { head, frames, foot = 0, posts } = beds[brief.construction(Object.keys(beds))] as Bed
  const size = { w: brief.pick([140, 152, 168, 183]), l: brief.between(186, 204) }
  const frame = brief.pick(frames)
  const low = frame === 'deck' ? 20 : brief.between(26, 40)
  const colors = {
    wood: brief.material(woods),
    fabric: brief.chance(0.8) ? brief.material(fabrics) : brief.material(leather),
    metal: brief.pick([metals.black, metals.graphite, metals.brass, metals.steel]),
  }
  const top = low + brief.between(64, 100)
  const board: Board = { brief, ...colors, w: size.w, low: low + 8, top }
  const at = b.at(0, 0, 0, brief.pick([0, 1]))
  if (frame !== 'deck' && brief.chance(0.4)) {
    const picked = brief.material(fabrics)
    const color = picked === colors.fabric ? mix(picked, '#fbf6ea', 0.6) : picked
    rug(at.at(0, size.l * 0.62), size.w + 130, size.l * 0.9, color, brief)
  }
  heads[head](at, board)
  bedFrame(at, frame, { ...size, ...colors, h: low })
  const cover = brief.material(fabrics)
  bedding(at.at(0, 2, low), {
    brief,
    ...size,
    l: size.l - 2,
    cover,
    accent: brief.material(fabrics),
  })
  if (brief.chance(foot)) {
    const end = { ...board, low: low - 8, top: low + brief.between(18, 38) }
    heads[head](at.at(0, size.l + 3.2, 0, 2), end)
  }
  if (posts)
    fourPosts(at, {
      ...size,
      h: brief.between(185, 215),
      color: colors.wood,
      turned: brief.chance(0.4),
      cloth: brief.chance(0.6) ? '#f1ece1' : undefined,
    })
  if (!posts && frame !== 'deck')
    for (const side of brief.pick([[1], [-1], [-1, 1], []]))
      bedside(at, side * (size.w / 2 + 46), brief, colors.wood)
}

type Bed = (typeof beds)[string]

function bedside(b: Builder, x: number, brief: Brief, wood: string): void {
  const style = brief.pick(['legs', 'cube', 'drum'] as const)
  if (style === 'drum') plate(b.at(x, 18), 21, 0, 44, brief.pick([wood, '#f1ece1', '#33424a']))
  else {
    const foot = style === 'legs' ? 14 : 0
    if (foot) legs(b.at(x, 17), 'tapered', { w: 42, d: 36, h: foot, color: wood })
    b.box([x - 22, -2, foot], [44, 38, 44 - foot], wood, { front: [drawers(1, 2)] })
  }
  tableLamp(b.at(x, 17, 44), brief.material(fabrics))
}
