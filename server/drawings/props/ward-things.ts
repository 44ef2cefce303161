import type { Builder } from '../kit/builder.ts'
import { triples } from '../kit/geometry.ts'
import { disc, level, lines, type Mark, panel, tint, upright } from '../kit/mark.ts'
import { brand, lighter, metals, woods } from '../kit/palette.ts'
import { screen } from './desk-things.ts'

/** A hospital bed with its head at y = 0, centred on x, 210 long. */
export function wardBed(b: Builder, blanket: string) {
  b.group(g => {
    for (const y of [34, 166]) {
      g.block([y, 0], [72, 8, 8], metals.graphite)
      g.block([y, 8], [20, 8, 24], metals.steel)
    }
    g.block([6, 32], [84, 196, 7], metals.chrome)
    g.block([0, 24], [88, 5, 74], '#e9e2d2', { front: [panel(0.08, 0.5, 0.84, 0.34, woods.ash)] })
    g.block([203, 24], [88, 5, 50], '#e9e2d2', { front: [panel(0.08, 0.3, 0.84, 0.5, woods.ash)] })
    g.block([7, 39], [80, 71, 14], '#fbfaf5')
    g.block([78.5, 39], [82, 123, 15], blanket, { top: [tint(0, 0.86, 1, 0.14, '#fbfaf5')] })
    g.quiet.block([14, 53], [52, 42, 8], '#ffffff')
    g.quiet.clear([42.5, 86, 40], [3, 84, 36], { right: [bars] })
  })
}

const bars: Mark = lines(
  [...[0, 0.25, 0.5, 0.75, 1].map(u => upright(u)), level(1), level(0.5)],
  '#8d9aa2',
  2.4,
)

export function drip(b: Builder) {
  b.cylinder(0, 18, 4, metals.graphite, { r2: 4 })
  b.quiet.cylinder(4, 1.8, 172, metals.chrome)
  b.wire(triples('-14 0 172, -10 0 178, 10 0 178, 14 0 172'), 2, metals.steel)
  b.quiet.box([7, -2, 144], [14, 4, 26], '#cfe9ee', {
    front: [tint(0.1, 0.06, 0.8, 0.5, '#8fc6d6')],
  })
}

export function vitals(b: Builder) {
  b.cylinder(0, 17, 4, metals.graphite, { r2: 4 })
  b.quiet.cylinder(4, 2, 100, metals.chrome)
  b.quiet.block([-12, 84], [30, 22, 12], '#e6e9ea')
  b.quiet.block(104, [42, 8, 32], '#e6e9ea', { front: screen() })
}

export function medicalTrolley(b: Builder, accent: string) {
  b.quiet.box([[-32, 29], [-20, 17], 0], [3, 3, 78], metals.chrome)
  b.quiet.block(20, [68, 44, 3], metals.chrome)
  b.block(78, [68, 44, 3], metals.chrome)
  b.quiet.box([-24, -12, 23], [30, 24, 16], '#f6f6f2')
  for (const [i, color] of [accent, '#b4703a', '#f6f6f2'].entries())
    b.quiet.cylinder([-22 + i * 14, -8, 81], 5, 12 + i * 3, color, { top: '#f6f6f2' })
  b.quiet.box([0, 4, 81], [28, 14, 2], '#a9bcc4')
}

export function scales(b: Builder) {
  b.block([-16, 0], [38, 44, 6], '#40525d', { top: [panel(0.1, 0.1, 0.8, 0.8, '#20272d', 0.5)] })
  b.block([-14, 6], [6, 5, 96], '#eef0ee')
  b.block([-15, 102], [30, 7, 26], '#eef0ee', {
    front: [disc(0.5, 0.5, 10, '#fbfbf8'), disc(0.5, 0.5, 2, brand.orange, 8)],
  })
}

export function wheelchair(b: Builder, color: string) {
  b.group(g => {
    g.block([-20, 46], [40, 42, 6], color)
    g.block([-25, 50], [40, 5, 44], color)
    for (const x of [-30, 24]) {
      g.rod('x', [x, -8, 31], 31, 4, metals.graphite, {
        ends: [disc(0.5, 0.5, 26, lighter(color, 0.6)), disc(0.5, 0.5, 4, metals.graphite, 10)],
      })
      g.box([x + (x < 0 ? 6 : -5), -20, 66], [3, 36, 4], metals.black)
    }
    for (const x of [-18, 14]) {
      g.box([x, 22, 12], [4, 4, 36], metals.steel)
      g.box([x - 6, 26, 10], [14, 18, 3], metals.graphite)
    }
  })
}
