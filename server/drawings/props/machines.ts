import type { Builder } from '../kit/builder.ts'
import { pairs } from '../kit/geometry.ts'
import { levels, lines, panel, tint, uprights } from '../kit/mark.ts'
import { brand, coats, darker, metals, woods } from '../kit/palette.ts'
import { screen } from './desk-things.ts'
import { wheels } from './vehicles.ts'

export function weldingTable(b: Builder, part: 'frame' | 'beam') {
  b.box([[-92, 80], [-48, 36], 0], [12, 12, 76], metals.graphite)
  b.block(76, [200, 112, 10], '#6d7a80', {
    top: [lines([...uprights(10, 0.06, 0.94), ...levels(6, 0.04, 0.96)], brand.ink, 2, 0.35)],
  })
  if (part === 'beam') {
    b.block([-12, 86], [160, 20, 24], '#a8503c')
    return
  }
  for (const y of [-40, 28]) b.block([y, 86], [148, 10, 10], '#a8503c')
  b.box([[-74, -6, 64], -30, 86], [10, 58, 10], '#a8503c')
}

export function gasBottles(b: Builder) {
  b.block(0, [52, 28, 6], metals.graphite)
  const bottle = pairs('11 0, 11 100, 5 116, 4 124')
  b.turned([-13, 0, 6], bottle, coats.blue).turned([13, 0, 6], bottle, coats.brick)
}

export function pressBrake(b: Builder, color: string) {
  b.box([[0, 290], 0, 0], [30, 110, 230], color)
  b.box([30, 24, 0], [260, 40, 92], metals.graphite)
  b.box([30, 20, 118], [260, 46, 100], color, {
    front: [panel(0.3, 0.4, 0.4, 0.3, '#f3f0e7'), tint(0, 0, 1, 0.1, '#b9c4c9')],
  })
  b.box([30, 64, 86], [260, 66, 3], '#bcc8cd')
  b.quiet.box([334, 60, 96], [40, 30, 44], '#33424a', { front: screen('#5fae9d') })
  b.box([350, 70, 0], [10, 10, 96], metals.graphite)
}

/** A forklift driving along +x, its middle over the origin. */
export function forklift(b: Builder, color = coats.sun) {
  b.group(g => {
    wheels(g, [-62, 50], 42, 24, 12)
    g.box([-100, -42, 14], [190, 84, 56], color, { front: [tint(0.5, 0, 0.16, 1, '#33424a')] })
    g.box([-96, -42, 70], [60, 84, 34], darker(color, 0.2))
    g.box([-40, [-42, 34], 104], [8, 8, 96], '#33424a')
    g.box([74, [-42, 34], 70], [8, 8, 130], '#33424a')
    g.box([-46, -46, 200], [136, 92, 6], '#33424a')
    g.box([-20, -24, 70], [50, 48, 12], '#33424a')
    g.box([92, [-30, 22], 4], [8, 8, 250], metals.graphite)
    g.box([100, [-30, 22], 6], [100, 8, 5], metals.steel)
  })
}

export function toolCabinet(b: Builder, color: string) {
  b.box(8, [100, 46, 84], color, { front: [lines(levels(5, 0.04, 0.96), brand.ink, 2, 0.4)] })
  b.box([-3, 0, 92], [106, 50, 5], woods.oak)
}
