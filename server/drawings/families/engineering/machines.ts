import type { Family } from '../../brief.ts'
import { coats, valuesOf } from '../../kit/palette.ts'
import * as coating from '../../props/coating.ts'
import { controlDesk, laserCutter as flatbed } from '../../props/laser-machine.ts'
import { person } from '../../props/people.ts'
import { gas } from '../../scenes/steel-things.ts'

export const laserCutter: Family = (b, brief) => {
  brief.construction(['gantry'])
  const [w, d] = [brief.between(280, 460), brief.between(150, 230)]
  const { teal, orange, blue, charcoal, sun } = coats
  const color = brief.pick(['#eceae3', '#d5dde0', teal, orange, blue, charcoal])
  const accent = brief.pick([orange, sun, teal])
  b.slab([-90, -90, -8], [w + 180, d + 200, 8], '#d9dcd8')
  b.flat([-74, d + 84, 0], [w + 148, 7, 0.3], coats.sun)
  flatbed(b, [w, d], color, brief.between(0.1, 0.8))
  controlDesk(b.at(w * brief.pick([0.16, 0.8]), d + 66), accent)
  if (brief.chance(0.5)) gas(b.at(w + 46, 40))
}

export const powderBooth: Family = (b, brief) => {
  const hasOven = brief.choose(['walk-in', 'oven']) === 'oven'
  const color = brief.pick(['#e8e6de', '#d5dde0', '#c9d3cf', '#e4dac6'])
  const powder = brief.pick(valuesOf(coats).filter(c => c !== coats.cream && c !== coats.charcoal))
  const w = hasOven ? brief.between(240, 300) : brief.between(300, 440)
  const [d, h] = [brief.between(200, 240), brief.between(260, 310)]
  const from = hasOven ? 200 : 0
  b.slab([-60, -60, -8], [from + w + 190, d + 170, 8], '#d9dcd8')
  if (hasOven) coating.oven(b.at(190, 0, 0, 3), brief.between(200, 240))
  const booth = b.at(from, 0)
  coating.sprayBooth(booth, w, { color, d, h })
  coating.hangingPart(booth.at(w * 0.4, d * 0.5, h - 44), brief.pick(coating.hangingParts), powder)
  const painter = booth.at(w * 0.72, d - 34, 0, 2)
  person(painter, coating.painter)
  coating.sprayGun(painter.at(0, 42, 108), powder)
  if (!hasOven) coating.powderHopper(booth.at(w + 44, d * 0.7), powder)
}
