import type { Builder } from '../kit/builder.ts'
import { coats, metals } from '../kit/palette.ts'
import { madeRow, putRow, type Row } from '../layout/row.ts'
import type { Context, Thing } from '../layout/thing.ts'
import { bridgeCrane, sling } from '../props/bridge-crane.ts'
import { sparks } from '../props/laser-machine.ts'
import * as machines from '../props/machines.ts'
import { breathing, toAndFro } from '../props/motions.ts'
import * as steel from '../props/steelwork.ts'
import { truss } from '../props/trusses.ts'
import { someone } from './outside.ts'

type Steel = Thing

export const primerOf = ({ brief }: Context) =>
  brief.whole().pick([steel.primers.red, steel.primers.blue, steel.primers.grey])

export const pile =
  (section: steel.Section, length = 380, rows = 3): Steel =>
  (b, context) => {
    const { bare, galvanised } = steel.primers
    const color = context.brief.pick([bare, galvanised, primerOf(context)])
    steel.steelPile(b, length, color, section, rows)
  }

/** A low one of any section. */
export const anyPile: Steel = (b, context) => {
  const { pick, between } = context.brief.fork('pile')
  pile(pick(steel.sections), between(240, 320), 2)(b, context)
}

const welder: Steel = (b, context) => {
  const { brief } = context
  const at = b.at(0, 0, 0, 2)
  const hat = brief.pick([coats.sun, coats.orange, coats.teal])
  someone({ shirt: '#40545c', hat, pose: 'working' })(at, context)
  at.moving(breathing(0.1, 1, brief.between(1.6, 3)), flash => sparks(flash.at(0, 50, 88), 1.1))
}

export const weldingTable: Steel = (b, context) => {
  machines.weldingTable(b, context.brief.pick(['frame', 'beam']))
  welder(b.at(0, 90), context)
}
export const gas: Steel = machines.gasBottles
export const forklift: Steel = (b, { brief }) =>
  machines.forklift(b, brief.pick([coats.sun, coats.orange]))
export const tools: Steel = (b, { brief }) =>
  machines.toolCabinet(b, brief.pick([coats.sun, coats.orange, coats.teal, metals.graphite]))

export const girderWork: Steel = (b, context) => {
  for (const x of [80, 350]) steel.trestle(b.at(x, 0), 70, 140)
  truss(b.at(0, -5, 70), 'parallel', [430, 86], primerOf(context))
  welder(b.at(210, 90), context)
}
export const frameWork: Steel = (b, context) => {
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

export const underCrane =
  <C extends Context>(all: readonly Row<C>[]): Thing<C> =>
  (b, context) => {
    const rows = all.map((row, i) => madeRow(b, context, `under ${i + 1}`, row))
    const long = Math.max(...rows.map(({ least }) => least))
    let y = LEG
    for (const [i, row] of rows.entries()) {
      const placed = row.placed(long)
      putRow(b, `under ${i + 1}`, placed, at => [at, y, 0])
      y += Math.max(...placed.map(({ thing }) => thing.d)) + 40
    }
    bridgeCrane(b, {
      ...{ span: y + LEG, height: 430, runway: long, at: 70 },
      ...{ isFree: true, trolley: 0.62, drop: 150 },
      motion: toAndFro([long - 260, 0, 0], 24),
      load: hook => {
        sling(hook)
        truss(hook.at(-110, -5, -104), 'parallel', [220, 60], primerOf(context))
      },
    })
  }

const LEG = 60
