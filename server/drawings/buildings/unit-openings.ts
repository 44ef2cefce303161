import { partsOf, times } from '../kit/geometry.ts'
import { joined, type Mark } from '../kit/mark.ts'
import {
  type DoorLook,
  glazing,
  door as leaf,
  louvre,
  type WindowLook,
  window,
} from '../props/openings.ts'
import { showcase } from '../props/showcases.ts'
import type { BuildingThing, Look } from './look.ts'
import type { Opening } from './spread.ts'
import { counter, step } from './unit-things.ts'

/** Windows, doors and glass of units; sizes in cm. */
export const pane = (w = 126, look: WindowLook = {}): Opening => ({
  size: [w, 124, 80],
  mark: place => window(place, { panes: partsOf(w, 64, 1), ...look }),
})
/** Windows along what is left of a wall, about `pitch` apart. */
export const panes = (pitch = 190, look: WindowLook = {}): Opening => ({
  size: [100, 124, 80],
  fills: true,
  mark: ([u, v, w, h], { size }) => {
    const count = partsOf(size[0], pitch, 1)
    const each = w / count
    const wide = Math.min(0.9, 126 / (size[0] / count))
    const at = (i: number) => [u + each * (i + (1 - wide) / 2), v, each * wide, h] as const
    return joined(...times(count, i => window(at(i), look)))
  },
})
/** One low window along what is left of a wall. */
export const ribbon: Opening = {
  size: [120, 96, 104],
  fills: true,
  mark: (place, { size }) => window(place, { panes: partsOf(size[0], 90) }),
}
export const high: Opening = {
  size: [150, 52, 160],
  mark: place => window(place, { panes: 3 }),
}

/** What stands or hangs before a door: a step, if nothing else is said. */
type Before = readonly BuildingThing[]

const leaves = ['#c48a4a', '#7fb7c4', '#f2f0e6', '#e3ab41', '#33424a']
export const door = (look: DoorLook = {}, before: Before = [step]): Opening => ({
  size: [look.double ? 150 : 96, 212, 0],
  isEntrance: true,
  before,
  mark: ([u, , w, h], { brief }) => leaf(u, w, h, { color: brief.pick(leaves), ...look }),
})
export const entrance = (before?: Before): Opening =>
  door({ lite: 'full', double: true, color: '#33424a' }, before)

/** Glass along what is left of a wall; one pane is the door unless it is `closed`. */
export const glass = (before: Before = [], closed = false): Opening => ({
  size: [110, 218, 8],
  fills: true,
  isEntrance: !closed,
  before,
  mark: (place, { size }) => {
    const bays = partsOf(size[0], 92)
    return glazing(place, bays, closed ? {} : { door: 1 })
  },
})
/** The same in front of a lit room, told how wide it is and what there is in it. */
export const shown = (
  inside: (look: Look) => readonly Mark[],
  {
    least = 150,
    size: [h, z] = [222, 8],
    ...look
  }: {
    least?: number
    size?: readonly [h: number, z: number]
    room?: string
    door?: boolean
    before?: Before
  } = {},
): Opening => ({
  size: [least, h, z],
  fills: true,
  isEntrance: look.door ?? false,
  before: look.before ?? [],
  mark: (place, own) =>
    showcase(place, partsOf(own.size[0], 105), inside(own), {
      ...(look.room && { room: look.room }),
      ...(look.door && { door: 1 }),
    }),
})
export const shutter = (w = 150): Opening => ({
  size: [w, 190, 8],
  mark: place => louvre(place, 13),
})
export const hatch = (w = 190): Opening => ({
  size: [w, 116, 98],
  mark: place => window(place, { panes: 3, sill: false, frame: '#3b2f28' }),
  before: [counter],
})
