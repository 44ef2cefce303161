import type { Brief } from '../../../brief.ts'
import type { Builder } from '../../../kit/builder.ts'
import { disc, type Mark, panel } from '../../../kit/mark.ts'
import { woods } from '../../../kit/palette.ts'
import { patternHoles } from '../../../props/hole-patterns.ts'
import { pierced } from '../../../props/sheet-metal.ts'

/** What a part is cut from. */
export interface Plan {
  readonly brief: Brief
  readonly color: string
}

/** One or two upright panels with a pattern of holes, or a cover with vents. */
export function perforated(b: Builder, { brief, color }: Plan): void {
  const [w, h] = [brief.between(90, 200), brief.between(80, 190)]
  if (brief.option('cover', 0.25)) {
    cover(b, brief, color)
    return
  }
  const style = brief.int(0, 2)
  const pattern = brief.pick(['round', 'staggered', 'slots', 'squares', 'fading'] as const)
  const holes = patternHoles(pattern, w, h, brief.between(9, 15), 8)
  if (style === 2) {
    const other = patternHoles(brief.pick(['round', 'slots'] as const), w * 0.7, h * 0.8, 14, 9)
    pierced(b.at(-18, -70, 8), [w, h], holes, color)
    pierced(b.at(w * 0.42, 0, 8), [w * 0.7, h * 0.8], other, brief.pick([color, '#c3ccd1']))
    feet(b.at(-18, -70), w, 2.4)
    feet(b.at(w * 0.42, 0), w * 0.7, 2.4)
    return
  }
  const turned = b.at(0, 0, 0, style)
  pierced(turned.at(0, 0, 8), [w, h], holes, color)
  feet(turned, w, 2.4)
}

function feet(b: Builder, w: number, thick: number): void {
  for (const x of [w * 0.12, w * 0.88 - 8]) b.box([x, thick / 2 - 17, 0], [8, 34, 8], '#48545c')
}

/** A cover lying on two battens: vents, a round opening and holes for its screws. */
function cover(b: Builder, brief: Brief, color: string): void {
  const [w, d] = [brief.between(110, 170), brief.between(80, 130)]
  const dark = '#2b363c'
  const rows = brief.int(4, 6)
  const vents: Mark[] = Array.from({ length: rows }, (_, i) =>
    panel(0.1, 0.16 + (i * 0.7) / rows, 0.38, 0.34 / rows, dark),
  )
  for (const y of [10, d - 20]) b.box([12, y, 0], [w - 24, 10, 12], woods.oak)
  b.box([0, 0, 12], [w, d, 4], color, {
    top: [
      ...vents,
      disc(0.74, 0.6, d * 0.17, dark, 24),
      ...[0.06, 0.94].flatMap(u => [0.07, 0.93].map(v => disc(u, v, 3, dark, 10))),
    ],
  })
  for (const x of [0, w - 4]) b.box([x, 0, 16], [4, d, 16], color)
}
