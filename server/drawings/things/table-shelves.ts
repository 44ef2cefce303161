import type { Builder } from '../kit/builder.ts'
import { finish, finishOf } from '../props/cabinets/finish.ts'
import { adorn, type Ornament } from '../props/ornaments.ts'
import { drawCase } from './case.ts'
import type { Under } from './table.ts'
import { endInset } from './table-bases.ts'

const stored: readonly Ornament[] = ['books', 'bowl', 'jars', 'tray', 'plant']

/** The width that is free between the legs, in cm. */
function between({ legs, w }: Under): number {
  const inset =
    { sides: 5.1, posts: 10.1, blocks: w * 0.32 + 0.1 }[legs as string] ?? endInset(w) + 3.6
  return w - 2 * inset
}

function shelf(b: Builder, under: Under, z: number) {
  const { brief, d, leg } = under
  const w = between(under)
  b.block(z - 2.4, [w, d - 8, 2.4], leg)
  adorn(b.at(-w / 2, -d / 2 + 4, z), brief, [w, d - 8], 3, stored)
}

export const tableShelves = {
  shelf: (b, under) => shelf(b, under, under.h * 0.34),
  shelves(b, under) {
    for (const share of [0.16, 0.6]) shelf(b, under, under.h * share)
  },
  rail: (b, under) => b.block(under.h * 0.4, [between(under), 3, 5], under.leg),
  apron(b, { w, d, h, leg }) {
    b.box([14 - w / 2, [7 - d / 2, d / 2 - 9], h - 11], [w - 28, 2, 11], leg)
    b.box([[-w / 2 + 7, w / 2 - 9], -d / 2 + 14, h - 11], [2, d - 28, 11], leg)
  },
  footrest(b, { w, d, leg }) {
    b.box([[-w / 2 + 6, w / 2 - 8], -d / 2 + 10.1, 24], [2, d - 20.2, 4], leg)
    b.block(24, [w - 16.2, 3, 4], leg)
  },
  case(b, { brief, w, d, h, leg }) {
    const { fronts } = finish(brief, ['plain', 'framed', 'slatted', 'cane'])
    const front = brief.pick(['drawer | drawer', 'open | drawer | open', 'drawer | open'])
    const high = caseHeight(h)
    const look = finishOf(leg, fronts)
    drawCase(b.at(-w / 2, -d / 2, h - high), { brief, look, front, size: [w, d, high] })
  },
} satisfies Record<string, (b: Builder, under: Under) => void>

/** Of the case under a low or a high table, in cm: its legs are so much shorter. */
export const caseHeight = (h: number): number => (h < 50 ? h * 0.72 : 18)
