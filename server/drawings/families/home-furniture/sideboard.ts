import { casesOf, things } from '../../things/case-makes.ts'

export const sideboard = casesOf({
  classic: {
    size: '130-180 44 68-80',
    feet: 'bracket turned plinth 9-16',
    front: [
      'doors*2.2 drawer | doors*2.2 drawer',
      '.6: door*2.2 drawer | doors*2.2 drawer | .6: door*2.2 drawer',
    ],
    over: 2.5,
    on: [things(4)],
  },
  chest: {
    size: '110-160 44 70-88',
    feet: 'leaning bracket cabriole 10-22',
    front: [
      'drawer*1.3 drawer*1.1 drawer | drawer*1.3 drawer*1.1 drawer',
      'drawer*1.3 drawer*1.1 drawer | .7: door | drawer*1.3 drawer*1.1 drawer',
    ],
    over: 1.5,
    on: [things(4)],
  },
  high: {
    size: '100-130 44 96-120',
    feet: 'posts sled turned 12-20',
    front: 'door*1.4 open*.7 door | doors drawer*.4 drawer*.4 open*.8',
    on: [things(3)],
  },
  dresser: {
    size: '110-150 44 70-80',
    feet: 'plinth 7',
    front: 'door*2 drawer | door*2 drawer | door*2 drawer',
    over: 2,
    above: {
      inset: 3,
      size: '24 80-104',
      front: ['open open open', 'open open drawer', 'open open | open open'],
      theme: 'dishes',
      over: 2,
    },
  },
  glazed: {
    size: '84-112 44 64-76',
    feet: 'bracket posts cabriole 10-18',
    front: 'doors*2 drawer',
    over: 1.5,
    above: { inset: 2, size: '34 84-110', front: 'glass | glass', theme: 'dishes', over: 2 },
  },
})
