import { brand } from '../../kit/palette.ts'
import { battens, boards } from '../../props/cladding.ts'
import { adorn, ornament } from '../../props/ornaments.ts'
import { casesOf, type Extra, lowShelf } from '../../things/case-makes.ts'

/** A lamp and small things. */
const night: Extra = (b, { brief, w, z }) => {
  const [isLit, isLeft] = [brief.chance(0.75), brief.chance(0.5)]
  if (isLit) ornament(b.at(w * (isLeft ? 0.3 : 0.7), 16, z), 'lamp', brief)
  const free = [isLit ? w - 30 : w, 30] as const
  const kinds = ['mug', 'clock', 'books', 'plant', 'candles', 'frame'] as const
  adorn(b.at(isLit && isLeft ? 30 : 0, 8, z), brief, free, 2, kinds)
}

/** A panel that the case hangs on: wide or narrow, on the floor or clear of it. */
const onPanel: Extra = (b, { brief, w, low, z, look }) => {
  const [left, right] = [brief.between(4, 46), brief.between(4, 46)]
  const foot = brief.pick([0, 0, low - 12])
  const clad = brief.pick([
    boards(4, true, brand.ink, 0.18),
    boards(5, false, brand.ink, 0.18),
    battens(18),
  ])
  const size = [left + w + right, 5, z + brief.between(22, 62) - foot] as const
  b.box([-left, -5, foot], size, look.fronts.color, { front: [clad] })
}

export const nightstand = casesOf(
  {
    chest: {
      body: '44-62 40 36-60 on plinth bracket turned 5-11, over 1.5',
      front: ['drawer drawer', 'drawer drawer drawer', 'drawer*1.6 drawer'],
    },
    legs: { body: '42-56 40 14-20 on leaning turned cabriole 34-46', front: 'drawer' },
    frame: {
      body: '44-58 40 14-18 on frame 34-44',
      front: ['drawer', 'open'],
      on: [night, lowShelf('books', 'plant', 'bowl')],
    },
    hung: {
      body: '40-64 30-40 14-30 on none 26-38',
      front: ['drawer', 'drawer drawer', 'open', 'open drawer*.9'],
      on: [night, onPanel],
    },
    door: {
      body: '44-54 40 42-54 on turned cabriole 10-18, over 2',
      front: ['door', 'door drawer*.5'],
    },
    shelves: {
      body: '34-42 36 56-66 on plinth sled 6',
      front: ['open open drawer*.6', 'open open'],
    },
    tall: {
      body: '36-44 40 54-66 on posts leaning bracket 8-16, over 1',
      front: ['door*1.7 drawer', 'door*1.7 open'],
    },
    wide: {
      body: '60-74 40 30-40 on sled hairpin leaning 10-22',
      front: ['open open | drawer drawer', 'door | open open'],
    },
    open: {
      body: '42-58 40 38-48 on posts sled leaning 6-22',
      front: ['open*1.4 drawer', 'drawer open*1.2', 'open drawer*.5 drawer*.5'],
    },
  },
  ['plain', 'framed', 'slatted', 'fluted', 'two-tone'],
  { on: [night] },
)
