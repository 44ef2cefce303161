import type { Builder } from '../kit/builder.ts'
import type { Point, Vec } from '../kit/geometry.ts'
import { darker } from '../kit/light.ts'
import { arc, bent, curve } from './bent.ts'
import type { Board } from './headboards.ts'
import { moulded } from './moulded.ts'

/** Head- and footboards that give a bed its whole character. */
export const bedsteads = {
  /** A board that rolls away at its top; at the foot it is turned round. */
  sleigh(b: Builder, { w, top, wood }: Board) {
    const k = Math.min(1, top / 105)
    const path: Point[] = [
      [-3, 8],
      [-2.6, top * 0.3],
      [-3 - 2 * k, top * 0.55],
      [-3 - 9 * k, top * 0.8],
      [-3 - 18 * k, top * 0.95],
      [-3 - 26 * k, top * 0.93],
    ]
    bent(
      b,
      path.map(([y, z]): Vec => [0, y, z]),
      [w + 8, 5],
      wood,
      { across: [1, 0, 0] },
    )
    b.rod('x', [-w / 2 - 4, -3 - 28 * k, top * 0.93 - 4 * k], 4.2 * k, w + 8, darker(wood, 0.12))
    for (const x of [-w / 2 - 4, w / 2 - 4]) b.box([x, -7, 0], [8, 8, 8], wood)
  },
  /** Bent tubes with bars, rings and brass knobs. */
  iron(b: Builder, { brief, w, low, top, metal }: Board) {
    const x = w / 2 + 1
    const knob = brief.pick(['#c29a4b', metal])
    const form = brief.pick(['hoop', 'rails', 'scrolls'] as const)
    const shoulder = low + (top - low) * (form === 'hoop' ? 0.45 : 0.8)
    for (const side of [-x, x]) {
      b.cylinder([side, -3, 0], 2.2, shoulder, metal)
      b.ball([side, -3, shoulder + 3], 3.6, knob)
    }
    for (const z of [low - 2, ...(form === 'hoop' ? [] : [shoulder - 4])])
      b.beam([-x + 2.2, -3, z], [x - 2.2, -3, z], 2.4, metal)
    const rise = (u: number) =>
      form === 'hoop' ? shoulder - 4 + (top - shoulder) * Math.sqrt(1 - u * u) : shoulder - 4
    if (form === 'hoop')
      bent(
        b,
        arc([0, shoulder - 4], [x - 2.4, top - shoulder], [0, 180], 14).map(
          ([u, z]): Vec => [u, -3, z],
        ),
        2.6,
        metal,
        { sides: 6 },
      )
    const count = brief.int(6, 10)
    for (let i = 0; i < count; i++) {
      const u = (2 * (i + 0.5)) / count - 1
      b.beam([u * (x - 4), -3, low - 0.6], [u * (x - 4), -3, rise(u) - 1.4], 1.7, metal)
    }
    if (form === 'scrolls') {
      bent(
        b,
        curve(12, t => [
          (x - 3) * (2 * t - 1),
          -3,
          shoulder - 2 + (top - shoulder + 14) * Math.sin(Math.PI * t) ** 1.5,
        ]),
        2.4,
        metal,
        { sides: 6 },
      )
      const r = (top - shoulder + 14) * 0.36
      const ring = arc([0, shoulder - 1.4 + r], [r, r], [0, 360], 14)
      bent(
        b,
        ring.map(([u, z]): Vec => [u, -3, z]),
        1.6,
        knob,
      )
    }
  },
  /** Turned posts and spindles. */
  turned(b: Builder, { brief, w, low, top, wood }: Board) {
    for (const x of [-w / 2, w / 2]) bobbin(b.at(x, -4), top, 4.4, wood)
    const inner = w - 9
    for (const z of [low - 4, top * 0.9]) b.beam([-inner / 2, -4, z], [inner / 2, -4, z], 5, wood)
    const count = brief.int(7, 10)
    const foot = low - 1.5
    for (let i = 0; i < count; i++)
      bobbin(
        b.at(-inner / 2 + ((i + 0.5) * inner) / count, -4, foot),
        top * 0.9 - 2.6 - foot,
        2,
        wood,
        false,
      )
  },
  /** A fan of cane in a half-round frame. */
  fan(b: Builder, { w, low, top }: Board) {
    const cane = '#c9a468'
    const [rx, rz] = [w / 2 + 8, top - low + 22]
    for (const x of [-w / 2 + 2, w / 2 - 7]) b.box([x, -6, 0], [5, 5, low - 3.4], cane)
    b.beam([-rx, -3.4, low - 2], [rx, -3.4, low - 2], 3.4, cane)
    for (const [k, t] of [
      [1, 3.4],
      [0.42, 2.4],
    ] as const)
      bent(
        b,
        arc([0, low - 0.2], [rx * k, rz * k], [0, 180], 18).map(([x, z]): Vec => [x, -3.4, z]),
        t,
        cane,
        { sides: 6 },
      )
    for (const angle of [12, 24, 36, 48, 60, 72, 84, 96, 108, 120, 132, 144, 156, 168]) {
      const [[x, z]] = arc([0, 0], [rx, rz], [angle, angle + 1], 1) as [Point]
      b.beam([x * 0.44, -3.4, low + z * 0.44], [x * 0.975, -3.4, low + z * 0.975], 1.3, cane)
    }
  },
}

