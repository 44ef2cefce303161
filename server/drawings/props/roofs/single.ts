import type { Builder } from '../../kit/builder.ts'
import { type Point, points, times, type Vec } from '../../kit/geometry.ts'
import { covering } from './covers.ts'

/** A flat-bottomed slope that falls to the front (+y), as over a lean-to or a shed. */
export function shedRoof(
  b: Builder,
  [w, d]: readonly [number, number],
  {
    rise,
    color,
    gable = color,
    eave = 24,
    trim = '#f3efe4',
  }: {
    rise: number
    color: string
    gable?: string
    eave?: number
    trim?: string
  },
): void {
  b.box([-eave, -eave, 0], [w + 2 * eave, d + 2 * eave, 8], trim)
  b.gable([-eave, -eave, 8], [w + 2 * eave, d + 2 * eave, rise], 'x', color, {
    ridge: 0,
    slopes: [covering('sheet')],
    endColor: gable,
  })
}

/** A round vault over a plan, its ends closed in `gable`; the ridge runs along x or y. */
export function vaultRoof(
  b: Builder,
  [w, d]: readonly [number, number],
  {
    rise,
    color,
    gable,
    along = 'x',
    eave = 20,
  }: {
    rise: number
    color: string
    gable: string
    along?: 'x' | 'y'
    eave?: number
  },
): void {
  const [span, length] = along === 'x' ? [d, w] : [w, d]
  const profile = times(11, (i): Point => {
    const a = (i / 10) * Math.PI
    return [span / 2 - Math.cos(a) * (span / 2 + eave), Math.sin(a) * rise]
  })
  const corner: Vec = along === 'x' ? [-eave, 0, 8] : [0, -eave, 8]
  b.box([-eave, -eave, 0], [w + 2 * eave, d + 2 * eave, 8], '#f3efe4')
  b.extrude(profile, along, corner, length + 2 * eave, color, { endColor: gable })
}

/** A plane on a slant: over the plan, `low` at its front edge (+y) and `high` at its back. */
export function slantedSlab(
  b: Builder,
  [w, d]: readonly [number, number],
  {
    low,
    high,
    color,
    thick = 10,
  }: {
    low: number
    high: number
    color: string
    thick?: number
  },
): void {
  b.extrude(
    points([0, high], [d, low], [d, low + thick], [0, high + thick]),
    'x',
    [0, 0, 0],
    w,
    color,
  )
}
