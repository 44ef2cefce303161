import type { Builder } from '../../../../kit/builder.ts'
import { metals } from '../../../../kit/palette.ts'
import { bedFrame } from '../../../../props/bed-frames.ts'
import { bedding } from '../../../../props/bedding.ts'
import { type ClosetStyle, closet } from '../../../../props/closets.ts'
import { paddedBoards, woodenBoards } from '../../../../props/headboards.ts'
import { tableLamp } from '../../../../props/lamps.ts'
import { drawers } from '../../../../props/storage.ts'
import type { Plan } from '../../../../rooms/plan.ts'

/** A bed for two, its head at y = 0, centred on x. */
export function double(b: Builder, { brief, scheme }: Plan, w = 160): void {
  const heads = { ...woodenBoards, ...paddedBoards }
  const look = { wood: scheme.wood, fabric: scheme.fabric, metal: metals.black }
  const low = brief.between(26, 36)
  const head = brief.pick([
    'panelled',
    'slats',
    'boards',
    'plank',
    'channels',
    'tufted',
    'arched',
  ] as const)
  heads[head](b, { brief, ...look, w, low: low + 8, top: low + brief.between(62, 86) })
  bedFrame(b, brief.pick(['rails', 'box', 'drawers', 'hover']), { ...look, w, l: 200, h: low })
  bedding(b.at(0, 2, low), { brief, w, l: 198, cover: scheme.fabric, accent: scheme.accent })
}

/** A nightstand with a lamp on either side of a bed `w` cm wide. */
export function nightstands(b: Builder, { brief, scheme }: Plan, w = 160): void {
  const color = brief.pick([scheme.wood, scheme.front])
  for (const side of [-1, 1]) {
    const x = side * (w / 2 + 36)
    b.box([x - 21, 0, 0], [42, 36, 46], color, { front: [drawers(1, 2)] })
    tableLamp(b.at(x, 18, 46), scheme.accent)
  }
}

/** A lamp on a small drum. */
export function tableLampOn(b: Builder, { scheme }: Plan): void {
  b.cylinder([0, 0, 0], 17, 42, scheme.wood)
  tableLamp(b.at(0, 0, 42), scheme.accent)
}

/** A wardrobe along x, its back at y = 0, no higher than `most`. */
export function wardrobe(b: Builder, { brief, h, scheme }: Plan, w: number, most = 208): void {
  const styles: readonly ClosetStyle[] = ['plain', 'framed', 'mirrored', 'louvred', 'sliding']
  closet(b, brief.pick(styles), {
    brief,
    w,
    h: Math.min(h - 24, most),
    color: brief.pick([scheme.front, scheme.wood, scheme.feature]),
    wood: scheme.wood,
    metal: metals.black,
  })
}
