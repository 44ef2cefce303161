import { sometimes } from '../../layout/row.ts'
import * as g from '../garden-things.ts'
import * as o from '../openings.ts'

export const garden = {
  stones: true,
  right: [g.tree, 'gap'],
  front: [g.low, 'gap', g.letterBox, 'gap', sometimes(g.shrub)],
} as const

/** The same, with a table for guests. */
export const guestGarden = { ...garden, left: ['gap', g.picnic] } as const

export const flowers = { flowers: o.flowers }
export const wide = (w: number) => o.window(w, { panes: 3 })
