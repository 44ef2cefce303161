import { around, laden, sides } from '../layout/together.ts'
import { blackboard, whiteboard } from '../props/boards.ts'
import * as lab from '../props/laboratory.ts'
import * as school from '../props/school.ts'
import { goodsShelf } from '../props/shop-shelves.ts'
import { cupboard, doors } from '../props/storage.ts'
import { periodicTable as elements } from '../props/wall-signs.ts'
import { glassware } from '../rooms/clinic-things.ts'
import * as f from './furnishings.ts'
import { colored, filling, onWall, type RoomThing } from './plan.ts'

export const teacher = colored(school.teacherDesk, 'wood', 'accent')
export const cubbies = colored(goodsShelf, [114, 36, 76], 'bags', [3, 2], 'wood', 'brief')

export const pupil = (w: number, style: 'steel' | 'panel') =>
  colored(school.pupilDesk, { w, top: 'wood', seat: 'fabric', style }, 'brief')

/** Desks for one, as many as the room is wide. */
export const singles = filling(300, Infinity, w => (b, plan) => {
  const count = Math.floor(w / 118)
  for (let i = 0; i < count; i++)
    pupil(64, 'steel')(b.at(((i + 0.5) * w) / count, 0), {
      ...plan,
      brief: plan.brief.fork(`desk ${i}`),
    })
})

const used = [lab.microscope, glassware, lab.burner]

export const labBench = (w: number, d?: number): RoomThing =>
  laden(colored(lab.labBench, w, { front: 'front', d }), w > 200 ? used : used.slice(0, 2))

export const island = around(labBench(230, 84), f.stool, { ...sides(3), away: 8 })

export const benchWithStools = (w: number, stools: number): RoomThing =>
  around(labBench(w), f.stool, { front: stools, away: 12 })

export const tallCupboard = colored(cupboard, [90, 44, 190], 'fabric', [doors(2)])

export const board = (w: number) =>
  onWall([w, 100, 88], (place, brief) =>
    brief.chance(0.6)
      ? blackboard(place, brief, brief.pick(['#2d4a44', '#2b3d4f']))
      : whiteboard(place, brief),
  )
export const periodicTable = onWall([130, 90, 100], elements)
