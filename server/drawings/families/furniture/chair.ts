import type { Family } from '../../brief.ts'
import { fabrics, metals, woods } from '../../kit/palette.ts'
import { type Chair, chairOf } from '../../things/chair.ts'
import { framedChairs } from '../../things/chairs.ts'
import { lightChairs } from '../../things/light-chairs.ts'
import { officeChairs } from '../../things/office-chairs.ts'
import { shellChairs } from '../../things/shell-chairs.ts'
import { coverOf } from '../../things/upholstery.ts'

const chairs: Record<string, Chair> = {
  ...framedChairs,
  ...shellChairs,
  ...lightChairs,
}

const paints = ['#d8d0bf', '#33424a', '#7f9370', '#3a648f', '#c2563a']
const steels = [metals.black, metals.graphite, metals.steel, metals.chrome, metals.brass]
const coats = ['#d8d0bf', '#c2563a', '#e3ab41', '#7fb0bd', fabrics.sage]

export const chair: Family = (b, brief) => {
  const make = brief.make(chairs)
  const seat = 45
  const plan = {
    brief,
    seat,
    w: brief.between(41, 52),
    d: brief.between(41, 48),
    top: seat + brief.between(34, 60),
    rake: brief.between(0.08, 0.24),
    post: brief.between(3.4, 4.6),
    frame: brief.chance(0.8) ? brief.material(woods) : brief.pick(paints),
    metal: brief.pick([...steels, ...coats]),
    fabric: coverOf(brief, 0.75),
    arms: brief.option('arms', 0.35),
  }
  chairOf(b.facing(brief.pick([0, 1])), make, plan)
}

export const officeChair: Family = (b, brief) => {
  const make = brief.make<Chair>(officeChairs)
  const at = b.facing(brief.pick([0, 1]))
  const colors = {
    fabric: coverOf(brief, 0.65),
    metal: brief.pick([metals.black, metals.black, metals.graphite, metals.chrome, '#d8d0bf']),
    frame: brief.material(woods),
  }
  const seat = brief.between(45, 52)
  const size = { w: 48, d: 52, seat, top: seat + 58, rake: 0.16, post: 6 }
  chairOf(at, make, { brief, ...colors, ...size, arms: brief.option('arms', 0.65) })
}
