import type { Builder } from '../kit/builder.ts'
import { tint } from '../kit/mark.ts'
import { brand, metals } from '../kit/palette.ts'
import { swaying } from './motions.ts'

/** A flag on a pole, flying along +x; it waves a little. */
export function flagpole(b: Builder, h: number, color: string, stripes = plain) {
  b.cylinder(0, 20, 10, '#d8d3c4')
  b.cylinder(10, 4.5, h - 10, metals.steel, { r2: 3 })
  b.moving(swaying([4, 0, h - 52], 3, 5), g =>
    g.quiet.box([4, -1, h - 98], [140, 2, 92], color, { front: stripes }),
  )
}

const plain = [tint(0, 0.36, 1, 0.28, brand.paper)]

export const kenya = {
  color: '#26292b',
  stripes: [
    tint(0, 0.3, 1, 0.4, brand.paper),
    tint(0, 0.36, 1, 0.28, '#b3372f'),
    tint(0, 0, 1, 0.3, '#2f7a4c'),
  ],
}
