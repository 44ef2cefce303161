import type { Builder } from '../../../kit/builder.ts'
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
