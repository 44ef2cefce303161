import type { Brief } from '../brief.ts'
import type { Builder } from '../kit/builder.ts'
import { namesOf } from '../kit/lists.ts'
import { adornedTable, type TableLook, type TableMake, table } from './table.ts'

const lowTables = {
  box: { legs: 'tapered' },
  hairpin: { legs: 'hairpin' },
  turned: { legs: 'turned' },
  saber: { legs: 'saber', thick: 3 },
  shelf: { legs: 'posts', under: 'shelf' },
  glass: { shape: 'glass', legs: 'crosses', thick: 1.6 },
  cross: { legs: 'crosses', thick: 5 },
  loops: { legs: 'loops', thick: 5 },
  storage: { legs: 'tapered', under: 'case', thick: 2 },
  waterfall: { legs: 'sides', under: 'shelf', thick: 5 },
  blocks: { legs: 'blocks', thick: 7 },
  block: { shape: 'rounded', legs: 'plinth', thick: 26 },
  tray: { shape: 'tray', legs: 'crosses', thick: 2 },
  round: { shape: 'round', legs: 'stem', thick: 3 },
  pedestal: { shape: 'round', legs: 'column', thick: 3 },
  drum: { shape: 'round', legs: 'ribbed' },
  oval: { shape: 'oval', legs: 'panels', under: 'rail' },
  pebble: { shape: 'pebble', legs: 'panels', under: 'rail' },
  nest: { shape: 'round', legs: 'tripod', thick: 2.4 },
  stumps: { shape: 'rings', legs: 'trunk', thick: 2 },
} satisfies Record<string, TableMake>

export type LowTableStyle = keyof typeof lowTables
export const lowTableStyles = namesOf(lowTables)

/** A low table centred on the origin with up to `most` things on it; some are two or three tables. */
export function lowTable(
  b: Builder,
  style: LowTableStyle,
  look: TableLook & { brief: Brief },
  most = 1,
): void {
  const { brief, w = 100, h = 40 } = look
  const whole = {
    ...look,
    shape: 'board' as const,
    ...lowTables[style],
    w,
    d: look.d ?? w * 0.58,
    h,
  }
  if (style !== 'nest' && style !== 'stumps') {
    adornedTable(b, whole, most)
    return
  }
  // From the same chances each, so that their legs are alike.
  const one = (share: number, high: number) => ({
    ...whole,
    brief: brief.fork('one'),
    w: w * share,
    h: h * high,
  })
  adornedTable(b.at(-w * 0.18, -6), one(0.64, 1.1), most)
  table(b.at(w * 0.32, 14), one(0.46, 0.86))
  if (brief.chance(0.5)) table(b.at(-w * 0.06, w * 0.42), one(0.36, 0.64))
}
