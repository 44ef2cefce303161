import type { Builder } from '../../../kit/builder.ts'
import { ground, leaves, woods } from '../../../kit/palette.ts'
import { homeWindow, type Skin, walls } from '../../../props/dwellings.ts'
import { fence } from '../../../props/fixtures.ts'
import { door } from '../../../props/openings.ts'
import { flowerPatch, patch, plot } from '../../../props/plots.ts'
import { shrub, tree } from '../../../props/trees.ts'
import { waterTank } from '../../../props/water-tank.ts'
import type { Cottage } from './cottage.ts'

/** Height of the walls. */
export const H = 220

/** A cottage of boards or logs. */
export interface Rustic extends Cottage {
  readonly timber: string
  readonly skin: Skin
}

/** Door in the middle, windows with shutters and flowers, stones at the foot. */
export function body(
  b: Builder,
  { timber, skin, stone, accent }: Rustic,
  w: number,
  d: number,
  half = false,
): void {
  const look = { shutters: accent, flowers: '#d8572a' }
  walls(b, [w, d, H], {
    color: timber,
    skin,
    base: [46, stone],
    front: [
      homeWindow([0.1, 0.36, 0.16, 0.42], look),
      door(half ? 0.38 : 0.42, 96 / w, 0.88, { color: accent }),
      ...(half ? [] : [homeWindow([0.74, 0.36, 0.16, 0.42], look)]),
    ],
    right: [0.14, 0.6].map(u => homeWindow([u, 0.38, 0.26, 0.4])),
  })
}

/** A farm garden with a fence, flowers, trees and now and then a tank for rain water. */
export function garden(b: Builder, { brief, accent }: Rustic, w: number, d: number): void {
  const [left, front] = [brief.pick([175, 240]), brief.pick([170, 240])]
  plot(b, [-left, -90, w + left + 190, d + front + 90], ground.lawn)
  patch(b, [w * 0.36, d, 110, front - 12], ground.gravel)
  fence(b.at(14 - left, d + front - 24), w * 0.36 + left - 24, {
    style: brief.pick(['rails', 'pales']),
    color: brief.pick([woods.ash, '#f4f0e4']),
  })
  flowerPatch(
    b,
    [w * 0.36 + 130, d + front - 70, w * 0.5, 46],
    brief.pick(['#d8572a', '#c9658a', '#e9b44c']),
  )
  if (left > 200 && brief.chance(0.5))
    waterTank(b.at(-160, 120), { stand: 180, r: 54, h: 110, color: accent })
  else
    tree(
      b.at(70 - left, d + 20),
      brief.pick(['poplar', 'conifer']),
      brief.between(200, 260),
      leaves.deep,
    )
  shrub(b.at(w + 120, d + front - 90), 32, leaves.fresh)
}
