import { casesOf, things } from '../../things/case-makes.ts'

export const bookcase = casesOf(
  {
    classic: {
      size: '84-130 32 160-205',
      feet: 'plinth 8',
      front: ['open open open open open | open open open open open', 'open open open open'],
      over: 3,
    },
    stairs: {
      size: '110-164 34 124-164',
      front: [
        'open open open open | open open open gap | open open gap gap | door gap gap gap',
        'door open open | open open gap | open gap gap',
      ],
      theme: 'mixed',
      on: [things(3)],
    },
    staggered: {
      size: '120-160 30 120-176',
      feet: 'plinth 4',
      front: [
        'open*.8 open*1.2 open | 1.7: open*1.2 open*.8 open*1.1 | open*.9 open*1.4 open*.7',
        '1.6: open open*.7 open*1.2 | open*1.4 open*.8 open*.7 | .8: open*.7 open open*1.2 open*.6',
      ],
    },
    low: {
      size: '140-200 34 54-70',
      feet: 'leaning posts plinth 14',
      front: ['open open | open open | open open', 'open open | .9: door | open open'],
      over: 1,
      on: [things(4)],
    },
    tower: {
      size: '38-50 34 160-205',
      feet: 'plinth 8',
      front: ['open open open open open', 'door*1.6 open open open open'],
    },
    rack: {
      size: '90-150 34 104-140',
      feet: 'frame hairpin sled 26-38',
      front: ['open open open', 'open open*.9 open*.8 | .7: open*.8 open open*.9'],
      over: 2,
    },
  },
  ['plain', 'framed', 'slatted', 'cane'],
  { theme: 'books' },
)
