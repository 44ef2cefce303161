import type { Builder } from '../kit/builder.ts'
import { darker } from '../kit/light.ts'
import { arc } from './sweep.ts'

/** A fine line around a wide round edge; the picture is fitted around the whole circle. */
export function rim(b: Builder, r: number, z: number, color: string): void {
  b.wire(arc([0, 0, z], r, 0, 360, 'xy', 32), 0.1, darker(color, 0.3))
}
