import type { Builder } from '../kit/builder.ts'
import { type Mark, panel } from '../kit/mark.ts'
import { darker, namesOf } from '../kit/palette.ts'
import {
  type AdornedLook,
  adornedTable,
  type TableLook,
  type TableWords,
  table,
  tableMake,
} from './table.ts'

const lowTables = {
  box: 'board on tapered',
  hairpin: 'board on hairpin',
  turned: 'board on turned',
  saber: 'board on saber, 3 thick',
  shelf: 'board on posts, shelf',
  glass: 'glass on crosses, 1.6 thick',
  cross: 'board on crosses, 5 thick',
  loops: 'board on loops, 5 thick',
  storage: 'board on tapered, case, 2 thick',
  waterfall: 'board on sides, shelf, 5 thick',
  blocks: 'board on blocks, 7 thick',
  block: 'rounded on plinth, 26 thick',
  tray: 'tray on crosses, 2 thick',
  round: 'round on stem, 3 thick',
  pedestal: 'round on column, 3 thick',
  drum: 'round on ribbed',
  oval: 'oval on panels, rail',
  pebble: 'pebble on panels, rail',
  nest: 'round on tripod, 2.4 thick',
  stumps: 'rings on trunk, 2 thick',
} satisfies Record<string, TableWords>

export type LowTableStyle = keyof typeof lowTables
export const lowTableStyles = namesOf(lowTables)

/** A low table centred on the origin with up to `most` things on it; some are two or three tables. */
export function lowTable(b: Builder, style: LowTableStyle, look: AdornedLook, most = 1) {
  const { brief, w = 100, h = 40 } = look
  const whole = { d: w * 0.58, ...look, ...tableMake(lowTables[style]), w, h }
  if (style !== 'nest' && style !== 'stumps') return adornedTable(b, whole, most)
  // From the same chances each, so that their legs are alike.
  const one = (share: number, high: number) => ({
    ...whole,
    ...{ brief: brief.fork('one'), w: w * share, h: h * high },
  })
  adornedTable(b.at(-w * 0.18, -6), one(0.64, 1.1), most)
  table(b.at(w * 0.32, 14), one(0.46, 0.86))
  if (brief.chance(0.5)) table(b.at(-w * 0.06, w * 0.42), one(0.36, 0.64))
}

export type MeetingShape = NonNullable<TableLook['shape']>

/** A box with sockets let into the middle of a top. */
export const sockets: Mark = face =>
  panel(0.5 - 20 / face.w, 0.5 - 6 / face.h, 40 / face.w, 12 / face.h, '#20272d')(face)

/** Narrow tables set in a ring, open in the middle or (as a U) towards one end. */
export function tableRing(
  b: Builder,
  { w, d, top, open = false }: { w: number; d: number; top: string; open?: boolean },
) {
  const deep = 56
  const bar = (at: Builder, length: number) => {
    at.block([-6, 0], [length - 4, 3, 69], darker(top, 0.18))
    at.block(69, [length, deep, 5], top)
  }
  bar(b.at(0, -d / 2 + deep / 2), w)
  bar(b.at(0, d / 2 - deep / 2, 0, 2), w)
  bar(b.at(-w / 2 + deep / 2, 0, 0, 3), d - 2 * deep - 1)
  if (!open) bar(b.at(w / 2 - deep / 2, 0, 0, 1), d - 2 * deep - 1)
}
