import type { Builder } from '../kit/builder.ts'
import { type Bedding, bedding, bedFrame, type FrameStyle } from '../props/bedding.ts'
import { bedsteads, fourPosts } from '../props/bedsteads.ts'
import { paddedBoards, woodenBoards } from '../props/headboards.ts'
import type { Materials } from './upholstery.ts'

const heads = { ...woodenBoards, ...paddedBoards, ...bedsteads }

export interface BedMake {
  head: keyof typeof heads
  frames: readonly FrameStyle[]
  foot?: number
  posts?: true
}

type BedLook = Bedding & Materials

/** A bed that is made up, its head at y = 0, centred on x; gives the frame that it stands on. */
export function drawBed(
  b: Builder,
  { head, frames, foot = 0, posts }: BedMake,
  look: BedLook,
): FrameStyle {
  const { brief, w, l, wood } = look
  const frame = brief.pick(frames)
  const low = frame === 'deck' ? 20 : brief.between(26, 40)
  const board = heads[head]
  board(b, { ...look, low: low + 8, top: low + brief.between(64, 100) })
  bedFrame(b, frame, { ...look, h: low })
  bedding(b.at(0, 2, low), { ...look, l: l - 2 })
  if (brief.chance(foot))
    board(b.at(0, l + 3.2, 0, 2), { ...look, low: low - 8, top: low + brief.between(18, 38) })
  if (posts)
    fourPosts(b, {
      w,
      l,
      h: brief.between(185, 215),
      color: wood,
      turned: brief.chance(0.4),
      cloth: brief.chance(0.6) ? '#f1ece1' : undefined,
    })
  return frame
}

export const beds: Readonly<Record<string, BedMake>> = {
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
