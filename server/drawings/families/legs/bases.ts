import type { Builder } from '../../kit/builder.ts'
import { type FrameType, frame, frameTypes } from '../../props/legs/frames.ts'
import type { Base } from '../../props/legs/pedestals.ts'
import type { View } from './views.ts'

/** One end of a table under its piece of the top, or both ends, with rails from one to the other. */
export function end(type: FrameType): View {
  return (b, { brief, h, wood, metal, over }) => {
    const style = brief.construction(frameTypes[type])
    // A wider one would seem to be seen edge on: its diagonals lie along the eye's plane.
    const [w, thick] = [h * brief.between(0.6, 0.85), 2 + h * brief.between(0.04, 0.07)]
    const color = type === 'trestle' ? wood : metal
    const at = b.at(0, 0, 0, brief.int(0, 1))
    const draw = (place: Builder) => frame(place, style, { w, h, thick, color })
    const deep = w * brief.between(0.5, 1)
    draw(at)
    const view = brief.construction(['topped', 'pair', 'railed'])
    if (view === 'topped') at.block([-deep, h], [w + 6, deep + thick / 2 + 2, 3], over)
    else draw(at.at(view === 'pair' ? brief.between(-16, 16) : 0, -deep))
    if (view === 'railed')
      at.box([[-w * 0.3, w * 0.3 - thick], -deep, h], [thick, deep + thick / 2, thick * 0.7], color)
  }
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
