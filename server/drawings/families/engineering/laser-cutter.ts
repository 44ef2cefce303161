import type { Family } from '../../family.ts'
import { coats } from '../../kit/palette.ts'
import { controlDesk, laserCutter as flatbed } from '../../props/laser-machine.ts'
import { gasBottles } from '../../props/machines.ts'

export const laserCutter: Family = (b, brief) => {
  brief.construction(['gantry'])
  const [w, d] = [brief.between(280, 460), brief.between(150, 230)]
  const { teal, orange, blue, charcoal, sun } = coats
  const color = brief.pick(['#eceae3', '#d5dde0', teal, orange, blue, charcoal])
  const accent = brief.pick([orange, sun, teal])
  b.slab([-90, -90, -8], [w + 180, d + 200, 8], '#d9dcd8')
  b.flat([-74, d + 84, 0], [w + 148, 7, 0.3], coats.sun)
  flatbed(b, {
    w,
    d,
    color,
    gantry: brief.between(0.1, 0.8),
    cut: brief.pick(['round', 'square', 'both']),
  })
  controlDesk(b.at(w * brief.pick([0.16, 0.8]), d + 66), accent)
  if (brief.chance(0.5)) gasBottles(b.at(w + 46, 40))
}
