import { metals } from '../../kit/palette.ts'
import { turned } from '../../layout/together.ts'
import { unitSize } from '../../props/container.ts'
import * as g from '../garden-things.ts'
import type { House } from '../house.ts'
import * as r from '../house-roofs.ts'
import * as walls from '../house-walls.ts'
import type { Look } from '../look.ts'
import * as o from '../openings.ts'
import * as p from '../porches.ts'
import { garden, wide } from './garden.ts'

const unit = { size: unitSize, walls: walls.unit, roof: r.none } as const
const beside = ['gap', turned(p.carport, 3)] as const
const inAccent = (_: unknown, { accent }: Look) => ({ wall: accent })

export const family = {
  joined: {
    ...unit,
    right: [o.window(116)],
    onTop: r.solar(4, 2),
    wings: [
      {
        ...unit,
        at: 90,
        back: -9,
        look: inAccent,
        front: [o.glazing(310), o.window(130)],
        right: [o.door(), o.window(64)],
        before: [p.shadedDeck(400, 150), 'gap'],
      },
    ],
    beside,
    site: garden,
  },
  bungalow: {
    size: [[700, 820], 330, 240],
    base: true,
    front: [o.door(), o.dressed(60), o.window()],
    right: o.two,
    roof: r.pitched([170, 170], { eave: 10, verge: 22, cover: 'tiles' }),
    wings: [
      {
        at: 0,
        size: [[280, 330], [120, 170], 240],
        base: true,
        front: [wide(150)],
        roof: r.pitched([108, 108], { along: 'y', eave: 16, verge: 0, cover: 'tiles' }),
      },
    ],
    before: [p.veranda(0.9)],
    beside: ['gap', p.chimney(230), 'gap', 'gap'],
    site: garden,
  },
  corner: {
    size: [[640, 760], 270, 265],
    front: [o.glazing(330)],
    right: [wide(160)],
    roof: r.flat(),
    onTop: r.solar(4, 1),
    wings: [
      {
        at: 0,
        size: [270, [300, 390], 245],
        look: inAccent,
        front: [wide(160)],
        right: [o.window(120), o.door()],
        roof: r.flat(metals.graphite),
      },
    ],
    before: [p.deck(240, ['gap', g.parasol, 'gap'])],
    site: garden,
  },
  'two-slopes': {
    size: [[360, 420], 340, 240],
    front: [o.glazing(300)],
    roof: r.against('right', 28, r.shed([90, 150])),
    wings: [
      {
        at: 'right',
        back: 400,
        size: [[360, 420], 340, 280],
        look: inAccent,
        front: [o.door(), wide(140)],
        right: o.two,
        roof: r.against('left', 28, r.shed([120, 190])),
      },
    ],
    before: [p.deck(130)],
    site: garden,
  },
  hipped: {
    size: [[560, 680], [400, 470], 245],
    base: true,
    front: [o.dressed(), o.door(), o.dressed()],
    right: o.two,
    roof: r.hipped([140, 190], 40),
    before: ['gap', p.veranda(0.36), 'gap'],
    beside,
    site: garden,
  },
} satisfies Record<string, House>
