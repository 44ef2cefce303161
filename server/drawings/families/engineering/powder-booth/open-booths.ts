import type { Builder } from '../../../kit/builder.ts'
import { panel } from '../../../kit/mark.ts'
import { metals } from '../../../kit/palette.ts'
import { conveyor, hangingPart, powderHopper, sprayBooth } from '../../../props/coating.ts'
import { primers } from '../../../props/steelwork.ts'
import { floor, hang, type Plan, painter } from './parts.ts'

/** A booth to walk into. */
export function walkIn(b: Builder, { brief, body, powder, part }: Plan): void {
  const [w, d, h] = [brief.between(300, 440), brief.between(190, 240), brief.between(270, 320)]
  floor(b, w, d + 90)
  sprayBooth(b, w, { color: body, d, h })
  hang(b.at(w * 0.4, d * 0.5, h - 44), part, powder)
  painter(b.at(w * 0.68, d - 34, 0, 2), powder)
  powderHopper(b.at(w + 44, d * 0.7), powder)
}

/** A booth that a conveyor passes through. */
export function tunnel(b: Builder, { brief, body, powder, part }: Plan): void {
  const [w, d, h] = [brief.between(230, 300), 210, 300]
  const side = brief.between(200, 280)
  const y = 125
  floor(b.at(-side, 0), w + 2 * side, d + 50)
  sprayBooth(b, w, { color: body, d, h })
  conveyor(b.at(-side, y), w + 2 * side, 250, w + 2 * side)
  for (const x of [-side + 110, w * 0.3])
    hangingPart(b.at(x, y, 210), part, x < 0 ? primers.bare : powder)
  for (const x of [w + side - 110]) hangingPart(b.at(x, y, 210), part, powder)
  if (brief.chance(0.5)) powderHopper(b.at(w * 0.5, d + 40), powder)
}

/** A booth with guns on lifts. */
export function automatic(b: Builder, { brief, body, powder, part }: Plan): void {
  const [w, d, h] = [brief.between(320, 420), 220, 310]
  floor(b, w, d + 120)
  sprayBooth(b, w, { color: body, d, h })
  for (const x of [w * 0.3, w * 0.66])
    hang(b.at(x, 96, 262), part, x < w * 0.5 ? primers.bare : powder)
  for (const x of [w * 0.24, w * 0.6]) {
    b.box([x, d + 20, 0], [60, 46, 20], '#48545c')
    b.box([x + 20, d + 34, 20], [20, 20, brief.between(190, 230)], '#e3ab41')
    for (const z of [70, 110, 150])
      b.box([x + 27, d - 70, z], [6, 104, 6], '#48545c', { casts: false })
  }
  powderHopper(b.at(w + 44, d), powder)
}

/** Two filter walls in a corner, open above. */
export function corner(b: Builder, { brief, body, powder, part }: Plan): void {
  const [w, d, h] = [brief.between(260, 330), brief.between(230, 290), brief.between(240, 290)]
  floor(b, w, d + 70)
  b.box([0, 0, 0], [w, 34, h], body, {
    front: [0.05, 0.29, 0.53, 0.77].map(u => panel(u, 0.14, 0.18, 0.72, '#c3ccd1')),
  })
  b.box([0, 34, 0], [34, d - 34, h], body, {
    right: [0.06, 0.38, 0.7].map(u => panel(u, 0.14, 0.24, 0.72, '#c3ccd1')),
  })
  for (const [x, y] of [
    [w * 0.3, 17],
    [w * 0.7, 17],
    [17, d * 0.6],
  ] as const)
    b.cylinder([x, y, h], 15, 50, metals.steel)
  const gallows = b.at(w * 0.56, d * 0.5)
  gallows.box([-80, -6, h - 40], [160, 12, 10], '#48545c')
  for (const x of [-80, 72]) gallows.box([x, -4, 0], [8, 8, h - 40], '#48545c')
  hangingPart(gallows.at(0, 0, h - 82), part, powder)
  painter(b.at(w * 0.8, d - 4, 0, 2), powder)
  powderHopper(b.at(w * 0.2, d + 26), powder)
}
