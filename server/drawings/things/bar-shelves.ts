import { fillShelf } from '../props/cabinets/contents.ts'
import { type Finish, finishOf } from '../props/cabinets/finish.ts'
import type { BarPlan } from './bar-counters.ts'
import type { Extra, Make } from './case-makes.ts'

const theme = 'bottles'

const onTop: Extra = (b, { brief, d, tops }) => {
  for (const { x, w, z } of tops) fillShelf(b.at(x, 2, z), brief, theme, [w, d - 6, 42])
}

/** Cases for bottles. */
export const barShelves = {
  cabinet: {
    body: '130-190 44 92, over 2',
    front: ['door | door | door', 'doors | doors'],
    above: {
      inset: 0,
      body: '26 118-140, over 3',
      front: ['open open open', 'open open open | open open open'],
      theme,
    },
  },
  glazed: {
    body: '88-112 44 64-76 on turned bracket 10-18, over 1.5',
    front: 'doors*2 drawer',
    above: { inset: 2, body: '34 96-118, over 3', front: 'glass | glass', theme },
  },
  rack: {
    body: '96-160 34 112-140 on frame sled 26-34, over 3',
    front: ['open open open', 'open open*1.2 open'],
    theme,
    on: [onTop],
  },
  bridge: {
    body: '150-200 36 176-204, over 3',
    front: [
      'open open open open | 1.8: door*1.8 gap*1.4 open open | open open open open',
      'open open open open | 2.4: doors*1.8 gap*1.4 open*1.6',
    ],
    theme,
    on: [onTop],
  },
  tower: {
    body: '54-76 34 176-206 on plinth posts 8-12, over 3',
    front: ['door*1.6 open open open', 'wine wine wine open open*1.2'],
    theme,
  },
  wine: {
    body: '92-152 34 128, over 3',
    front: [3, 4, 5].map(columns => Array(columns).fill('wine wine wine wine').join('|')),
    theme,
    on: [onTop],
  },
} satisfies Record<string, Make>

/** What all cases of a bar share. */
export function barFinish({ brief, color, top, metal }: BarPlan): Finish {
  const style = brief.pick(['plain', 'framed', 'slatted', 'fluted', 'cane'])
  return finishOf(color, { style, handle: brief.pick(['knob', 'bar']), metal }, top)
}
