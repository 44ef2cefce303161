import type { Builder } from '../kit/builder.ts'
import { times } from '../kit/geometry.ts'
import { type Mark, panel, tint } from '../kit/mark.ts'
import { coats, darker, ground, metals } from '../kit/palette.ts'
import { corrugation } from './cladding.ts'
import { louvre, window } from './openings.ts'
import { shell } from './shell.ts'
import { iBeam } from './steelwork.ts'

interface HallLook {
  size: readonly [number, number, number]
  wall?: string
  accent?: string
  shutter?: boolean
}

const COLUMN = 26

export function hall(b: Builder, look: HallLook): void {
  const [w, d, h] = look.size
  const { wall = '#dfe3e0', accent = coats.sun, shutter = true } = look
  const bays = Math.max(3, Math.round(w / 300))
  const sheeting: Mark[] = [tint(0, 0, 1, 0.2, darker(wall, 0.16))]
  const band = times(bays, i =>
    window([(i + 0.14) / bays, 0.66, 0.72 / bays, 0.2], { panes: 3, sill: false }),
  )
  shell(b, {
    size: [w, d, h],
    wall,
    floor: 'carpet',
    floorColor: ground.concrete,
    back: [...sheeting, corrugation(34), ...band],
    side: [
      ...sheeting,
      corrugation(34),
      ...(shutter
        ? [panel(0.3, 0, 0.42, 0.7, metals.graphite), louvre([0.32, 0, 0.38, 0.67], 16, '#9aa6ab')]
        : [window([0.12, 0.66, 0.76, 0.2], { panes: 6, sill: false })]),
    ],
  })
  for (let i = 0; i <= bays; i++)
    iBeam(
      b.quiet,
      'z',
      [Math.min(w - COLUMN, Math.max(0.5, (i * w) / bays - 13)), 0.5, 0],
      h - 2,
      metals.steel,
      { w: COLUMN, h: 22 },
    )
  lane(b, w, d, accent)
}

function lane(b: Builder, w: number, d: number, color: string): void {
  for (const y of [d - 40, d - 170]) b.flat([10, y, 0], [w - 20, 9, 0.3], color)
}
