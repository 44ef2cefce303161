import type { Brief } from '../../../brief.ts'
import type { Builder } from '../../../kit/builder.ts'
import { darker, lighter } from '../../../kit/light.ts'
import { cabinet, column } from '../../../props/cabinets/cabinet.ts'
import { hangingRail, shoes } from '../../../props/cabinets/clothes.ts'
import { fillShelf } from '../../../props/cabinets/contents.ts'
import type { Finish } from '../../../props/cabinets/finish.ts'
import { door, drawer, FRONT } from '../../../props/cabinets/fronts.ts'
import { silvered, standing, wardrobeDepth } from './plan.ts'

/** Wardrobes that show what is inside. */
export const openWardrobes = {
  /** Sliding doors, one drawn before the other. */
  sliding(b, brief, look) {
    const [w, h, t] = [brief.between(170, 240), brief.between(196, 220), 3]
    shell(b, look.color, w, h)
    const leaf = w * 0.51
    const shift = brief.between(0.3, 0.9) * leaf
    hangingRail(b.at(t, 2, 8), brief, [w - 2 * t, wardrobeDepth - 12, h - 34])
    shoes(b.at(t, 2, 8), brief, w - 2 * t, wardrobeDepth - 12)
    b.box(
      [w - leaf, wardrobeDepth - 7, 8],
      [leaf - t, 2.4, h - 12],
      look.fronts.color,
      brief.chance(0.6) ? { front: silvered(0.04, 0.02) } : {},
    )
    door(b, [shift * 0.6 + t, 8, leaf - t, h - 12], wardrobeDepth - 4, look.fronts, 'left')
  },
  /** The left half open, with clothes, folded linen and shoes. */
  open(b, brief, look) {
    const [w, h] = [brief.between(130, 180), brief.between(190, 214)]
    const part = w * brief.between(0.48, 0.6)
    shell(b, look.color, w, h)
    b.box([part, 0.8, 8], [2.2, wardrobeDepth - 0.8, h - 12], look.color)
    hangingRail(b.at(3, 2, 8), brief, [part - 4, wardrobeDepth - 4, h - 32])
    shoes(b.at(3, 2, 8), brief, part - 3, wardrobeDepth - 4)
    for (const share of [0.3, 0.62])
      door(
        b,
        [
          part + 2.2,
          8 + (h - 12) * (share - 0.3),
          w - part - 5,
          (h - 12) * (share === 0.3 ? 0.3 : 0.7) - 0.6,
        ],
        wardrobeDepth,
        look.fronts,
        'right',
      )
  },
  /** One leaf stands open. */
  ajar(b, brief, look) {
    const [w, h] = [brief.between(100, 130), brief.between(180, 205)]
    const z = standing(b, brief, look, w, [
      brief.pick(['posts', 'leaning', 'turned'] as const),
      brief.between(10, 20),
    ])
    const at = b.at(0, 0, z)
    const half = w / 2
    shell(at, look.color, w, h)
    at.box([half - 1.1, 0.8, 8], [2.2, wardrobeDepth - 0.8, h - 12], look.color)
    hangingRail(at.at(3, 2, 34), brief, [half - 5, wardrobeDepth - 4, h - 58])
    fillShelf(at.at(3, 2, 8), brief, 'linen', [half - 5, wardrobeDepth - 4, 22])
    at.box([3, 2, 31], [half - 4.2, wardrobeDepth - 4, 2], look.color)
    door(at, [half + 0.2, 0.4, half - 0.4, h - 0.8], wardrobeDepth, look.fronts, 'right')
    at.box([0, wardrobeDepth + 0.2, 0.4], [FRONT, half - 1, h - 0.8], look.fronts.color, {
      right: silvered(0.12, 0.1),
    })
  },
  /** Towers and a bridge around a niche with a seat. */
  bridge(b, brief, look) {
    const [side, gap, h] = [brief.between(52, 66), brief.between(70, 96), brief.between(206, 230)]
    const plain = { brief, ...look }
    cabinet(b, { ...plain, size: [side, wardrobeDepth, h], bays: [column(1, 'door')] })
    cabinet(b.at(side + gap, 0), {
      ...plain,
      size: [side, wardrobeDepth, h],
      bays: [column(1, ['door', 2], ['drawer', 0.4], ['drawer', 0.4])].map(bay => ({
        ...bay,
        cells: [...bay.cells].reverse(),
      })),
    })
    cabinet(b.at(side, 0, h * 0.74), {
      ...plain,
      size: [gap, wardrobeDepth - 10, h * 0.26],
      bays: [column(1, 'doors')],
    })
    b.box([side, 0, 0], [gap, 2, h * 0.74], lighter(look.color, 0.3), { casts: false })
    b.box([side, 2, 0], [gap, wardrobeDepth - 6, 36], look.color)
    drawer(b, [side + 1, 2, gap - 2, 32], wardrobeDepth - 4, look.fronts)
    b.box(
      [side, 2, 36],
      [gap, wardrobeDepth - 5, 9],
      brief.pick(['#2f6b70', '#c98a68', '#80506f', '#d9ccb6']),
    )
  },
} satisfies Record<string, (b: Builder, brief: Brief, look: Finish) => void>

/** The boards of a case without its fronts, open to the front. */
function shell(b: Builder, color: string, w: number, h: number): void {
  const inside = lighter(color, 0.28)
  b.box([0, 0, 0], [w, wardrobeDepth, 8], color)
  b.box([3, 0, 8], [w - 6, 0.8, h - 12], darker(inside, 0.16), { casts: false })
  for (const x of [0, w - 3]) b.box([x, 0, 8], [3, wardrobeDepth, h - 12], color)
  b.box([0, 0, h - 4], [w, wardrobeDepth, 4], color)
}
