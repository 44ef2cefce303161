import type { Builder } from '../../kit/builder.ts'
import { lines, type Mark, panel, upright } from '../../kit/mark.ts'
import { coats, metals, woods } from '../../kit/palette.ts'
import { window } from '../../props/openings.ts'
import { person } from '../../props/people.ts'
import { toolCabinet } from '../steel-things.ts'
import type { Layout } from './indoors.ts'

/** Beside the pieces, for the bench, in cm. */
const ASIDE = 230

export const workbench: Layout = {
  lines: () => [2, 40, 1.2],
  front: 40,
  aside: ASIDE,
  least: [360, 270],
  look: (_, { w }) => ({
    wall: '#e3ded1',
    sideWall: '#d5d3c8',
    floor: 'tiles',
    floorColor: '#c6c3b8',
    back: [...tools(0.04, (ASIDE - 50) / w), window([0.5, 0.52, 0.42, 0.34], { panes: 6 })],
    side: [window([0.3, 0.46, 0.5, 0.36], { panes: 4 })],
  }),
  fit(b, { brief, wood, accent }, { d }) {
    toolCabinet(b.at(40, 4), accent)
    timber(b.at(24, 150), wood)
    bench(b.at(30, d - 190))
    const shirt = brief.pick([coats.orange, coats.blue])
    person(b.at(120, d - 60, 0, 2), { shirt, pose: 'working', skin: brief.int(0, 3) })
  },
}

/** Saws and chisels on a board, `w` of the wall wide. */
function tools(u: number, w: number): Mark[] {
  const hung = [0.12, 0.28, 0.42, 0.56, 0.7, 0.86].map((at, i) =>
    lines(
      [upright(u + at * w, 0.76, i % 2 ? 0.56 : 0.62)],
      i % 2 ? metals.graphite : woods.teak,
      i % 3 ? 5 : 9,
    ),
  )
  return [panel(u, 0.5, w, 0.32, woods.ash), ...hung]
}

function timber(b: Builder, wood: string) {
  for (let i = 0; i < 3; i++)
    for (let k = 0; k < 4 - i; k++)
      b.box([4 + k * 24 + i * 12, 0, i * 10], [20, 170, 8], k % 2 ? wood : woods.ash)
}

function bench(b: Builder) {
  b.box([[8, 168], [6, 62], 0], [14, 12, 80], woods.oak)
  b.box([14, 12, 24], [160, 58, 5], woods.ash)
  b.box(80, [190, 80, 9], woods.ash)
  b.box([190, 22, 70], [14, 34, 22], metals.graphite)
  b.box([24, 20, 89], [120, 26, 5], woods.mahogany)
}
