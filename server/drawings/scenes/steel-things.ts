import type { Builder } from '../kit/builder.ts'
import { add, pairs, type Vec } from '../kit/geometry.ts'
import { levels, lines, type Mark, tint, uprights } from '../kit/mark.ts'
import { brand, coats, darker, metals, namesOf, woods } from '../kit/palette.ts'
import type { Context, Thing } from '../layout/thing.ts'
import { sling } from '../props/bridge-crane.ts'
import { sparks } from '../props/laser-machine.ts'
import { breathing } from '../props/motions.ts'
import * as steel from '../props/steelwork.ts'
import { truss } from '../props/trusses.ts'
import { wheels } from '../props/vehicles.ts'
import { someone } from './outside.ts'

export const primerOf = ({ brief }: Context) =>
  brief.whole().pick([steel.primers.red, steel.primers.blue, steel.primers.grey])

const hollow: Mark = ({ w, h }) => tint(3 / w, 3 / h, 1 - 6 / w, 1 - 6 / h, '#1f2a30')({ w, h })

/** Sections: their size, from row to row of a pile, and how far each row is shifted, in cm. */
const sections = {
  beam: { w: 22, h: 26, up: 26, shift: 0 },
  tube: { w: 18, h: 18, up: 19, shift: 0 },
  pipe: { w: 18, h: 18, up: 15.84, shift: 10 },
}

/** Four columns of sections along x on two timbers. */
export const pile =
  (section: keyof typeof sections, length = 380, rows = 3): Thing =>
  (b, context) => {
    const { bare, galvanised } = steel.primers
    const color = context.brief.pick([bare, galvanised, primerOf(context)])
    const { w, h, up, shift } = sections[section]
    const half = 2 * (w + 2)
    b.box([[-length * 0.36, length * 0.36 - 12], -half - 8, 0], [12, 2 * half + 16, 10], '#b08a5a')
    for (let row = 0; row < rows; row++)
      for (let i = 0; i < (shift ? 4 - row : 4); i++) {
        const from = ((row * 13 + i * 7) % 16) - length / 2
        const at: Vec = [from, i * (w + 2) + row * shift - half, 10 + row * up]
        if (section === 'beam') steel.iBeam(b, 'x', at, length - 20, color, { w, h })
        else if (section === 'tube') b.box(at, [length - 20, w, h], color, { right: [hollow] })
        else b.rod('x', add(at, [0, 9, 9]), 9, length - 20, color, { ends: [hollow] })
      }
  }

/** A low one of any section. */
export const anyPile: Thing = (b, context) => {
  const chances = context.brief.fork('pile')
  pile(chances.pick(namesOf(sections)), chances.between(240, 320), 2)(b, context)
}

const welder: Thing = (b, context) => {
  const { brief } = context
  const at = b.facing(2)
  const hat = brief.pick([coats.sun, coats.orange, coats.teal])
  someone({ shirt: '#40545c', hat, pose: 'working' })(at, context)
  at.moving(breathing(0.1, 1, brief.between(1.6, 3)), flash => sparks(flash.at(0, 50, 88), 1.1))
}

export const weldingTable: Thing = (b, context) => {
  b.box([[-92, 80], [-48, 36], 0], [12, 12, 76], metals.graphite)
  b.block(76, [200, 112, 10], '#6d7a80', {
    top: [lines([...uprights(10, 0.06, 0.94), ...levels(6, 0.04, 0.96)], brand.ink, 2, 0.35)],
  })
  if (context.brief.chance(0.5)) {
    for (const y of [-40, 28]) b.block([y, 86], [148, 10, 10], '#a8503c')
    b.box([[-74, -6, 64], -30, 86], [10, 58, 10], '#a8503c')
  } else b.block([-12, 86], [160, 20, 24], '#a8503c')
  welder(b.at(0, 90), context)
}

/** Two bottles on a cart. */
export function gas(b: Builder) {
  b.block(0, [52, 28, 6], metals.graphite)
  const bottle = pairs('11 0, 11 100, 5 116, 4 124')
  b.turned([-13, 0, 6], bottle, coats.blue).turned([13, 0, 6], bottle, coats.brick)
}

/** It drives along +x. */
export const forklift: Thing = (b, { brief }) => {
  const color = brief.pick([coats.sun, coats.orange])
  b.group(g => {
    wheels(g, [-62, 50], 42, 24, 12)
    g.box([-100, -42, 14], [190, 84, 56], color, { front: [tint(0.5, 0, 0.16, 1, '#33424a')] })
    g.box([-96, -42, 70], [60, 84, 34], darker(color, 0.2))
    g.box([-40, [-42, 34], 104], [8, 8, 96], '#33424a')
    g.box([74, [-42, 34], 70], [8, 8, 130], '#33424a')
    g.box([-46, -46, 200], [136, 92, 6], '#33424a')
    g.box([-20, -24, 70], [50, 48, 12], '#33424a')
    g.box([92, [-30, 22], 4], [8, 8, 250], metals.graphite)
    g.box([100, [-30, 22], 6], [100, 8, 5], metals.steel)
  })
}
export const tools: Thing = (b, { brief }) =>
  toolCabinet(b, brief.pick([coats.sun, coats.orange, coats.teal, metals.graphite]))

export function toolCabinet(b: Builder, color: string) {
  b.box(8, [100, 46, 84], color, { front: [lines(levels(5, 0.04, 0.96), brand.ink, 2, 0.4)] })
  b.box([-3, 0, 92], [106, 50, 5], woods.oak)
}

export const girderWork: Thing = (b, context) => {
  for (const x of [80, 350]) steel.trestle(b.at(x, 0), 70, 140)
  truss(b.at(0, -5, 70), 'parallel', [430, 86], primerOf(context))
  welder(b.at(210, 90), context)
}
export const frameWork: Thing = (b, context) => {
  const color = primerOf(context)
  for (const x of [80, 380, 680]) steel.trestle(b.at(x, 140), 70, 320)
  for (const y of [0, 260]) steel.iBeam(b, 'x', [0, y, 70], 780, color)
  for (const x of [20, 260, 500, 740])
    steel.iBeam(b, 'y', [x, 18.5, 71], 241, color, { w: 16, h: 22 })
  for (const x of [330, 640])
    welder(b.at(x, 340), { ...context, brief: context.brief.fork(`welder ${x}`) })
}

export const hungBeam = (b: Builder, color: string, length = 300) => {
  sling(b)
  steel.iBeam(b, 'x', [-length / 2, -9, -70], length, color)
}
