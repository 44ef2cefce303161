import type { Builder } from '../kit/builder.ts'
import { base } from '../props/chair-bases.ts'
import { legs } from '../props/chair-legs.ts'
import { padded } from '../props/headboards.ts'
import { cushion, ellipse, plan, upright } from '../props/outline.ts'

export const dressingStoolStyles = ['pouf', 'bench', 'crossed', 'trumpet', 'slipper'] as const

export function dressingStool(
  b: Builder,
  style: (typeof dressingStoolStyles)[number],
  fabric: string,
  frame: string,
): void {
  stools[style](b, fabric, frame)
}

const stools = {
  pouf(b: Builder, fabric: string) {
    b.cylinder(0, 19, 6, fabric, { r2: 22, capped: false })
    b.cylinder(6, 22, 30, fabric, { capped: false })
    cushion(b, ellipse(22), 36, 6, fabric, 3)
  },
  bench(b: Builder, fabric: string, color: string) {
    legs(b, 'tapered', { w: 56, d: 34, h: 36, color })
    cushion(b, plan(60, 38, 60, 5), 36, 10, fabric)
  },
  crossed(b: Builder, fabric: string, color: string) {
    for (const lean of [-15, 15])
      for (const x of [-19, 19])
        b.beam([x + lean / 8, -lean, 0], [x + lean / 8, lean, 38], 3, color)
    cushion(b, plan(52, 38, 52, 4), 38, 7, fabric)
  },
  trumpet(b: Builder, fabric: string, color: string) {
    base(b, 'trumpet', { w: 40, d: 40, h: 38, color })
    cushion(b, ellipse(20), 38, 8, fabric, 3)
  },
  slipper(b: Builder, fabric: string, color: string) {
    legs(b, 'dowel', { w: 38, d: 36, h: 26, color, splay: 3 })
    cushion(b, plan(46, 44, 44, 8), 26, 16, fabric, 3)
    padded(b, upright(44, 42, 70, 14), -22, 6, fabric, 2)
  },
}
