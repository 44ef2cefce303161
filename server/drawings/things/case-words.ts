/** One space of a column: what closes or fills it, and its share of the height. */
export interface Cell {
  word: string
  share: number
}

/** A column of cells from below, and its share of the width. */
export interface Column {
  share: number
  cells: readonly Cell[]
}

/**
 * The columns of a front from the left: they are divided by `|`, their cells named from below.
 * `'2: door drawer*.5 | open'` has a first column twice as wide as the other, where a drawer half
 * as high as the door lies over it. A `gap` is free of any carcass.
 */
export function columnsOf(front: string): Column[] {
  return front.split('|').map(text => {
    const [cells = '', share = 1] = text.split(':').reverse()
    return { share: Number(share), cells: cells.trim().split(' ').map(cellOf) }
  })
}

function cellOf(text: string): Cell {
  const [word = '', share = 1] = text.split('*')
  return { word, share: Number(share) }
}

/** Stretches of a length by the shares, in cm, with boards `apart` cm thick between them. */
export function divided<T extends { share: number }>(all: readonly T[], length: number, apart = 0) {
  const sum = all.reduce((total, { share }) => total + share, 0)
  const free = length - apart * (all.length - 1)
  let from = 0
  return all.map(of => {
    const stretch = { of, from, size: (free * of.share) / sum }
    from += stretch.size + apart
    return stretch
  })
}