/** Four tall posts with rails between their tops; `cloth` hangs curtains and loops over them. */
export function fourPosts(
  b: Builder,
  look: {
    readonly w: number
    readonly l: number
    readonly h: number
    readonly color: string
    readonly turned: boolean
    readonly cloth?: string | undefined
  },
): void {
  const { w, l, h, color, turned, cloth } = look
  for (const x of [-w / 2 - 3.5, w / 2 + 3.5])
    for (const y of [-4, l + 4]) {
      if (turned) bobbin(b.at(x, y), h, 4.4, color)
      else b.box([x - 3.5, y - 3.5, 0], [7, 7, h], color)
    }
  for (const y of [-4, l + 4]) b.box([-w / 2 - 7, y - 3, h], [w + 14, 6, 5], color)
  for (const x of [-w / 2 - 6.5, w / 2 + 0.5]) b.box([x, -1, h], [6, l + 2, 5], color)
  if (!cloth) return
  for (let i = 0; i < 2; i++) {
    const at = (t: number) => ((i + t) * l) / 5
    const rows = Array.from({ length: 6 }, (_, k) => k / 5).map(t =>
      [-w / 2, w / 2].map((x): Vec => [x, at(t), h + 7 - Math.sin(Math.PI * t) * 15]),
    )
    moulded(b, rows, 1, cloth, { casts: false })
  }
  for (const x of [-w / 2 - 15, w / 2 + 15]) curtain(b.at(x, -4), h, cloth)
}

/** A gathered curtain, tied at a third of its height. */
function curtain(b: Builder, h: number, cloth: string): void {
  const ring = (r: number, z: number): Vec[] =>
    arc([0, 0], [r * 0.8, r], [0, 315], 7).map(([x, y]): Vec => [x, y, z])
  b.loft(ring(7, 2), ring(3.4, h * 0.4), cloth)
  b.loft(ring(3.4, h * 0.4), ring(7, h - 1), cloth)
}

/** A post turned in beads. */
function bobbin(b: Builder, h: number, r: number, color: string, knob = true): void {
  const beads = Math.max(2, Math.round(h / (r * 9)))
  const profile: Point[] = [[r * 0.7, 0]]
  for (let i = 0; i < beads; i++) {
    const z = (k: number) => ((i + k) / beads) * h
    profile.push([r, z(0.18)], [r * 0.62, z(0.3)], [r * 0.9, z(0.62)], [r * 0.6, z(0.9)])
  }
  profile.push([r * 0.8, h])
  b.turned([0, 0, 0], profile, color)
  if (knob) b.ball([0, 0, h + r], r * 1.15, color)
}
