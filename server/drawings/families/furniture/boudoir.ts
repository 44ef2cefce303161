import type { Family } from '../../brief.ts'
import { sometimes } from '../../layout/row.ts'
import { chevalMirror, leaningMirror } from '../../props/looking-glasses.ts'
import { schemes } from '../../props/schemes.ts'
import * as f from '../../rooms/furnishings.ts'
import * as on from '../../rooms/on-walls.ts'
import { type Layout, planned, type RoomThing } from '../../rooms/plan.ts'
import { room } from '../../rooms/room.ts'
import * as t from './boudoir-things.ts'

const sets: Record<string, RoomThing> = {
  table: t.set([sometimes(f.lowPlant), t.corner(), sometimes(f.lamp)]),
  set: t.set([t.corner(), t.closet([100, 150])]),
  open: t.set([t.corner(), t.openCloset([130, 175])]),
  rail: t.set([sometimes(f.lowPlant), t.corner(), t.rail]),
  cheval: t.set([t.corner(), chevalMirror, sometimes(t.easyChair)]),
  screen: t.set([f.lowPlant, t.screened]),
  niche: t.set([t.niche]),
  chests: t.set([t.corner(), t.chest, leaningMirror]),
}

const rooms: Record<string, Layout> = {
  corner: {
    w: [270, 310],
    d: [290, 320],
    back: t.corner(true),
    left: [t.closet([200, 240])],
    floor: [['gap', t.carpet]],
  },
  'walk-in': {
    w: [360, 400],
    d: [290, 320],
    onLeft: [on.window(76, 2)],
    back: [t.openCloset([170, 185]), 'gap', t.corner(true)],
    floor: [t.island],
  },
  salon: {
    w: [300, 350],
    d: [270, 310],
    onLeft: [on.window(70, 2)],
    back: ['gap', t.corner(true), 'gap', leaningMirror],
    left: [t.closet([100, 115])],
    floor: [['gap', t.easyChair]],
  },
  mirrored: {
    w: [290, 330],
    d: [260, 300],
    onLeft: [on.window(80, 2)],
    back: [t.closet([150, 160], ['mirrored', 'sliding']), 'gap', t.corner(true)],
    left: ['gap', f.lowPlant],
    floor: [t.carpet],
  },
}
const free = { w: [0, 0], d: [0, 0], h: [218, 256] } as const
const common = { h: [225, 255], sections: ['even'], floors: ['planks', 'tiles', 'carpet'] } as const

export const boudoir: Family = (b, brief) => {
  const name = brief.construction([...Object.keys(sets), ...Object.keys(rooms)])
  const layout = rooms[name]
  if (layout) room(schemes, common)({ [name]: layout })(b, brief)
  else sets[name]?.(b.facing(brief.pick([0, 1])), planned(brief, schemes, free))
}
