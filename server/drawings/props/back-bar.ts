import { type Mark, panel } from '../kit/mark.ts'

/** Bottles and glasses on lit shelves: a back bar over its whole face. */
export function backBar(columns: number, rows: number, wood: string): Mark {
  const bottles = ['#3f6650', '#8a5a38', '#d6a03c', '#c8d8dc', '#7a3b2e']
  return face => {
    const patches = [...panel(0, 0, 1, 1, wood)(face)]
    for (let row = 0; row < rows; row++) {
      const v = (row + 0.12) / rows
      patches.push(...panel(0.03, v, 0.94, 0.8 / rows, '#f3dfae', { glows: true })(face))
      bottles.forEach((color, k) => {
        const rings = Array.from({ length: columns }, (_, i) => i)
          .filter(i => (i * 3 + row) % bottles.length === k)
          .map(i => {
            const [u, w, h] = [
              0.05 + (i * 0.9) / columns,
              0.5 / columns,
              (0.42 + ((i * 7 + row) % 4) * 0.08) / rows,
            ]
            return [
              [u, v],
              [u + w, v],
              [u + w, v + h * 0.66],
              [u + w * 0.66, v + h * 0.76],
              [u + w * 0.66, v + h],
              [u + w * 0.34, v + h],
              [u + w * 0.34, v + h * 0.76],
              [u, v + h * 0.66],
            ] as const
          })
        if (rings.length > 0) patches.push({ fill: color, rings, edge: true })
      })
    }
    return patches
  }
}
