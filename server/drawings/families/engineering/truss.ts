import type { Family } from '../../family.ts'
import type { Builder } from '../../kit/builder.ts'
import { brand, metals } from '../../kit/palette.ts'
import { primers, trestle } from '../../props/steelwork.ts'
import { truss as drawTruss, type TrussKind } from '../../props/trusses.ts'

interface Make {
  kinds: readonly TrussKind[]
  /** Span and height, in shares of what is drawn for a pitched one. */
  span: number
  high: number
  /** In how many pieces it waits to be joined. */
  pieces?: number
}

const makes: Record<string, Make> = {
  pitched: { kinds: ['pitched'], span: 1, high: 1 },
  parallel: { kinds: ['pratt', 'warren'], span: 1, high: 0.66 },
  bowstring: { kinds: ['bowstring'], span: 1, high: 1 },
  sections: { kinds: ['pratt', 'warren'], span: 1.6, high: 0.9, pieces: 2 },
  scissor: { kinds: ['scissor'], span: 1, high: 1.1 },
  'lean-to': { kinds: ['lean-to'], span: 0.7, high: 1 },
}

export const truss: Family = (b, brief) => {
  const { kinds, pieces = 1, ...share } = brief.make(makes)
  const [span, high] = [brief.between(340, 560) * share.span, brief.between(90, 170) * share.high]
  const color = brief.pick([...Object.values(primers), metals.black, '#d8a83c'])
  const at = b.at(0, 0, 0, brief.pick([0, 0, 1]))
  const [stand, kind] = [brief.between(50, 90), brief.pick(kinds)]
  at.slab([-40, -75, -8], [span + 80, 150, 8], '#d9dcd8')
  const piece = span / pieces
  for (let i = 0; i < pieces; i++) {
    const [x, length] = [i * piece, piece - (i < pieces - 1 ? JOINT : 0)]
    drawTruss(at.at(x, -5, stand), kind, [length, high], color)
    for (const share of pieces > 1 ? [0.5] : [0.12, 0.88])
      trestle(at.at(x + length * share, 0), stand, 100)
    if (i > 0) joint(at.at(x - JOINT, 0, stand), high)
  }
}

/** Between two sections that wait to be joined, in cm. */
const JOINT = 26

function joint(b: Builder, high: number): void {
  for (const z of [0, high]) b.box([-9, 5.4, z + 1], [JOINT + 18, 2, 9], brand.orange)
}
