import type { Builder } from '../kit/builder.ts'
import { partsOf, type Vec } from '../kit/geometry.ts'
import { type Mark, tint } from '../kit/mark.ts'
import { darker } from '../kit/palette.ts'
import { battens, panels } from './cladding.ts'

export type CounterShape = 'straight' | 'corner' | 'curved' | 'stepped'

interface CounterLook {
  w: number
  front: string
  top: string
  facing: 'plain' | 'slats' | 'panels'
}

/**
 * A reception desk centred on x: visitors stand at its +y side, staff sit at -y behind a worktop
 * 74 cm high. It reaches from y = -34 to y = 46.
 */
export function receptionDesk(b: Builder, shape: CounterShape, look: CounterLook) {
  builds[shape](b, look)
}

const builds: Record<CounterShape, (b: Builder, look: CounterLook) => void> = {
  straight(b, look) {
    const { w, front, top } = look
    b.block([-34, 70], [w - 8, 52, 4], top)
    b.box([[-w / 2 + 4, w / 2 - 8], -30, 0], [4, 48, 70], front)
    b.block([18, 0], [w, 10, 106], front, { front: facing(look) })
    b.block([10, 106], [w + 8, 34, 4], top)
  },
  corner(b, look) {
    const { w, front, top } = look
    builds.straight(b, look)
    b.box([w / 2 - 4, -96, 0], [4, 114, 106], front, { right: facing(look) })
    b.box([w / 2 - 16, -96, 106], [24, 106, 4], top)
  },
  curved(b, look) {
    const { w, front, top } = look
    b.block([-34, 70], [w - 28, 40, 4], top)
    arc(b, w / 2, 9, [0, 106], front, facing(look))
    arc(b, w / 2, 26, [106, 110], top, [], 3)
  },
  stepped(b, look) {
    const { w, front, top } = look
    const low = w * 0.36
    builds.straight(b.at(low / 2, 0), { ...look, w: w - low })
    b.box([-w / 2 - 4, 18, 0], [low - 0.5, 10, 72], darker(front, 0.2), { front: facing(look) })
    b.box([-w / 2 - 8, -34, 72], [low, 76, 4], top)
  },
}

/** Staves of a shallow bow along x, its middle nearest; `deep` cm thick, between two heights. */
function arc(
  b: Builder,
  half: number,
  deep: number,
  [low, high]: readonly [number, number],
  color: string,
  marks: readonly Mark[],
  forward = 0,
) {
  const count = 7
  const at = (i: number, inner: number): [number, number] => {
    const t = (i / count) * 2 - 1
    return [t * half * (1 - inner * 0.004), 42 - 34 * t * t - inner]
  }
  for (let i = 0; i < count; i++) {
    const ring = (z: number): Vec[] => [
      [...at(i, -forward), z],
      [...at(i + 1, -forward), z],
      [...at(i + 1, deep), z],
      [...at(i, deep), z],
    ]
    b.loft(ring(low), ring(high), marks.length > 0 && i % 2 ? darker(color, 0.06) : color)
  }
}

function facing({ facing: style }: CounterLook): Mark[] {
  const plinth = tint(0, 0, 1, 0.08, '#10262b', 0.35)
  if (style === 'slats') return [face => battens(Math.round(face.w / 7))(face), plinth]
  if (style === 'panels') return [face => panels(partsOf(face.w, 60))(face), plinth]
  return [plinth]
}
