import type { Family } from '../../brief.ts'
import { fabrics, metals, valuesOf, woods } from '../../kit/palette.ts'
import { type Gathering, gathered } from '../../layout/gathered.ts'
import { sometimes } from '../../layout/row.ts'
import { couches, easyChairs } from '../../things/couches.ts'
import { coverFor } from '../../things/upholstery.ts'
import * as l from './lounge-things.ts'

const sitting = (gathering: Gathering<l.Lounge>) => gathered(gathering, l.carpet)

const layouts: Record<string, l.LoungeThing> = {
  pair: sitting({ back: [l.easyChair, l.small, l.easyChair, sometimes(l.lamp)] }),
  sofa: sitting({
    back: [l.sofa(3), sometimes(l.lamp, 0.7)],
    middle: l.table,
    left: [sometimes(l.pouf)],
  }),
  suite: sitting({ back: [l.sofa(3)], middle: l.table, left: [l.easyChair], right: [l.easyChair] }),
  family: sitting({
    back: [sometimes(l.plant), l.sofa(3)],
    middle: l.table,
    left: [l.sofa(1)],
    right: [sometimes(l.pouf)],
  }),
  facing: sitting({ back: [l.sofa(2)], middle: l.table, front: [l.sofa(2)] }),
  corner: l.onCarpet(l.corner),
  chaise: l.onCarpet(l.chaise),
  crescent: l.onCarpet(l.crescent),
  circle: gathered(
    {
      back: [l.easyChair],
      left: [l.easyChair],
      middle: l.table,
      front: [l.easyChair],
      right: [l.easyChair],
    },
    l.roundCarpet,
  ),
  reading: sitting({ back: [l.lamp, l.recliner, l.small, sometimes(l.plant)] }),
  egg: gathered({ back: [l.plant, l.egg, l.small], front: [sometimes(l.pouf)] }, l.roundCarpet),
  daybed: sitting({ back: [l.daybed], middle: l.table }),
  floor: gathered(
    {
      back: [l.floorCushion, l.floorCushion],
      left: [l.floorCushion],
      middle: l.board,
      front: [l.floorCushion, l.floorCushion],
      right: [l.floorCushion],
      away: 16,
    },
    l.roundCarpet,
  ),
}

const { track, buttoned, framed, low, shelter, slim, camel } = couches
const { tub, wing, slipper, shell } = easyChairs

export const lounge: Family = (b, brief) => {
  brief.make(layouts)(b.facing(brief.pick([0, 1])), {
    ...coverFor(brief),
    brief,
    second: brief.material(fabrics),
    top: brief.pick([...valuesOf(woods), '#f4f1ea', metals.graphite]),
    couch: brief.pick([track, buttoned, framed, low, shelter, slim, camel]),
    easy: brief.pick([tub, wing, slipper, shell]),
  })
}
