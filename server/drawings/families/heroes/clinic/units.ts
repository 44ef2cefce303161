import type { Builder } from '../../../kit/builder.ts'
import type { Mark } from '../../../kit/mark.ts'
import { panel } from '../../../kit/mark.ts'
import { metals } from '../../../kit/palette.ts'
import { container } from '../../../props/container.ts'
import { door, glazing, window } from '../../../props/openings.ts'
import { canopy, railing } from '../../../props/outdoors.ts'

/** Walls and coats of the clinic. */
export const WHITE = '#f1f0ea'

/** A white unit with a band in the clinic's colour: the entrance, or a ward. */
export function unit(b: Builder, accent: string, kind: 'entrance' | 'ward'): void {
  const band = panel(0, 0.86, 1, 0.08, accent, { edge: false })
  container(b, {
    color: WHITE,
    skin: 'plain',
    front: [
      band,
      ...(kind === 'entrance'
        ? [glazing([0.06, 0.03, 0.5, 0.78], 4, { door: 1 }), window([0.66, 0.32, 0.26, 0.42])]
        : [
            window([0.06, 0.36, 0.22, 0.38]),
            window([0.36, 0.36, 0.22, 0.38]),
            door(0.66, 0.16, 0.78, { color: accent }),
          ]),
    ],
    right: [band, window([0.24, 0.34, 0.52, 0.4])],
  })
}

/** A sign with a cross, standing on a roof or on the ground. */
export function cross(b: Builder, color: string): void {
  const mark: Mark[] = [
    panel(0.4, 0.18, 0.2, 0.64, '#ffffff', { edge: false }),
    panel(0.18, 0.4, 0.64, 0.2, '#ffffff', { edge: false }),
  ]
  for (const x of [20, 100]) b.box([x, 6, 0], [8, 8, 26], metals.graphite)
  b.box([0, 0, 26], [128, 20, 128], color, { front: mark })
}

/** The roof before the entrance. */
export function porch(b: Builder, accent: string): void {
  canopy(b, 380, 210, 244, { roof: accent, post: metals.white, posts: 3 })
}

/** A ramp with its handrail. */
export function ramp(b: Builder): void {
  b.gable([0, 20, 0], [260, 110, 26], 'y', '#cdd0cc', { ridge: 0, casts: false })
  railing(b.at(0, 132), 258, 92, metals.steel)
}
