import { woods } from '../kit/palette.ts'
import { homeWindow, walls } from '../props/dwellings.ts'
import { glassRoom } from '../props/glass-rooms.ts'
import { door } from '../props/openings.ts'
import type { Walls } from './unit.ts'

/** A closed third with the door; the rest is of glass that shows what stands inside. */
export const halfGlass: Walls = (b, look, { furnish }) => {
  const { brief, wall, skin, accent, size } = look
  const [w, d, h] = size
  const closed = w * 0.32
  walls(b, [closed, d, h], {
    ...{ color: wall, skin },
    front: [door(0.22, 96 / closed, 0.8, { color: look.door ?? accent })],
  })
  const pale = brief.pick(['#efe7d8', '#dfe6e2', '#e9d6c6'])
  const room = { size: [w - closed, d, h] as const, wall: pale, door: 0, floor: woods.ash }
  glassRoom(b.at(closed, 0), { ...room, side: [homeWindow([0.3, 0.4, 0.4, 0.34])] }, inside =>
    furnish(inside, w - closed - 20, d - 20),
  )
}
