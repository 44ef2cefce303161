import type { Builder } from '../kit/builder.ts'
import { darker, valuesOf } from '../kit/palette.ts'
import { cask } from '../props/bar-things.ts'
import { corners } from '../props/chair-legs.ts'
import { boards } from '../props/cladding.ts'
import { atCorners } from '../props/legs/arrangements.ts'
import { type FrameType, frame, frameTypes } from '../props/legs/frames.ts'
import { circle } from '../props/legs/leg.ts'
import { type LegType, legMaker } from '../props/legs/makers.ts'
import { spiders } from '../props/legs/metal-feet.ts'
import { type Foot, metalPedestals, woodPedestals } from '../props/legs/pedestals.ts'
import { ellipse, plate } from '../props/outline.ts'
import { sweep } from '../props/sweep.ts'
import type { Under } from './table.ts'

type Base = (b: Builder, under: Under) => void

/** A leg of one type at each corner. */
const legsOf =
  (type: LegType): Base =>
  (b, { brief, w, d, h, leg, metal }) => {
    const half = 1.8 + h * 0.026
    const color = type === 'hairpin' ? metal : leg
    atCorners(b, [w - 4 * half, d - 4 * half], legMaker(type, brief, { h, half, color }))
  }

/** From the ends of a top to the middle of what stands there, in cm. */
export const endInset = (w: number): number => Math.min(22, w * 0.14)

/** The same at both ends, drawn along x as deep as the table. */
const ends =
  (draw: (b: Builder, end: Under) => void): Base =>
  (b, under) => {
    for (const x of [-1, 1]) draw(b.at(x * (under.w / 2 - endInset(under.w)), 0, 0, 1), under)
  }

/** One foot under the middle, or two under a long top. */
const feet =
  (draw: (b: Builder, r: number, under: Under) => void): Base =>
  (b, under) => {
    const { w, d } = under
    const places = w > 1.5 * d ? [-w * 0.28, w * 0.28] : [0]
    for (const x of places) draw(b.at(x, 0), Math.min(w, d) * 0.44, under)
  }

/** Ends in one of several styles, of wood or of steel. */
const framed = (type: FrameType, of: 'leg' | 'metal'): Base => {
  return (b, under) => {
    const style = under.brief.choose(frameTypes[type])
    const [w, thick] = [under.d - 6, 2.4 + under.h * 0.03]
    ends(end => frame(end, style, { w, h: under.h, thick, color: under[of] }))(b, under)
  }
}

/** Feet in one of several styles, reaching out by a share of what is usual. */
const footed =
  (styles: Record<string, Foot>, of: 'leg' | 'metal', share = 1): Base =>
  (b, under) => {
    const draw = under.brief.pick(valuesOf(styles))
    feet((foot, r) => draw(foot, { r: r * share, h: under.h, color: under[of] }))(b, under)
  }

const grain = [boards(3, true, '#10262b', 0.14)]

export const tableBases = {
  none: () => {},
  posts(b, { w, d, h, leg }) {
    b.box([[4 - w / 2, w / 2 - 10], [4 - d / 2, d / 2 - 10], 0], [6, 6, h], leg)
  },
  splayed(b, { w, d, h, leg }) {
    for (const [x, y] of corners)
      b.beam([x * (w / 2 - 6), y * (d / 2 - 6), 0], [x * (w / 2 - 20), y * (d / 2 - 16), h], 5, leg)
  },
  turned: legsOf('turned'),
  tapered: legsOf('tapered'),
  fluted: legsOf('fluted'),
  saber: legsOf('saber'),
  hairpin: legsOf('hairpin'),
  crosses: framed('x-frame', 'metal'),
  loops: framed('u-frame', 'metal'),
  trestle: framed('trestle', 'leg'),
  panels: ends((b, { d, h, leg }) => b.block(0, [d - 12, 6, h], leg)),
  blocks(b, { w, d, h, leg }) {
    const size = [w * 0.2, d * 0.68, h] as const
    b.box([[-w * 0.38, w * 0.18], -d * 0.34, 0], size, leg, { front: grain, right: grain })
  },
  plinth: (b, { w, d, h, leg }) =>
    b.box([-w * 0.4, -d * 0.38, 0], [w * 0.8, d * 0.76, h], darker(leg, 0.35)),
  tees: ends((b, { d, h, metal }) => {
    b.block(0, [d - 16, 10, 4], metal)
    b.block(4, [10, 7, h - 4], metal)
  }),
  sides(b, { w, d, h, top }) {
    b.box([[-w / 2, w / 2 - 5], -d / 2, 0], [5, d, h], top, { right: grain })
  },
  pedestal: feet((b, r, { h, leg }) => {
    plate(b, r * 0.8, 0, 3, leg)
    b.cylinder(3, 3 + h * 0.02, h - 3, leg, { capped: false })
  }),
  core: feet((b, r, { h, leg, metal }) => {
    b.block([-r * 0.6, 0], [44, r * 1.2, 4], metal)
    b.block([-r * 0.46, 4], [18, r * 0.92, h - 4], leg)
  }),
  column: footed(woodPedestals, 'leg'),
  stem: footed(metalPedestals, 'metal'),
  spider: footed(spiders, 'metal', 1.2),
  tripod: feet((b, r, { h, metal }) => {
    for (const a of [0.3, 2.4, 4.5]) {
      const [x, y] = [Math.cos(a) * r, Math.sin(a) * r]
      b.beam([x * 1.4, y * 1.4, 0], [x * 0.8, y * 0.8, h], h * 0.03 + 2, metal)
    }
  }),
  drum: feet((b, r, { h, leg }) =>
    b.extrude(ellipse(r * 1.2, r * 1.2, 24), 'z', [0, 0, 0], h, leg, { smooth: true }),
  ),
  ribbed: feet((b, r, { h, leg }) => {
    const strips = darker(leg, 0.26)
    plate(b, r, 0, 3, strips)
    const rings = [3, h].map(z => circle(r * 1.45, z, 48))
    b.group(g => sweep(g, rings, leg, strips))
  }),
  cask: feet((b, r, { h, leg }) => cask(b, r * 1.2, h, leg)),
  trunk: feet((b, r, { h, leg }) => {
    const rings = [0, h].map(z => circle(r * 1.72 * (z ? 0.97 : 1), z, 22))
    b.group(g => sweep(g, rings, leg))
  }),
} satisfies Record<string, Base>
