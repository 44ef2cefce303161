import type { Brief } from '../brief.ts'
import { panel, tint } from '../kit/mark.ts'
import { brand, coats, fabrics, ground, woods } from '../kit/palette.ts'
import { sometimes } from '../layout/row.ts'
import { DEEP } from '../props/container.ts'
import { each } from '../props/showcases.ts'
import { type Choice, modular, oneOf } from './modular.ts'
import * as o from './openings.ts'
import * as r from './roofs.ts'
import type { Facade } from './spread.ts'
import type { Unit } from './unit.ts'
import * as t from './unit-things.ts'

export const officeUnit = modular(() => ({
  ...{ paints: officePaints, sites: [parked, planted] },
  layouts: arrangements,
}))

const { teal, charcoal, cream, blue, sun, slate, orange } = coats
export const officePaints = [teal, charcoal, cream, blue, sun, slate, orange]

const parked = { path: ground.paving, front: [t.board, 'gap', t.bench], right: [t.car] } as const
const planted = {
  path: ground.paving,
  left: ['gap', sometimes(t.flag)],
  front: [t.board, 'gap', t.planter, t.bicycles],
  right: [t.tree(), 'gap', t.hedge],
} as const

const DARK = '#2b3a40'
const desks = (look: Parameters<typeof o.shown>[1] = {}) =>
  o.shown(
    ({ brief, size: [w] }) => {
      const count = Math.max(1, Math.round(w / 210))
      const chair = brief.pick([brand.teal, fabrics.rust, fabrics.denim])
      return each(count, 1, u => [
        ...[0.12, 0.72].map(leg => tint(u(leg), 0.12, 0.03, 0.26, DARK)),
        panel(u(0.05), 0.36, 0.8 / count, 0.05, woods.oak),
        panel(u(0.24), 0.44, 0.36 / count, 0.2, DARK),
        tint(u(0.26), 0.47, 0.32 / count, 0.15, '#8fc4cf'),
        panel(u(0.4), 0.14, 0.26 / count, 0.32, chair),
      ])
    },
    { room: '#eef0e4', ...look },
  )
/** Desks behind glass where the traits say so, else windows in steel. */
const side: Facade = ({ brief, storey, size: [w] }) =>
  isGlazed(brief)
    ? [desks()]
    : storey > 0 && w > 300 && brief.chance(0.4)
      ? [o.ribbon]
      : [o.panes()]
const front: Facade = look =>
  isGlazed(look.brief)
    ? [desks({ isEntrance: true })]
    : [o.entrance([t.step, t.shelter]), desks({ size: [110, 156, 62] })]
const isGlazed = (brief: Brief) => brief.whole().option('glazed', 0.35)

const top = [r.solarOrCooler]
export const block = (w: number, d: number = DEEP, more: Partial<Unit> = {}): Unit => ({
  ...{ size: [w, d], front: side, right: side, top, ...more },
})
export const main = (w: number, d: number = DEEP, more: Partial<Unit> = {}) =>
  block(w, d, { front, ...more })
const under = { top: r.terrace }

const arrangements: Record<string, Choice> = {
  'one-storey': oneOf({
    single: main(640),
    corner: { ...main(640), wing: block(DEEP, 320) },
    stepped: { units: [main(420, DEEP, { forward: 190 }), block(420)] },
    double: { units: [block(320, 300), main(320, 440)] },
    court: { ...main(760), leftWing: block(DEEP, 270), rightWing: block(DEEP, 270) },
  }),
  'two-storey': oneOf({
    aligned: { ...main(606), above: block(606) },
    slipped: { ...main(500), above: block(560, DEEP, { aside: 150 }) },
    terrace: { ...main(760, DEEP, under), above: block(420) },
    corner: { ...main(606), wing: block(DEEP, 350, under), above: block(606) },
  }),
  stacked: oneOf({
    crossed: {
      ...main(640, DEEP, under),
      above: block(DEEP, 540, { aside: 230, forward: -100 }),
    },
    bridge: {
      units: [main(DEEP, 430), block(DEEP, 430)],
      gap: 300,
      above: block(890, DEEP, { aside: -50, forward: 90 }),
    },
    zigzag: {
      ...main(520),
      above: [block(520, DEEP, { aside: 90 }), block(520, DEEP, { aside: -40 })],
    },
    pyramid: {
      units: [block(DEEP, 480), main(DEEP, 480), block(DEEP, 480)],
      above: [
        [block(DEEP, 340, { aside: 126 }), block(DEEP, 340)],
        block(DEEP, DEEP, { aside: 252 }),
      ],
    },
    tower: {
      ...main(520),
      above: [block(DEEP, 480, { aside: 60, forward: -60 }), block(480, DEEP, { forward: 30 })],
    },
  }),
}
