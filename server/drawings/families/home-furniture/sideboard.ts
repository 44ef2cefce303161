import { casesOf, things } from '../../things/case-makes.ts'

export const sideboard = casesOf({
  classic: {
    body: '130-180 44 68-80 on bracket turned plinth 9-16, over 2.5',
    front: [
      'doors*2.2 drawer | doors*2.2 drawer',
      '.6: door*2.2 drawer | doors*2.2 drawer | .6: door*2.2 drawer',
    ],
    on: [things(4)],
  },
  chest: {
    body: '110-160 44 70-88 on leaning bracket cabriole 10-22, over 1.5',
    front: [
      'drawer*1.3 drawer*1.1 drawer | drawer*1.3 drawer*1.1 drawer',
      'drawer*1.3 drawer*1.1 drawer | .7: door | drawer*1.3 drawer*1.1 drawer',
    ],
    on: [things(4)],
  },
  high: {
    body: '100-130 44 96-120 on posts sled turned 12-20',
    front: 'door*1.4 open*.7 door | doors drawer*.4 drawer*.4 open*.8',
    on: [things(3)],
  },
  dresser: {
    body: '110-150 44 70-80 on plinth 7, over 2',
    front: 'door*2 drawer | door*2 drawer | door*2 drawer',
    above: {
      inset: 3,
      body: '24 80-104, over 2',
      front: ['open open open', 'open open drawer', 'open open | open open'],
      theme: 'dishes',
    },
  },
  glazed: {
    body: '84-112 44 64-76 on bracket posts cabriole 10-18, over 1.5',
    front: 'doors*2 drawer',
    above: { inset: 2, body: '34 84-110, over 2', front: 'glass | glass', theme: 'dishes' },
  },
})
