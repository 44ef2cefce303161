import type { CouchMake } from './couch.ts'

/** Couches for any number. */
export const couches = {
  /** Straight arms on wooden feet. */
  track: {
    feet: ['tapered'],
    base: ['fabric', 14, 16],
    back: ['upright', 16],
    high: [72, 88],
    arms: ['soft', 15, 60],
    loose: true,
  },
  /** Close to the floor, with thick arms. */
  low: {
    feet: ['plinth'],
    base: ['fabric', 4, 20],
    back: ['soft', 22],
    high: [62, 74],
    arms: ['soft', 24, 48],
    deep: 100,
    loose: true,
  },
  /** Back and arms of one height, rolled over and buttoned. */
  buttoned: {
    feet: ['turned'],
    base: ['fabric', 12, 18],
    back: ['rolled', 14],
    high: [66, 70],
    arms: ['rolled', 17],
  },
  /** Back and arms of one height around a deep seat. */
  shelter: {
    feet: ['square', 'tapered'],
    base: ['fabric', 10, 18],
    back: ['seamed', 12],
    high: [62, 72],
    arms: ['seamed', 12],
  },
  /** A back that rises to a crest. */
  camel: {
    feet: ['cabriole', 'turned', 'tapered'],
    base: ['fabric', 17, 14],
    back: ['crested', 15],
    high: [86, 98],
    arms: ['rolled', 15, 58],
    deep: 84,
  },
  /** A wooden frame that shows. */
  framed: {
    base: ['wood', 22, 7],
    back: ['railed', 6],
    high: [72, 82],
    arms: ['open', 6, 60],
    deep: 82,
    loose: true,
  },
  /** A bench with a slatted back. */
  settle: {
    base: ['wood', 22, 8],
    back: ['slatted', 6],
    high: [80, 90],
    arms: ['slatted', 6, 60],
    deep: 76,
  },
  /** One long seat between sheets of steel. */
  slim: {
    feet: ['sled'],
    base: ['metal', 22, 5],
    back: ['none', 4],
    high: [72, 80],
    arms: ['sheet', 4, 58],
    deep: 80,
    loose: true,
    long: true,
  },
  /** Between bent tubes. */
  tubular: {
    base: ['metal', 24, 2],
    back: ['none', 8],
    high: [74, 88],
    arms: ['tube', 3, 54],
    deep: 72,
    loose: true,
  },
  /** A bed for the day with bolsters. */
  daybed: {
    feet: ['tapered', 'turned', 'hairpin', 'square'],
    base: ['wood', 24, 6],
    back: ['none', 2],
    high: [60, 60],
    arms: ['bolster', 0],
    deep: 84,
    long: true,
    place: 70,
  },
  /** The same before a board. */
  divan: {
    feet: ['tapered', 'hairpin', 'turned'],
    base: ['wood', 24, 6],
    back: ['board', 5],
    high: [70, 78],
    arms: ['bolster', 0],
    long: true,
    place: 70,
  },
} satisfies Record<string, CouchMake>

/** Couches for one. */
export const singles = {
  /** A single seat without arms. */
  slipper: {
    feet: ['tapered'],
    base: ['fabric', 18, 10],
    back: ['upright', 13],
    high: [78, 86],
    arms: ['none', 0],
    deep: 76,
  },
  /** A tall back with wings. */
  wing: {
    feet: ['tapered', 'turned'],
    base: ['fabric', 20, 12],
    back: ['winged', 14],
    high: [104, 114],
    arms: ['soft', 9, 57],
    deep: 72,
    place: 56,
  },
} satisfies Record<string, CouchMake>
