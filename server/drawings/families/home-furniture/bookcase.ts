import { casesOf, things } from '../../things/case-makes.ts'

export const bookcase = casesOf(
  {
    classic: {
      body: '84-130 32 160-205 on plinth 8, over 3',
      front: ['open open open open open | open open open open open', 'open open open open'],
    },
    stairs: {
      body: '110-164 34 124-164',
      front: [
        'open open open open | open open open gap | open open gap gap | door gap gap gap',
        'door open open | open open gap | open gap gap',
      ],
      theme: 'mixed',
      on: [things(3)],
    },
    staggered: {
      body: '120-160 30 120-176 on plinth 4',
      front: [
        'open*.8 open*1.2 open | 1.7: open*1.2 open*.8 open*1.1 | open*.9 open*1.4 open*.7',
        '1.6: open open*.7 open*1.2 | open*1.4 open*.8 open*.7 | .8: open*.7 open open*1.2 open*.6',
      ],
    },
    low: {
      body: '140-200 34 54-70 on leaning posts plinth 14, over 1',
      front: ['open open | open open | open open', 'open open | .9: door | open open'],
      on: [things(4)],
    },
    tower: {
      body: '38-50 34 160-205 on plinth 8',
      front: ['open open open open open', 'door*1.6 open open open open'],
    },
    rack: {
      body: '90-150 34 104-140 on frame hairpin sled 26-38, over 2',
      front: ['open open open', 'open open*.9 open*.8 | .7: open*.8 open open*.9'],
    },
  },
  ['plain', 'framed', 'slatted', 'cane'],
  { theme: 'books' },
)
