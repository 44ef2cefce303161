import type { Family } from '../../family.ts'
import { fabrics, metals, walls, woods } from '../../kit/palette.ts'
import { sometimes } from '../../layout/row.ts'
import type { DressingPlan } from '../../props/dressing-corner.ts'
import { schemes } from '../../props/schemes.ts'
import type { Layout } from '../../rooms/layout.ts'
import * as on from '../../rooms/on-walls.ts'
import { room } from '../../rooms/room.ts'
import * as t from './boudoir-things.ts'

/** Settings that stand free, their backs in one line; they may be seen from either side. */
const sets: Record<string, t.DressingThing> = {
  table: t.set([sometimes(t.plant), t.corner(), sometimes(t.lamp)]),
  set: t.set([t.corner(), t.closet([100, 150])]),
  open: t.set([t.corner(), t.openCloset([130, 175])]),
  rail: t.set([sometimes(t.plant), t.corner(), t.rail]),
  cheval: t.set([t.corner(), t.cheval, sometimes(t.slipper)]),
  screen: t.set([t.plant, t.screened]),
  niche: t.set([t.niche]),
  chests: t.set([t.corner(), t.chest, t.leaning]),
}

const inRoom = t.inRoom
const rooms: Record<string, Layout> = {
  corner: {
    w: [270, 310],
    d: [290, 320],
    back: ['gap', inRoom(t.corner(true)), 'gap'],
    left: [inRoom(t.closet([200, 240]))],
    floor: [['gap', inRoom(t.carpet)]],
  },
  'walk-in': {
    w: [360, 400],
    d: [290, 320],
    onLeft: [on.window(76, 2)],
    back: [inRoom(t.openCloset([170, 185])), 'gap', inRoom(t.corner(true))],
    floor: [['gap', inRoom(t.island), 'gap']],
  },
  salon: {
    w: [300, 350],
    d: [270, 310],
    onLeft: [on.window(70, 2)],
    back: ['gap', inRoom(t.corner(true)), 'gap', inRoom(t.leaning)],
    left: [inRoom(t.closet([100, 115]))],
    floor: [['gap', inRoom(t.easyChair)]],
  },
  mirrored: {
    w: [290, 330],
    d: [260, 300],
    onLeft: [on.window(80, 2)],
    back: [inRoom(t.closet([150, 160], ['mirrored', 'sliding'])), 'gap', inRoom(t.corner(true))],
    left: ['gap', inRoom(t.plant)],
    floor: [['gap', inRoom(t.carpet), 'gap']],
  },
}
const common = { h: [225, 255], sections: ['even'], floors: ['planks', 'tiles', 'carpet'] } as const

/** A dressing table and its mirror, with wardrobes, screens or rails around them. */
export const boudoir: Family = (b, brief) => {
  const name = brief.construction([...Object.keys(sets), ...Object.keys(rooms)])
  const layout = rooms[name]
  if (layout) room(schemes, common, { [name]: layout })(b, brief)
  else sets[name]?.(b.at(0, 0, 0, brief.pick([0, 1])), planOf(brief))
}

function planOf(brief: DressingPlan['brief']): DressingPlan {
  const wood = brief.material(woods)
  const colors = ['#ece5d6', '#d3dbd2', '#e0cdbd', '#33424a', '#c9b8c4', '#5d7a5f']
  return {
    brief,
    wood,
    color: brief.pick([wood, wood, ...colors]),
    metal: brief.pick([metals.brass, metals.brass, metals.black, metals.steel]),
    fabric: brief.pick([...Object.values(fabrics), '#c9a0a8']),
    wall: brief.material(walls),
    w: brief.between(104, 136),
    h: brief.between(196, 235),
  }
}
