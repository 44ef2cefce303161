import type { Brief } from '../../../brief.ts'
import type { Builder } from '../../../kit/builder.ts'
import { type Mark, panel } from '../../../kit/mark.ts'
import { container, roofHeight } from '../../../props/container.ts'
import { door, glazing, window } from '../../../props/openings.ts'
import { railing } from '../../../props/outdoors.ts'
import { ramp } from '../../../props/verandas.ts'

/** Height of the floor above the ground. */
export const LIFT = 34

/** Height of the walls. */
export const H = 255

/** Height of the roof slab. */
export const TOP = LIFT + H + roofHeight

/** What all parts of one clinic share; `d` is the depth of its units. */
export interface Clinic {
  readonly brief: Brief
  readonly accent: string
  readonly wall: string
  readonly roof: string
  readonly d: number
}

/** A unit on a plinth, white, with a band, windows with curtains, and the entrance if it has one. */
export function ward(
  b: Builder,
  { brief, wall, accent }: Clinic,
  [w, d]: readonly [number, number],
  look: { readonly door?: number; readonly upper?: boolean },
): void {
  const band: Mark = panel(0, 0.08, 1, 0.13, accent, { edge: false })
  const pane = { curtain: '#cfe3e0', frame: '#5d6f75' }
  const row = (length: number, skip?: number): Mark[] => {
    const count = Math.max(1, Math.floor(length / 165))
    return Array.from({ length: count }, (_, i) => (i + 0.5) / count)
      .filter(u => skip === undefined || Math.abs(u - skip) > 145 / length)
      .map(u => window([u - 52 / length, 0.36, 104 / length, 0.44], pane))
  }
  const way = look.door
  const glass = { color: '#dfeef0', frame: '#5d6f75', lite: 'full', double: true } as const
  container(b.at(0, 0, LIFT), {
    color: wall,
    size: [w, d, H],
    skin: brief.pick(['plain', 'corrugated']),
    front: [
      band,
      ...row(w, way),
      ...(way === undefined ? [] : [door(way - 82 / w, 164 / w, 0.84, glass)]),
    ],
    right: [band, ...(d > 280 ? [glazing([0.2, 0.3, 0.6, 0.5], 3)] : row(d))],
  })
  if (!look.upper) b.box([-3, -3, 0], [w + 6, d + 6, LIFT], '#b9b5a8')
}

/** A landing before the door, with steps in front and a ramp to one side or forward. */
export function entrance(
  b: Builder,
  { accent }: Clinic,
  [w, d]: readonly [number, number],
  way: 'left' | 'right' | 'forward' = 'right',
): void {
  const pale = '#d8d3c4'
  b.box([0, 4, 0], [w, d, LIFT], '#cfcabd')
  b.box([0, d + 4, 0], [w * 0.5, 30, LIFT / 2], '#cfcabd')
  if (way === 'right') ramp(b.at(w + 240, d + 4, 0, 2), 240, LIFT, 100, pale)
  if (way === 'left') ramp(b.at(-240, d - 96), 240, LIFT, 100, pale)
  if (way === 'forward') ramp(b.at(w * 0.52, d + 244, 0, 1), 240, LIFT, w * 0.48, pale)
  else railing(b.at(w * 0.62, d, LIFT), w * 0.36, 84, accent)
}
