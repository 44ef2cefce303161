import type { Builder } from '../kit/builder.ts'
import { type Mark, tint } from '../kit/mark.ts'
import { brand, metals } from '../kit/palette.ts'
import { swaying } from './motions.ts'

/** A flag on a pole of 470 cm that waves a little, flying along +x. */
export function wavingFlag(b: Builder, color: string, stripes: readonly Mark[] = []): void {
  b.cylinder(0, 5, 470, metals.white)
  b.moving(swaying([5, 0, 430], 3, 5), g =>
    g.quiet.box([8, -1, 378], [120, 2, 78], color, { front: [...stripes] }),
  )
}

export const kenya = {
  color: '#26292b',
  stripes: [
    tint(0, 0.3, 1, 0.4, brand.paper),
    tint(0, 0.36, 1, 0.28, '#b3372f'),
    tint(0, 0, 1, 0.3, '#2f7a4c'),
  ],
}
