import type { Builder } from '../kit/builder.ts'
import { darker } from '../kit/light.ts'
import { type Mark, panel } from '../kit/mark.ts'
import { metals } from '../kit/palette.ts'
import { type TableMake, table } from './table.ts'

export type MeetingShape = NonNullable<TableMake['shape']>

export interface MeetingTableLook {
  w: number
  d: number
  top: string
}

/** A box with sockets let into the middle of a top. */
export const sockets: Mark = face =>
  panel(0.5 - 20 / face.w, 0.5 - 6 / face.h, 40 / face.w, 12 / face.h, '#20272d')(face)

/** A table to meet at along x, centred on the origin, 74 cm high. */
export function meetingTable(b: Builder, shape: MeetingShape, look: MeetingTableLook): void {
  const make = { shape, legs: 'core', thick: 5, marks: [sockets] } as const
  table(b, { ...make, ...look, leg: darker(look.top, 0.25), metal: metals.graphite })
}

/** Narrow tables set in a ring, open in the middle or (as a U) towards one end. */
export function tableRing(b: Builder, look: MeetingTableLook & { open?: boolean }): void {
  const { w, d, top, open = false } = look
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
