import type { Builder } from '../../kit/builder.ts'
import type { Base } from '../../props/legs/pedestals.ts'
import { type TableMake, table } from '../../things/table.ts'
import type { View } from './views.ts'

type Legs = NonNullable<TableMake['legs']>

/** A short table, whose ends are what one looks at: on one kind of legs, or one by its name. */
export const ends =
  (legs: Legs | Record<string, Legs>, make: Omit<TableMake, 'legs'> = {}): View =>
  (b, { brief, h, wood, metal, over }) => {
    const style = typeof legs === 'string' ? legs : brief.make(legs)
    const [d, w] = [h * brief.between(0.45, 1.15), h * brief.between(0.45, 1.35)]
    const shape = brief.make({ topped: 'board', pair: 'glass', railed: 'slats' } as const)
    const top = style === 'sides' ? wood : over
    const look = { shape, legs: style, ...make, brief, w, d, h: h + 3, top, leg: wood, metal }
    table(b.at(0, 0, 0, brief.int(0, 1)), look)
  }

/** How wide a base is, and what lies on it, in cm. */
interface Reach {
  r: readonly [from: number, to: number]
  thick?: number
}

export function foot<S extends string>(
  draw: (b: Builder, style: S, base: Base) => void,
  styles: readonly S[],
  of: 'wood' | 'metal',
  { r: [from, to], thick = 3 }: Reach,
): View {
  return (b, plan) => {
    const { brief, h, over } = plan
    const r = brief.between(from, to)
    draw(b, brief.construction(styles), { r, h, color: plan[of] })
    const view = brief.construction(['round', 'bare', 'square'])
    if (view === 'round') b.cylinder(h, r * brief.between(0.9, 1.2), thick, over)
    if (view === 'square') b.box([-r, -r, h], [r * 1.5, r * 1.5, thick], over)
  }
}
