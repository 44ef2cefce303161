import type { Builder } from '../../../kit/builder.ts'
import { mix } from '../../../kit/light.ts'
import { profile, revolve, stand } from '../../../props/legs/leg.ts'
import { newel, newelPatterns } from '../../../props/legs/newels.ts'
import { circle, shares } from '../../../props/legs/section.ts'
import { ornament } from '../../../props/ornaments.ts'
import { plate } from '../../../props/outline.ts'
import { rim } from '../../../props/rim.ts'
import { sweep, tube } from '../../../props/sweep.ts'
import { foot, lampLight, type Plan } from './plan.ts'

/** Lamps under cloth, cane or paper. */
export const shadedLamps = {
  /** A straight stem, a fabric shade. */
  classic(b, plan) {
    const { brief, h, metal } = plan
    const r = brief.between(20, 30)
    foot(b, plan, 16)
    const low = h - r * brief.between(1, 1.5)
    b.cylinder([0, 0, 3], 1.5, low + 4 - 3, metal, { capped: false })
    shaded(b, plan, low + 4, h - low, r)
  },
  /** Three wooden legs. */
  tripod(b, plan) {
    const { brief, h, wood, metal } = plan
    const [low, out] = [h * brief.between(0.66, 0.76), brief.between(26, 40)]
    for (const a of [0.5, 2.6, 4.7])
      tube(
        b,
        [
          [Math.cos(a) * out, Math.sin(a) * out, 0],
          [Math.cos(a) * 3, Math.sin(a) * 3, low - 4],
        ],
        1.5,
        wood,
        { r2: 2, sides: 8 },
      )
    b.cylinder([0, 0, low - 4], 6, 4, metal)
    b.cylinder([0, 0, low], 1.4, 6, metal, { capped: false })
    shaded(b, plan, low + 6, h - low - 6, brief.between(21, 32))
  },
  /** A turned wooden post. */
  turned(b, plan) {
    const { brief, h, wood } = plan
    const r = brief.between(20, 28)
    const low = h - r * 1.3
    b.cylinder([0, 0, 0], 15, 3, wood, { r2: 13 })
    b.cylinder([0, 0, 3], 11, 3, wood, { r2: 8 })
    stand(b.at(0, 0, 6), newel(brief.pick(newelPatterns), low - 6, 4, wood))
    shaded(b, plan, low, h - low, r)
  },
  /** A tray on the stem, for a book and a cup. */
  tray(b, plan) {
    const { brief, h, metal, wood } = plan
    foot(b, plan, 17)
    const [at, r] = [h * brief.between(0.34, 0.42), brief.between(19, 26)]
    b.cylinder([0, 0, 3], 1.6, at - 3, metal, { capped: false })
    plate(b, r, at, 2.4, wood)
    ornament(b.at(10, 9, at + 2.4), 'mug', brief)
    ornament(b.at(-2, -12, at + 2.4), 'clock', brief)
    const shade = brief.between(19, 27)
    b.cylinder([0, 0, at + 2.4], 1.6, h - shade * 1.1 - at - 2.4, metal, { capped: false })
    shaded(b, plan, h - shade * 1.1, shade * 1.1, shade)
  },
  /** A column of paper on ribs. */
  lantern(b, plan) {
    const { brief, h, wood, shade } = plan
    const [r, high] = [brief.between(16, 25), h * brief.between(0.66, 0.86)]
    plate(b, r * 0.9, 0, 3, wood)
    const belly = brief.between(0.7, 1.25)
    const body = shares(12).map(t =>
      circle(
        r * (0.7 + (belly - 0.7) * Math.sin(Math.PI * t) + (t % (1 / 6) > 0.05 ? 0.05 : 0)),
        3 + high * t,
        [0, 0],
        20,
      ),
    )
    b.group(g => sweep(g, body, mix(shade, lampLight, 0.6)))
    plate(b, r * 0.5, 3.2 + high, 1.4, wood)
  },
  /** A dome of cane or steel on a stalk. */
  mushroom(b, plan) {
    const { brief, h, metal, shade } = plan
    const [r, high] = [brief.between(30, 44), h * brief.between(0.56, 0.72)]
    revolve(b, profile([0.5, 0, 0.48, 0.02, 0.2, 0.06, 0.08, 0.2, 0.07, 1], r, high - 4), metal)
    rim(b, r * 0.5, 0, metal)
    const dome = shares(10).map(t => {
      const a = t * Math.PI * 0.47
      return [r * Math.cos(a), r * 0.72 * Math.sin(a)] as const
    })
    revolve(b.at(0, 0, high - 4), dome, brief.chance(0.6) ? shade : metal)
  },
} satisfies Record<string, (b: Builder, plan: Plan) => void>

/** A drum, a cone or a pleated shade over the height z. */
function shaded(b: Builder, { brief, shade }: Plan, z: number, h: number, r: number): void {
  const top = r * brief.pick([1, 0.82, 0.56])
  const warm = mix(shade, lampLight, 0.3)
  if (brief.chance(0.4))
    b.group(g =>
      sweep(g, [circle(r, z, [0, 0], 40), circle(top, z + h, [0, 0], 40)], warm, {
        strips: mix(warm, '#10262b', 0.1),
      }),
    )
  else b.cylinder([0, 0, z], r, h, warm, { r2: top, top: lampLight })
  rim(b, top, z + h, shade)
}
