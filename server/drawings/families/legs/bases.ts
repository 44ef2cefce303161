import type { Foot } from '../../props/legs/pedestals.ts'
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

/** A foot that reaches so many cm around, bare or under something `thick` cm high. */
export const foot =
  (styles: Record<string, Foot>, of: 'wood' | 'metal', from: number, to: number, thick = 3): View =>
  (b, plan) => {
    const { brief, h, over } = plan
    const r = brief.between(from, to)
    brief.make(styles)(b, { r, h, color: plan[of] })
    const view = brief.construction(['round', 'bare', 'square'])
    if (view === 'round') b.cylinder(h, r * brief.between(0.9, 1.2), thick, over)
    if (view === 'square') b.box([-r, -r, h], [r * 1.5, r * 1.5, thick], over)
  }
