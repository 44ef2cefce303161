import type { Builder } from '../kit/builder.ts'
import type { Vec } from '../kit/geometry.ts'
import { level, lines, panel } from '../kit/mark.ts'
import { brand, coats, metals } from '../kit/palette.ts'
import { toAndFro } from './motions.ts'
import { iBeam } from './steelwork.ts'

interface BridgeCraneLook {
  /** Between the two ends of the bridge, along y. */
  span: number
  /** Height of the runway. */
  height: number
  /** Length of the runway along x, and where on it the bridge stands. */
  runway: number
  at: number
  /** Whether both ends stand on legs that run on the floor; one runs on a beam at the wall, if not. */
  isFree?: boolean
  /** How far along the runway it travels to and fro. */
  by: number
  /** Builds what hangs on the hook; the builder's origin is the hook. */
  load: (b: Builder) => void
}

/** Where along the bridge the trolley stands, and how far its hook hangs down in cm. */
const TROLLEY = 0.46
const DROP = 110

/** A travelling crane: the corner of its runway is over the origin, the bridge spans along y. */
export function bridgeCrane(b: Builder, look: BridgeCraneLook) {
  const { span, height, runway, at, isFree, by } = look
  const travel = (build: (g: Builder) => void) => b.moving(toAndFro([by, 0, 0], 26), build)
  if (!isFree) iBeam(b.quiet, 'x', [0, 0, height - 34], runway, metals.graphite, { w: 20, h: 34 })
  for (const y of isFree ? [0, span - 20] : [span - 20]) {
    b.flat([0, y + 2, 0], [runway, 14, 0.4], metals.steel)
    travel(g => leg(g.at(at, y), height))
  }
  travel(g => bridge(g, look))
  travel(g => hoist(g, look))
}

function leg(b: Builder, height: number) {
  b.box([-56, 0, 18], [190, 20, 14], metals.graphite)
  for (const x of [-44, 106]) b.rod('y', [x + 8, 2, 9], 9, 16, '#23292d')
  b.beam([-36, 10, 32], [14, 10, height - 10], 16, coats.sun)
  b.beam([116, 10, 32], [66, 10, height - 10], 16, coats.sun)
  b.quiet.box([-8, 3, height * 0.46], [98, 14, 12], coats.sun)
}

const ribs = lines([level(0.14), level(0.86)], brand.ink, 2.4, 0.3)

function bridge(b: Builder, { span, height, at }: BridgeCraneLook) {
  for (const side of [0, 58])
    b.quiet.box([at + side, 4, height], [24, span - 8, 44], coats.sun, {
      right: side ? [ribs, panel(0.36, 0.2, 0.28, 0.6, brand.ink, 0.8)] : [],
    })
  b.quiet.box([at - 20, [0, span - 20], height], [16, 20, 24], metals.graphite)
  b.quiet.box([at - 4, span * TROLLEY - 40, height + 44], [90, 80, 26], coats.orange)
}

function hoist(b: Builder, { span, height, at, load }: BridgeCraneLook) {
  const [x, y, hook] = [at + 41, span * TROLLEY, height - DROP]
  for (const side of [-9, 9]) rope(b, [x + side, y, hook + 26], [x + side, y, height])
  b.quiet.box([x - 14, y - 10, hook], [28, 20, 26], coats.orange)
  load(b.at(x, y, hook))
}

/** What a beam or a plate hangs on: two ropes from 44 cm below the hook, 70 cm to each side. */
export function sling(b: Builder) {
  for (const x of [-70, 70]) rope(b, [x, 0, -44], [0, 0, 0])
}

export function rope(b: Builder, from: Vec, to: Vec) {
  b.wire([from, to], 3, metals.black)
}
