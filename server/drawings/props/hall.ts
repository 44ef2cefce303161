import type { Builder } from '../kit/builder.ts'
import { partsOf, times } from '../kit/geometry.ts'
import { panel, tint } from '../kit/mark.ts'
import { coats, darker, ground, metals } from '../kit/palette.ts'
import { corrugation } from './cladding.ts'
import { louvre, window } from './openings.ts'
import { shell } from './shell.ts'
import { iBeam } from './steelwork.ts'

interface HallLook {
  size: readonly [number, number, number]
  wall: string
  shutter: boolean
}

const COLUMN = 26

export function hall(b: Builder, { size: [w, d, h], wall, shutter }: HallLook) {
  const bays = partsOf(w, 300, 3)
  const sheeting = [tint(0, 0, 1, 0.2, darker(wall, 0.16)), corrugation(34)]
  const band = times(bays, i =>
    window([(i + 0.14) / bays, 0.66, 0.72 / bays, 0.2], { panes: 3, sill: false }),
  )
  const opening = shutter
    ? [panel(0.3, 0, 0.42, 0.7, metals.graphite), louvre([0.32, 0, 0.38, 0.67], 16, '#9aa6ab')]
    : [window([0.12, 0.66, 0.76, 0.2], { panes: 6, sill: false })]
  shell(b, {
    ...{ size: [w, d, h], wall, floor: 'carpet', floorColor: ground.concrete },
    back: [...sheeting, ...band],
    side: [...sheeting, ...opening],
  })
  for (let i = 0; i <= bays; i++) {
    const x = Math.min(w - COLUMN, Math.max(0.5, (i * w) / bays - 13))
    iBeam(b.quiet, 'z', [x, 0.5, 0], h - 2, metals.steel, { w: COLUMN, h: 22 })
  }
  for (const y of [d - 40, d - 170]) b.flat([10, y, 0], [w - 20, 9, 0.3], coats.sun)
}
