import type { Builder } from '../kit/builder.ts'
import { metals } from '../kit/palette.ts'
import { swaying } from './motions.ts'

/** A flag on a pole of 470 cm that waves a little, flying along +x. */
export function wavingFlag(b: Builder, color: string): void {
  b.cylinder([0, 0, 0], 5, 470, metals.white)
  b.moving(swaying([5, 0, 430], 3, 5), g =>
    g.box([8, -1, 378], [120, 2, 78], color, { casts: false }),
  )
}
