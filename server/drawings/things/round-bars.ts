import type { Builder } from '../kit/builder.ts'
import { metals } from '../kit/palette.ts'
import { bottle } from '../props/bar-things.ts'
import { barrel } from '../props/chair-shells.ts'
import { ellipse, plate } from '../props/outline.ts'
import { type BarPlan, TOP, WORK } from './bar-counters.ts'

/** A bar that curves around the barkeeper, who stands at the origin; `r` cm to its front. */
export function halfRound(b: Builder, { brief, color, top, metal }: BarPlan, r: number): void {
  const at = b.at(0, 0, 0, 2)
  const open = brief.between(70, 95)
  const ring = (out: number, from: number, to: number, thick: number, color: string) => {
    const [rx, ends] = [r + out, { back: to, arm: to }]
    barrel(at, { open, pieces: 18, rx, ry: rx, z: from, ...ends, thick, color })
  }
  ring(-4, 0, 9, 22, metals.black)
  ring(0, 9, TOP - 6, 26, color)
  ring(-26.2, WORK - 5, WORK, 20, '#aab3b8')
  ring(10, TOP - 6, TOP, 46, top)
  ring(12, 18, 22, 4, metal)
}

/** A round bar around a tree of bottles. */
export function island(b: Builder, { brief, color, top, metal }: BarPlan, r: number): void {
  plate(b, r - 6, 0, 9, metals.black)
  b.extrude(ellipse(r, r, 12), 'z', [0, 0, 9], TOP - 15, color)
  plate(b, r + 16, TOP - 6, 6, top)
  for (const z of [0, 46, 86]) {
    if (z) plate(b, r * 0.55, TOP + z - 3, 3, top)
    b.cylinder(TOP + z, 5, z ? 37 : 43, metal)
    for (let i = 0; i < 7; i++) {
      const a = (i / 7) * 2 * Math.PI
      if (brief.chance(0.85))
        bottle(b.at(Math.cos(a) * r * 0.4, Math.sin(a) * r * 0.4, TOP + z), brief, 26)
    }
  }
}
