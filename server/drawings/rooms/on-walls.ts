import { metals } from '../kit/palette.ts'
import { picture as framed, roundMirror } from '../props/art.ts'
import { pinboard, slide, whiteboard as written } from '../props/boards.ts'
import { glazing as glazed, door as leaf, window as pane } from '../props/openings.ts'
import * as signs from '../props/wall-signs.ts'
import { splitUnit as cooling } from '../props/wall-things.ts'
import type { OnWall } from './plan.ts'

/** What hangs on the walls of rooms; sizes in cm. */
export const window = (w = 110, panes = 2, h = 105, z = 110): OnWall => ({
  size: [w, h, z],
  mark: (place, { brief, scheme }) =>
    pane(place, { panes, ...(brief.chance(0.5) && { curtain: scheme.accent }) }),
})
export const glazing = (w: number, h = 150, z = 40): OnWall => ({
  size: [w, h, z],
  mark: place => glazed(place, Math.round(w / 70)),
})
export const door = (look: Parameters<typeof leaf>[3] = {}): OnWall => ({
  size: [96, 208, 0],
  mark: ([u, , w, h], { scheme }) => leaf(u, w, h, { color: scheme.accent, ...look }),
})
export const glassFront = (w: number): OnWall => ({
  size: [w, 206, 6],
  mark: place => glazed(place, Math.round(w / 70), { door: 1 }),
})
export const poster: OnWall = {
  size: [54, 74, 116],
  mark: (place, { brief }) => signs.poster(place, brief),
}
export const pins: OnWall = {
  size: [130, 80, 112],
  mark: (place, { brief }) => pinboard(place, brief),
}
export const eyeChart: OnWall = { size: [54, 78, 112], mark: signs.eyeChart }
export const cross: OnWall = {
  size: [34, 34, 166],
  mark: ([u, v, w, h]) => signs.crossMark(u + w / 2, v + h / 2, 30),
}
export const clock: OnWall = {
  size: [32, 32, 176],
  mark: ([u, v, w, h]) => signs.clock(u + w / 2, v + h / 2),
}
export const picture = (w = 70, h = 76): OnWall => ({
  size: [w, h, 112],
  mark: (place, { brief }) => framed(place, brief),
})
export const mirror: OnWall = {
  size: [68, 68, 122],
  mark: ([u, v, w, h]) => roundMirror(u + w / 2, v + h / 2),
}
export const whiteboard: OnWall = {
  size: [140, 92, 100],
  mark: (place, { brief }) => written(place, brief),
}
export const screenOf = (w: number, h: number, z: number): OnWall => ({
  size: [w, h, z],
  body: (b, { brief }) => b.quiet.box(0, [w, 5, h], metals.black, { front: [slide(brief)] }),
})
export const screen = screenOf(126, 72, 106)
export const splitUnit: OnWall = { size: [84, 26, 204], body: b => cooling(b) }
