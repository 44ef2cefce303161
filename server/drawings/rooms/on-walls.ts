import { metals } from '../kit/palette.ts'
import { picture as framed, roundMirror } from '../props/art.ts'
import { pinboard, slide, whiteboard as written } from '../props/boards.ts'
import { glazing as glazed, door as leaf, window as pane } from '../props/openings.ts'
import * as signs from '../props/wall-signs.ts'
import { splitUnit as cooling } from '../props/wall-things.ts'
import { type OnWall, onWall } from './plan.ts'

/** What hangs on the walls of rooms; sizes in cm. */
export const window = (w = 110, panes = 2, h = 105, z = 110) =>
  onWall([w, h, z], (place, brief, scheme) =>
    pane(place, { panes, ...(brief.chance(0.5) && { curtain: scheme.accent }) }),
  )
export const glazing = (w: number, h = 150, z = 40) =>
  onWall([w, h, z], place => glazed(place, Math.round(w / 70)))
export const door = (look: Parameters<typeof leaf>[3] = {}) =>
  onWall([96, 208, 0], ([u, , w, h], _, { accent }) => leaf(u, w, h, { color: accent, ...look }))
export const glassFront = (w: number) =>
  onWall([w, 206, 6], place => glazed(place, Math.round(w / 70), { door: 1 }))
export const poster = onWall([54, 74, 116], signs.poster)
export const pins = onWall([130, 80, 112], pinboard)
export const eyeChart = onWall([54, 78, 112], signs.eyeChart)
export const cross = onWall([34, 34, 166], ([u, v, w, h]) =>
  signs.crossMark(u + w / 2, v + h / 2, 30),
)
export const clock = onWall([32, 32, 176], signs.clock)
export const picture = (w = 70, h = 76) =>
  onWall([w, h, 112], (place, brief) => framed(place, brief))
export const mirror = onWall([68, 68, 122], roundMirror)
export const whiteboard = onWall([140, 92, 100], written)
export const screenOf = (w: number, h: number, z: number): OnWall => ({
  size: [w, h, z],
  body: (b, { brief }) => b.quiet.box(0, [w, 5, h], metals.black, { front: [slide(brief)] }),
})
export const screen = screenOf(126, 72, 106)
export const splitUnit: OnWall = { size: [84, 26, 204], body: b => cooling(b) }
