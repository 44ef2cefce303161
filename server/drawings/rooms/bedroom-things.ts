import { metals } from '../kit/palette.ts'
import { around, laden } from '../layout/together.ts'
import { rug } from '../props/art.ts'
import { bedding, bedFrame } from '../props/bedding.ts'
import { closet, closetDepth } from '../props/closets.ts'
import { paddedBoards, woodenBoards } from '../props/headboards.ts'
import { cupboard, doors, drawers } from '../props/storage.ts'
import { workDesk } from '../props/workplaces.ts'
import * as f from './furnishings.ts'
import { lamp, lampOnBox } from './home-things.ts'
import { colored, filling, type RoomThing } from './plan.ts'

const heads = { ...woodenBoards, ...paddedBoards }
const headStyles = ['panelled', 'slats', 'boards', 'plank', 'arched'] as const

const bed =
  (w: number): RoomThing =>
  (b, { brief, scheme }) => {
    const look = { brief, w, wood: scheme.wood, fabric: scheme.fabric, metal: metals.black }
    const low = brief.between(26, 36)
    heads[brief.pick(headStyles)](b, { ...look, low: low + 8, top: low + brief.between(62, 86) })
    bedFrame(b, brief.pick(['rails', 'box', 'drawers', 'hover']), { ...look, l: 200, h: low })
    bedding(b.at(0, 2, low), { ...look, l: 198, cover: scheme.fabric, accent: scheme.accent })
  }

const rugUnder =
  (w: number): RoomThing =>
  (b, { brief, scheme }) =>
    rug(b.at(0, 46), w - 44, 170, scheme.accent, brief)

export const bedPlace = (w = 160, atFoot?: RoomThing): RoomThing =>
  around(
    (b, plan) => {
      bed(w)(b.at(0, 10), plan)
      for (const x of [-w / 2 - 57, w / 2 + 15]) lampOnBox(b.at(x, 0), plan)
    },
    atFoot ?? f.bin,
    { front: atFoot ? 1 : 0, away: 14 },
    rugUnder,
  )

const closetStyles = ['plain', 'framed', 'mirrored'] as const
export const wardrobe =
  (w: number, most = 208): RoomThing =>
  (b, { brief, h, scheme }) =>
    closet(b, brief.pick(closetStyles), {
      brief,
      w,
      h: Math.min(h - 24, most),
      color: brief.pick([scheme.front, scheme.wood, scheme.feature]),
      metal: metals.black,
    })
export const wideWardrobe = filling(150, 260, wardrobe)

export const alcove = filling(360, Infinity, w => (b, plan) => {
  const { brief, h, scheme } = plan
  const [tall, side] = [h - brief.between(10, 24), (w - 178) / 2]
  const color = brief.pick([scheme.front, scheme.feature, scheme.wood])
  const leaves = { front: [doors(Math.max(1, Math.round(side / 48)), metals.brass)] }
  b.box([[0, w - side], 0, 0], [side, closetDepth, tall], color, leaves)
  b.box([side, 0, tall - 46], [178, 44, 46], color, { front: [doors(3, metals.brass)] })
  rugUnder(250)(b.at(w / 2, 150), plan)
  bed(150)(b.at(w / 2, 10), plan)
  for (const x of [-106, 106]) lampOnDrum(b.at(w / 2 + x, 82), plan)
})
const lampOnDrum = laden(f.drumOf(42), [lamp])

export const chest = laden(
  colored(cupboard, [96, 46, 76], 'wood', [drawers(2, 3, metals.brass, 'shaker')]),
  [lamp, 'gap'],
)
export const writingDesk = around(colored(workDesk, [110, 52], 'wood', 'frames'), f.pouf, {
  front: 1,
})
