import { partsOf, times } from '../kit/geometry.ts'
import { joined, type Mark } from '../kit/mark.ts'
import { woods } from '../kit/palette.ts'
import { type HomeWindowLook, homeWindow } from '../props/home-windows.ts'
import * as flat from '../props/openings.ts'
import { slantedSlab } from '../props/roofs/pitched.ts'
import { showcase } from '../props/showcases.ts'
import type { BuildingThing, Look, Several } from './look.ts'
import type { Opening } from './spread.ts'
import { step } from './unit-things.ts'

/** Windows and doors of houses; sizes in cm. */
export const window = (w = 90, look: HomeWindowLook = {}): Opening => ({
  size: [w, 95, 82],
  mark: place => homeWindow(place, look),
})
export const wide = (w: number) => window(w, { panes: 3 })

/** As many walls have at their side. */
export const two = [window(), window()] as const

export const flowers = { flowers: '#d8572a' }

/** With shutters in the house's other colour, and flowers; as wide as a leaf on both sides needs. */
export const dressed = (w = 74): Opening => ({
  size: [w * 1.6, 95, 82],
  mark: ([u, v, wide, h], { accent }) =>
    homeWindow([u + wide * 0.19, v, wide * 0.62, h], { shutters: accent, ...flowers }),
})

export const door = (lite: 'none' | 'high' | 'full' = 'high', wide = 96): Opening => ({
  size: [wide, 198, 0],
  isEntrance: true,
  mark: ([u, , w, h], { accent, door = accent }) => flat.door(u, w, h, { color: door, lite }),
})

export const glazing = (w: number, h = 205): Opening => ({
  size: [w, h, 4],
  mark: place => flat.glazing(place, Math.max(1, Math.round(w / 90)), { door: 0 }),
})

/** The same on the floor above. */
export const upstairs = ({ size: [w, h, z], ...look }: Opening): Opening => ({
  ...look,
  size: [w, h, z + 220],
})

/** Windows, doors and glass of units; sizes in cm. */
export const pane = (w = 126, look: flat.WindowLook = {}): Opening => ({
  size: [w, 124, 80],
  mark: place => flat.window(place, { panes: partsOf(w, 64, 1), ...look }),
})
/** Windows along what is left of a wall, about `pitch` apart. */
export const panes = (pitch = 190, look: flat.WindowLook = {}): Opening => ({
  size: [100, 124, 80],
  fills: true,
  mark: ([u, v, w, h], { size }) => {
    const count = partsOf(size[0], pitch, 1)
    const each = w / count
    const wide = Math.min(0.9, 126 / (size[0] / count))
    const at = (i: number) => [u + each * (i + (1 - wide) / 2), v, each * wide, h] as const
    return joined(...times(count, i => flat.window(at(i), look)))
  },
})
/** One low window along what is left of a wall. */
export const ribbon: Opening = {
  size: [120, 96, 104],
  fills: true,
  mark: (place, { size }) => flat.window(place, { panes: partsOf(size[0], 90) }),
}
export const high: Opening = {
  size: [150, 52, 160],
  mark: place => flat.window(place, { panes: 3 }),
}

/** What stands or hangs before a door: a step, if nothing else is said. */
type Before = Several<BuildingThing>

const leaves = ['#c48a4a', '#7fb7c4', '#f2f0e6', '#e3ab41', '#33424a']
export const unitDoor = (look: flat.DoorLook = {}, before: Before = step): Opening => ({
  size: [look.double ? 150 : 96, 212, 0],
  isEntrance: true,
  before,
  mark: ([u, , w, h], { brief }) => flat.door(u, w, h, { color: brief.pick(leaves), ...look }),
})
export const entrance = (before?: Before): Opening =>
  unitDoor({ lite: 'full', double: true, color: '#33424a' }, before)

/** Glass along what is left of a wall; one pane is the door unless it is `closed`. */
export const glass = (before: Before = [], closed = false): Opening => ({
  size: [110, 218, 8],
  fills: true,
  isEntrance: !closed,
  before,
  mark: (place, { size }) => flat.glazing(place, partsOf(size[0], 92), closed ? {} : { door: 1 }),
})
/** The same in front of a lit room, told how wide it is and what there is in it. */
export const shown = (
  inside: (look: Look) => Mark,
  { size = [150, 222, 8], isEntrance = false, room }: Partial<Opening> & { room?: string } = {},
): Opening => ({
  size,
  fills: true,
  isEntrance,
  mark: (place, look) =>
    showcase(place, partsOf(look.size[0], 105), inside(look), isEntrance ? 1 : undefined, room),
})
export const shutter: Opening = { size: [150, 190, 8], mark: place => flat.louvre(place, 13) }
const counter: BuildingThing = (b, { lift, accent, size: [w] }) => {
  b.box([-4, 1, lift + 92], [w + 8, 34, 6], woods.oak)
  slantedSlab(b.at(-4, 1, lift + 214), [w + 8, 84], [0, 20], accent, 6)
}
export const hatch: Opening = {
  size: [190, 116, 98],
  mark: place => flat.window(place, { panes: 3, sill: false, frame: '#3b2f28' }),
  before: counter,
}
