import { casesOf, things } from '../../things/case-makes.ts'

export const bookcase = casesOf(
  {
    classic: {
      w: [84, 130],
      d: 32,
      h: [160, 205],
      feet: ['plinth', 8],
      front: ['open open open open open | open open open open open', 'open open open open'],
      over: 3,
    },
    stairs: {
      w: [110, 164],
      h: [124, 164],
      front: [
        'open open open open | open open open gap | open open gap gap | door gap gap gap',
        'door open open | open open gap | open gap gap',
      ],
      theme: 'mixed',
      on: [things(3)],
    },
    staggered: {
      w: [120, 160],
      d: 30,
      h: [120, 176],
      feet: ['plinth', 4],
      front: [
        'open*.8 open*1.2 open | 1.7: open*1.2 open*.8 open*1.1 | open*.9 open*1.4 open*.7',
        '1.6: open open*.7 open*1.2 | open*1.4 open*.8 open*.7 | .8: open*.7 open open*1.2 open*.6',
      ],
    },
    low: {
      w: [140, 200],
      h: [54, 70],
      feet: ['leaning posts plinth', 14],
      front: ['open open | open open | open open', 'open open | .9: door | open open'],
      over: 1,
      on: [things(4)],
    },
    tower: {
      w: [38, 50],
      h: [160, 205],
      feet: ['plinth', 8],
      front: ['open open open open open', 'door*1.6 open open open open'],
    },
    rack: {
      w: [90, 150],
      h: [104, 140],
      feet: ['frame hairpin sled', [26, 38]],
      front: ['open open open', 'open open*.9 open*.8 | .7: open*.8 open open*.9'],
      over: 2,
    },
  },
  ['plain', 'framed', 'slatted', 'cane'],
  { d: 34, theme: 'books' },
)
