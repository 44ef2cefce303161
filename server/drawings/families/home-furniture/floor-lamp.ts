import type { Brief, Family } from '../../brief.ts'
import type { Builder } from '../../kit/builder.ts'
import { pairs, triples, type Vec } from '../../kit/geometry.ts'
import { brand, coats, fabrics, metals, woods } from '../../kit/palette.ts'
import { bent } from '../../props/bent.ts'
import { pile } from '../../props/desk-things.ts'
import { stand } from '../../props/legs/leg.ts'
import { plate } from '../../props/outline.ts'

const LIGHT = '#fff3cf'
const { clay, sage, teal, linen } = fabrics
const shades = ['#f3e3bb', '#f7f0df', brand.sun, clay, sage, teal, linen]

export const floorLamp: Family = (b, brief) => {
  const lamp = brief.make(lamps)
  const metal = brief.pick([metals.black, metals.brass, metals.graphite, metals.chrome])
  const look = { brief, h: brief.between(128, 176), wood: brief.material(woods), metal }
  const pool = brief.between(36, 52)
  for (const k of [1, 0.72, 0.46]) b.glow(0, pool * k, '#ffe9a8', 0.2)
  lamp(b, { ...look, shade: brief.pick(shades) })
  if (brief.chance(0.25))
    pile(b.at(34, 30), brief.shuffle([brand.teal, '#f1e9d8', coats.orange, coats.sun]).slice(1))
}

/** A lamp `h` cm high on the origin. */
interface Look extends Record<'wood' | 'metal' | 'shade', string> {
  brief: Brief
  h: number
}

const lamps: Record<string, (b: Builder, look: Look) => void> = {
  reading(b, { brief, h, wood, metal, shade }) {
    const [knee, reach] = [h * brief.between(0.66, 0.82), brief.between(38, 58)]
    const rise = h * 0.94 - knee
    const foot = brief.pick([metal, metal, wood])
    if (brief.chance(0.3)) b.block(0, [24, 24, 3], foot)
    else plate(b, 15, 0, 3, foot)
    b.cylinder(3, 1.6, knee - 3, metal, { capped: false })
    const onArm = (k: number, from = 0): Vec => [reach * k + from, 0, knee + 3 + rise * k]
    for (const [near, far] of pairs('-2.4 -0.36, 2.4 1'))
      bent(b, [onArm(0, near), onArm(far)], 2, metal)
    b.ball(knee + 3, 3, metal)
    b.ball(onArm(-0.4), 4.4, metal)
    const dome = pairs('15 0, 14 6, 9 13, 4 17, 3 19')
    const color = brief.pick([metal, shade])
    stand(b.at(reach + 4, 0, h * 0.94 - 15), { pieces: [{ profile: dome, color }] })
  },
  studio(b, { brief, h, wood, metal }) {
    const [low, r] = [h * 0.7, brief.between(17, 23)]
    for (const a of [0.4, 2.5, 4.6]) {
      const [x, y] = [Math.cos(a), Math.sin(a)]
      b.beam([x * 42, y * 42, 0], [x * 4, y * 4, low], 3.2, wood)
      b.beam([x * 24, y * 24, low * 0.42], [x * 2.4, y * 2.4, low * 0.42], 1.6, metal)
    }
    b.cylinder(low, 7, 4, metal)
    b.block(low + 4, [2.8, 2.8, 8], metal)
    for (const [y, wide, deep] of triples(`-14 8 6, -8 ${r * 0.7} 8, 0 ${r} 12`))
      b.rod('y', [0, y, low + 30], wide, deep, metal, { endColor: LIGHT })
  },
}
