/** What legs and posts are cut to, in the words of `legOf`: from the floor to the head. */
export const turnings = {
  farmhouse:
    'ball 8 70, cove 3 45 60, bead 2 72, urn 44 46 98 54, bead 3 80, bead 3 92, block 20 100',
  baluster: 'taper 5 46 56, bead 3 80, vase 44 56 100 40, bead 3 74, cove 4 55 70, block 24 96',
  bobbin: 'ball 10 84, ball 10 88, ball 10 92, ball 10 96, ball 10 100, block 22 100',
  cup: 'ball 10 66, taper 14 32 36, bead 2 50, urn 22 40 100 86, vase 12 86 90 44, block 20 86',
  ringed: 'taper 5 34 46, bead 2 58, taper 46 40 78, bead 3 98, cove 4 84, bead 3 98, block 20 94',
  colonial: 'ball 7 70, block 11 86, vase 20 50 92 40, bead 3 66, urn 20 40 92 50, block 22 92',
  trumpet: 'bead 5 90, taper 3 50 40, taper 14 26 34, urn 30 34 100 90, cove 5 90 50, block 20 86',
}

/** Low feet for beds, sofas and cabinets. */
export const buns = {
  bun: 'taper 2 50 62, ball 16 100, taper 2 50 56, bead 3 72',
  onion: 'taper 2 40 50, vase 18 50 100 40, bead 3 62, taper 3 70 80',
  tulip: 'taper 3 42, bead 3 60, urn 18 42 100 90, bead 3 100',
  cone: 'black taper 3 40, taper 3 46 52, bead 3 62, taper 16 52 94, bead 4 100',
  discs: 'bead 6 66, taper 2 40, bead 7 86, taper 2 50, bead 8 100',
  pear: 'taper 2 60 66, urn 12 60 80 50, bead 3 66, cove 7 50 86, bead 4 100',
}

export const squares = {
  plain: 'black block 3 86, block 97 100',
  chamfered: 'block 16 100, octagon 52 98, block 32 100',
  marlborough: 'block 13 100, block 3 90, block 84 76',
  shod: 'brass block 16 98, block 84 100',
  stepped: 'block 26 62, block 4 70, block 32 80, block 4 90, block 34 100',
}

export const tapers = {
  square: 'block 74 50 100, block 26 100',
  round: 'black taper 2 42, taper 98 42 92',
  spade: 'block 10 46 72, block 2 72 50, block 66 50 100, block 22 100',
  ferrule: 'brass taper 14 42 49, taper 86 49 92',
}

export const flutings = {
  sheaf: 'ball 10 62, taper 2 44 50, fluted 62 44 84, bead 6 98, block 20 88',
  column: 'ball 10 98, taper 2 60 80, fluted 62 72, bead 6 98, block 20 88',
  twist: 'ball 10 98, taper 2 60 80, twisted 62 72, bead 6 98, block 20 88',
  toupie: 'ball 10 62, taper 2 44 38, fluted 62 30 82, bead 6 98, block 20 88',
}

export const newels = {
  vase: 'block 26 100, bead 2 86, vase 34 60 96 44, bead 2 74, block 16 100, cove 3 66 50, ball 10 92',
  barley:
    'block 22 100, ball 8 90, ball 8 86, ball 8 82, ball 8 78, block 16 100, cove 3 80 46, urn 12 46 90 20',
  column: 'block 18 100, cove 3 94 70, taper 46 70 54, bead 2 72, block 14 94, vase 10 50 84 24',
  acorn:
    'block 34 100, cove 3 90 60, urn 26 50 92 56, bead 2 80, block 18 100, bead 3 86, urn 9 70 74 14',
}

export const squareNewels = {
  flat: 'block 14 124, block 2 124 100, block 74 100, block 4 136, block 2 112',
  pyramid: 'block 14 124, block 2 124 100, block 72 100, block 4 136, block 7 118 10',
  ball: 'block 14 124, block 2 124 100, block 66 100, block 4 136, cove 2 60, ball 12 96',
}

export const balusters = {
  vase: 'block 14 100, bead 2 90, vase 34 56 100 40, bead 2 66, taper 22 46 60, block 12 90',
  double: 'block 12 90, urn 30 44 100 46, bead 2 80, vase 30 46 100 44, block 12 90',
  pin: 'block 18 90, bead 2 100, taper 56 80 44, bead 2 70, block 10 80',
  bobbin: 'taper 5 80, ball 12 100, ball 12 90, taper 36 50, ball 12 90, taper 8 60',
}
