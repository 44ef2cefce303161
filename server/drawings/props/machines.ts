import type { Builder } from '../kit/builder.ts'
import { pairs } from '../kit/geometry.ts'
import { levels, lines, panel, tint } from '../kit/mark.ts'
import { brand, coats, metals, woods } from '../kit/palette.ts'
import { screen } from './desk-things.ts'

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

export function toolCabinet(b: Builder, color: string) {
  b.box(8, [100, 46, 84], color, { front: [lines(levels(5, 0.04, 0.96), brand.ink, 2, 0.4)] })
  b.box([-3, 0, 92], [106, 50, 5], woods.oak)
}
