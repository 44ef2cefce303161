import { casesOf, things } from '../../things/case-makes.ts'

export const sideboard = casesOf({
  classic: {
    w: [130, 180],
    h: [68, 80],
    feet: ['bracket turned plinth', [9, 16]],
    front: [
      'doors*2.2 drawer | doors*2.2 drawer',
      '.6: door*2.2 drawer | doors*2.2 drawer | .6: door*2.2 drawer',
    ],
    over: 2.5,
    on: [things(4)],
  },
  chest: {
    w: [110, 160],
    h: [70, 88],
    feet: ['leaning bracket cabriole', [10, 22]],
    front: [
      'drawer*1.3 drawer*1.1 drawer | drawer*1.3 drawer*1.1 drawer',
      'drawer*1.3 drawer*1.1 drawer | .7: door | drawer*1.3 drawer*1.1 drawer',
    ],
    over: 1.5,
    on: [things(4)],
  },
  high: {
    w: [100, 130],
    h: [96, 120],
    feet: ['posts sled turned', [12, 20]],
    front: 'door*1.4 open*.7 door | doors drawer*.4 drawer*.4 open*.8',
    on: [things(3)],
  },
  dresser: {
    w: [110, 150],
    h: [70, 80],
    feet: ['plinth', 7],
    front: 'door*2 drawer | door*2 drawer | door*2 drawer',
    over: 2,
    above: {
      inset: 3,
      d: 24,
      h: [80, 104],
      front: ['open open open', 'open open drawer', 'open open | open open'],
      theme: 'dishes',
      over: 2,
    },
  },
  glazed: {
    w: [84, 112],
    h: [64, 76],
    feet: ['bracket posts cabriole', [10, 18]],
    front: 'doors*2 drawer',
    over: 1.5,
    above: { inset: 2, d: 34, h: [84, 110], front: 'glass | glass', theme: 'dishes', over: 2 },
  },
})
