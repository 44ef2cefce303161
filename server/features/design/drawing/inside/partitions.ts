import type { Builder } from '../../../../drawings/kit/builder.ts'
import { lighter } from '../../../../drawings/kit/palette.ts'
import type { Block } from '../modules.ts'
import { THICK } from '../open-storey.ts'
import type { Paint } from '../paint.ts'
import { bay, baysOf } from './bays.ts'

/** Thickness, height, and the width of the passage, in cm. */
const [THIN, HIGH, WAY] = [6, 32, 96]
const COLOR = '#ddd6c8'

/** Walls between the parts of an open storey, cut low: each has a way through. */
export function partitions(b: Builder, blocks: readonly Block[], { wall }: Paint): void {
  const finish = { topColor: lighter(wall, 0.25) }
  for (const part of baysOf(blocks)) {
    const at = bay(b, part)
    const { margin } = part
    const start = THICK - margin
    const offset = -margin - THIN / 2
    if (part.joins.includes('left'))
      at.quiet.box([offset, start, 0], [THIN, part.depth - 2 * THICK - WAY, HIGH], COLOR, finish)
    if (part.joins.includes('back'))
      at.quiet.box([start, offset, 0], [part.length - 2 * start - WAY, THIN, HIGH], COLOR, finish)
  }
}
