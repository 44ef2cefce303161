import { type HomeWindowLook, homeWindow } from '../props/dwellings.ts'
import { glazing as glazed, door as leaf } from '../props/openings.ts'
import type { Opening } from './spread.ts'

/** Windows and doors of houses; sizes in cm. */
export const window = (w = 90, look: HomeWindowLook = {}): Opening => ({
  size: [w, 95, 82],
  mark: place => homeWindow(place, look),
})

/** As many walls have at their side. */
export const two = [window(), window()] as const

export const flowers = '#d8572a'

/** With shutters in the house's other colour, and flowers; as wide as a leaf on both sides needs. */
export const dressed = (w = 74): Opening => ({
  size: [w * 1.6, 95, 82],
  mark: ([u, v, wide, h], { accent }) =>
    homeWindow([u + wide * 0.19, v, wide * 0.62, h], { shutters: accent, flowers }),
})

export const door = (lite: 'none' | 'high' | 'full' = 'high', wide = 96): Opening => ({
  size: [wide, 198, 0],
  isEntrance: true,
  mark: ([u, , w, h], { accent, door = accent }) => leaf(u, w, h, { color: door, lite }),
})

export const glazing = (w: number, h = 205): Opening => ({
  size: [w, h, 4],
  mark: place => glazed(place, Math.max(1, Math.round(w / 90)), { door: 0 }),
})

/** The same on the floor above. */
export const upstairs = ({ size: [w, h, z], ...look }: Opening): Opening => ({
  ...look,
  size: [w, h, z + 220],
})
