import type { Builder } from '../kit/builder.ts'
import { darker } from '../kit/light.ts'
import { type Mark, panel } from '../kit/mark.ts'
import { patternHoles } from './hole-patterns.ts'
import { pierced } from './sheet-metal.ts'

export const infills = ['bars', 'spears', 'slats', 'braced', 'sheet', 'pierced'] as const
export type Infill = (typeof infills)[number]

export interface LeafLook {
  readonly w: number
  readonly h: number
  readonly color: string
  readonly infill?: Infill
  /** The top edge: level (always so over slats and sheets), or one half of an arch. */
  readonly top?: 'level' | 'rising' | 'falling'
}

const TUBE = 6

/** A gate leaf along x, facing +y: its lower left corner at the origin, `TUBE` cm thick. */
export function gateLeaf(b: Builder, look: LeafLook): void {
  const { w, h, color, infill = 'bars' } = look
  const top = infill === 'slats' || infill === 'pierced' ? 'level' : (look.top ?? 'level')
  const lift = top === 'level' ? 0 : h * 0.16
  const height = (u: number) =>
    h + (top === 'level' ? 0 : lift * Math.sin((top === 'rising' ? u : 1 - u) * Math.PI * 0.5))
  b.box([0, 0, 0], [TUBE, TUBE, height(0) - TUBE], color)
  b.box([w - TUBE, 0, 0], [TUBE, TUBE, height(1) - TUBE], color)
  b.box([TUBE, 0, 4], [w - 2 * TUBE, TUBE, TUBE], color)
  topRail(b, w, height, top === 'level' ? 1 : 5, color)
  fills[infill](b, { w, h, color, height })
}

function topRail(
  b: Builder,
  w: number,
  height: (u: number) => number,
  pieces: number,
  color: string,
): void {
  for (let i = 0; i < pieces; i++) {
    const [u0, u1] = [i / pieces, (i + 1) / pieces]
    const [z0, z1] = [height(u0), height(u1)]
    const corner = (u: number, y: number, z: number): [number, number, number] => [u * w, y, z]
    b.loft(
      [
        corner(u0, 0, z0 - TUBE),
        corner(u1, 0, z1 - TUBE),
        corner(u1, TUBE, z1 - TUBE),
        corner(u0, TUBE, z0 - TUBE),
      ],
      [corner(u0, 0, z0), corner(u1, 0, z1), corner(u1, TUBE, z1), corner(u0, TUBE, z0)],
      color,
      { casts: false },
    )
  }
}

interface Fill {
  readonly w: number
  readonly h: number
  readonly color: string
  readonly height: (u: number) => number
}

const fills: Record<Infill, (b: Builder, fill: Fill) => void> = {
  bars(b, fill) {
    b.box([TUBE, 1, fill.h * 0.3], [fill.w - 2 * TUBE, 4, 5], fill.color, { casts: false })
    upright(b, fill, 10, fill.h * 0.3)
    upright(b, fill, fill.h * 0.3 + 5)
  },
  spears(b, fill) {
    upright(b, fill, 10)
    const count = Math.max(4, Math.round(fill.w / 22))
    for (let i = 0; i <= count; i++) {
      const x = 3 + (i * (fill.w - 6)) / count
      b.cylinder([x, 3, fill.height(x / fill.w)], 3.4, 18, fill.color, { r2: 0.4, casts: false })
    }
  },
  slats(b, { w, h, color }) {
    const count = Math.max(4, Math.round(h / 26))
    const pitch = (h - 18) / count
    for (let i = 0; i < count; i++)
      b.box([TUBE, 1, 12 + i * pitch], [w - 2 * TUBE, 4, pitch - 7], color, { casts: i % 2 === 0 })
  },
  braced(b, fill) {
    const { w, h, color } = fill
    b.box([TUBE, 1, h * 0.46], [w - 2 * TUBE, 4, 5], color, { casts: false })
    upright(b, fill, h * 0.46 + 5)
    b.beam([TUBE + 3, 3, 13], [w - TUBE - 3, 3, h * 0.46 - 3], 4.4, color, { casts: false })
    b.box([TUBE, 0, 10], [w - 2 * TUBE, 0.8, h * 0.46 - 10], darker(color, 0.3), {
      casts: false,
    })
  },
  sheet(b, fill) {
    const { w, h, color } = fill
    const pressed: Mark[] = [panel(0.08, 0.12, 0.84, 0.76, '#ffffff', { opacity: 0.14 })]
    b.box([TUBE, 1.5, 10], [w - 2 * TUBE, 3, h * 0.56], color, { front: pressed })
    b.box([TUBE, 1, 10 + h * 0.56], [w - 2 * TUBE, 4, 5], color, { casts: false })
    upright(b, fill, 15 + h * 0.56)
  },
  pierced(b, { w, h, color }) {
    const [pw, ph] = [w - 2 * TUBE, h - TUBE - 10]
    pierced(b.at(TUBE, 2, 10), [pw, ph], patternHoles('leaves', pw, ph, 24, 10), color)
  },
}

/** Upright bars from `from` up to `to`, or to the top rail. */
function upright(b: Builder, { w, color, height }: Fill, from: number, to?: number): void {
  const count = Math.max(4, Math.round(w / 16))
  for (let i = 1; i < count; i++) {
    const x = TUBE + (i * (w - 2 * TUBE)) / count
    const high = Math.min(height((x - 2) / w), height((x + 2) / w)) - TUBE
    b.box([x - 1.5, 1.5, from], [3, 3, (to ?? high) - from], color, { casts: i % 3 === 0 })
  }
}
