import type { Family } from '../../family.ts'
import type { Builder } from '../../kit/builder.ts'
import { metals } from '../../kit/palette.ts'
import { column, iBeam, portal, primers } from '../../props/steelwork.ts'

export const steelFrame: Family = (b, brief) => {
  const name = brief.construction(['storeys', 'portal'])
  const color = brief.pick([...Object.values(primers), metals.graphite, '#d8a83c'])
  const [bay, deep, h] = [brief.between(170, 260), brief.between(220, 360), brief.between(190, 280)]
  const bays = name === 'portal' ? brief.int(2, 3) : brief.int(1, 3)
  b.slab([-50, -50, -8], [bays * bay + 116, deep + 100, 8], '#d9dcd8')
  if (name === 'portal') {
    const [ridge, purlins] = [h + deep * brief.between(0.16, 0.34), brief.int(2, 4)]
    for (let i = 0; i <= bays; i++) portal(b.at(i * bay, 0), { deep, h, ridge }, color)
    for (let i = 0; i < bays; i++)
      for (let j = 0; j <= 2 * purlins; j++) {
        const out = (j / purlins - 1) * 0.94
        const z = ridge - (ridge - h) * Math.abs(out) + 15 - (j === purlins ? 2 : 0)
        const y = deep / 2 + out * (deep / 2 - 10)
        b.quiet.box([i * bay + 2, y - 3, z], [bay - 4, 6, 8], color)
      }
    if (brief.chance(0.6)) braces(b, bay, deep - 4, h, color)
    return
  }
  const [floors, storey] = [brief.int(2, 3), h * 0.72]
  for (let i = 0; i <= bays; i++)
    for (const y of [0, deep - 18]) column(b.at(i * bay, y), floors * storey + 14, color)
  for (let f = 1; f <= floors; f++) {
    const z = f * storey - 10
    const size = { w: 16, h: 22 }
    for (let i = 0; i <= bays; i++) iBeam(b, 'y', [i * bay, 18, z], deep - 36, color, size)
    for (let i = 0; i < bays; i++)
      for (const y of [1, deep - 17]) iBeam(b, 'x', [i * bay + 16, y, z], bay - 16, color, size)
    if (f < floors && brief.chance(0.6))
      b.quiet.box([17, 19, z + 22], [bays * bay - 18, deep - 38, 5], '#c3c7c2')
  }
  braces(b, bay, deep - 4, storey - 14, color)
}

/** Crossed bracing between the first two columns of the front, behind and before each other. */
function braces(b: Builder, bay: number, y: number, h: number, color: string): void {
  b.quiet.beam([18, y - 3, 12], [bay - 2, y - 3, h - 8], 5, color)
  b.quiet.beam([18, y + 2.6, h - 8], [bay - 2, y + 2.6, 12], 5, color)
}
