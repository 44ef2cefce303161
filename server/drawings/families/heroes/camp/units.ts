import type { Brief } from '../../../brief.ts'
import type { Builder } from '../../../kit/builder.ts'
import { woods } from '../../../kit/palette.ts'
import { container, roofHeight } from '../../../props/container.ts'
import { door, glazing, window } from '../../../props/openings.ts'
import { airConditioner, canopy, deck } from '../../../props/outdoors.ts'

/** Length of a sleeping cabin. */
export const CABIN = 440

/** A sleeping cabin: two doors with their own windows, steps and coolers on the roof. */
export function cabin(b: Builder, brief: Brief, color: string, w = CABIN): void {
  const leaf = brief.pick(['#c48a4a', '#f1ece1', '#d8572a'])
  container(b, {
    color,
    size: [w, 244, 250],
    front: [
      door(0.06, 0.19, 0.8, { color: leaf }),
      window([0.3, 0.34, 0.17, 0.42]),
      window([0.53, 0.34, 0.17, 0.42]),
      door(0.75, 0.19, 0.8, { color: leaf }),
    ],
    right: [window([0.3, 0.4, 0.4, 0.36])],
  })
  airConditioner(b.at(w * 0.4, 100, 250 + roofHeight))
}

/** A unit with a glazed front and a roofed deck. */
export function canteen(b: Builder, brief: Brief, color: string): void {
  container(b, {
    color,
    front: [glazing([0.05, 0.03, 0.6, 0.8], 5, { door: 2 }), window([0.72, 0.34, 0.2, 0.4])],
    right: [window([0.26, 0.4, 0.48, 0.36])],
  })
  deck(b.at(10, 246), 590, 150, 14, woods.oak)
  canopy(b.at(4, 252, 14), 600, 150, 216, { posts: 4, roof: brief.pick(['#f3f0e7', color]) })
}
