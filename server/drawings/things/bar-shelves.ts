import { fillShelf } from '../props/cabinets/contents.ts'
import { type Finish, finishOf } from '../props/cabinets/finish.ts'
import type { BarPlan } from './bar-counters.ts'
import type { Extra, Make } from './case-makes.ts'

const bottled = { theme: 'bottles', over: 3 } as const

const onTop: Extra = (b, { brief, d, tops }) => {
  for (const { x, w, z } of tops) fillShelf(b.at(x, 2, z), brief, 'bottles', [w, d - 6, 42])
}

/** Cases for bottles. */
export const barShelves = {
  cabinet: {
    size: '130-190 44 92',
    front: ['door | door | door', 'doors | doors'],
    over: 2,
    above: {
      ...bottled,
      inset: 0,
      size: '26 118-140',
      front: ['open open open', 'open open open | open open open'],
    },
  },
  glazed: {
    size: '88-112 44 64-76',
    feet: 'turned bracket 10-18',
    front: 'doors*2 drawer',
    over: 1.5,
    above: { ...bottled, inset: 2, size: '34 96-118', front: 'glass | glass' },
  },
  rack: {
    ...bottled,
    size: '96-160 34 112-140',
    feet: 'frame sled 26-34',
    front: ['open open open', 'open open*1.2 open'],
    on: [onTop],
  },
  bridge: {
    ...bottled,
    size: '150-200 36 176-204',
    front: [
      'open open open open | 1.8: door*1.8 gap*1.4 open open | open open open open',
      'open open open open | 2.4: doors*1.8 gap*1.4 open*1.6',
    ],
    on: [onTop],
  },
  tower: {
    ...bottled,
    size: '54-76 34 176-206',
    feet: 'plinth posts 8-12',
    front: ['door*1.6 open open open', 'wine wine wine open open*1.2'],
  },
  wine: {
    ...bottled,
    size: '92-152 34 128',
    front: [3, 4, 5].map(columns => Array(columns).fill('wine wine wine wine').join('|')),
    on: [onTop],
  },
} satisfies Record<string, Make>

/** What all cases of a bar share. */
export function barFinish({ brief, color, top, metal }: BarPlan): Finish {
  const style = brief.pick(['plain', 'framed', 'slatted', 'fluted', 'cane'])
  return finishOf(color, { style, handle: brief.pick(['knob', 'bar']), metal }, top)
}
