import type { Builder } from '../kit/builder.ts'
import { pairs, triples, type Vec } from '../kit/geometry.ts'
import { bent } from './bent.ts'
import { moulded, smoothed } from './moulded.ts'
import { type OutdoorLook, slats } from './outdoor-seats.ts'
import { cushion, plan as outlineOf } from './outline.ts'
import { leaning } from './pillows.ts'
import { rounded } from './sweep.ts'

export const sunBeds = {
  slatted(b: Builder, { wood, fabric }: OutdoorLook) {
    frame(b, wood)
    slats(b, [-30, -22, 31], [60, 120, 3], 12, wood)
    ramp(b, [-24, 34], [-82, 72], 58, 3, wood)
    pad(b, [92, 34], [-21, 34], 56, 8, fabric)
    ramp(b, [-26.4, 37.5], [-83, 76], 56, 8, fabric)
    leaning(b.at(0, -66, 66), 40, 22, 9, '#f1ece1', 9)
  },
  wave(b: Builder, { wood, metal }: OutdoorLook) {
    const profile = smoothed(pairs('96 26, 70 34, 40 26, 10 24, -20 42, -60 78, -80 84'), 2)
    for (const x of [-30, 30]) {
      bent(
        b,
        profile.map(([y, z]) => [x, y, z - 4]),
        3,
        metal,
        { across: [1, 0, 0] },
      )
      bent(b, rounded(triples('0 60 24, 0 66 1.5, 0 -50 1.5, 0 -44 58', [x, 0, 0]), 8), 3, metal, {
        across: [1, 0, 0],
      })
    }
    for (let i = 0; i < profile.length - 1; i++) {
      const [[y0, z0], [y1, z1]] = [profile[i], profile[i + 1]] as [
        [number, number],
        [number, number],
      ]
      for (const k of [0.04, 0.54]) {
        const at = (t: number): Vec => [0, y0 + (y1 - y0) * t, z0 + (z1 - z0) * t]
        bent(b, [at(k), at(k + 0.4)], [64, 2], wood, { across: [1, 0, 0] })
      }
    }
  },
  double(b: Builder, look: OutdoorLook) {
    const { metal, fabric } = look
    b.box([[-66, 62], [-86, 82], 0], [4, 4, 22], metal)
    b.block(22, [132, 172, 5], metal)
    for (const x of [-33, 33]) {
      const at = b.at(x, 0)
      pad(at, [84, 27], [-14, 27], 62, 10, fabric)
      ramp(at, [-19.4, 30.5], [-78, 70], 62, 10, fabric)
    }
    b.box([70, -30, 0], [34, 34, 34], look.wood)
  },
  adirondack(b: Builder, { wood }: OutdoorLook) {
    for (const side of [-1, 1]) {
      const x = side * 28
      b.box([x - 2, 24, 0], [4, 9, 52], wood)
      b.beam([x, 34, 30], [x, -54, 4], 6, wood)
      b.box([side < 0 ? -40 : 26, -28, 52], [14, 68, 3], wood)
      b.beam([x, -22, 18], [x, -27, 51], 4, wood)
    }
    for (let i = 0; i < 6; i++) {
      const [y, z] = [32 - i * 8, 33 - i * 2.4]
      b.loft(
        [
          [-25.8, y - 7, z - 2],
          [25.8, y - 7, z - 2],
          [25.8, y - 7, z],
          [-25.8, y - 7, z],
        ],
        [
          [-25.8, y, z],
          [25.8, y, z],
          [25.8, y, z + 2],
          [-25.8, y, z + 2],
        ],
        wood,
      )
    }
    const tall = [78, 92, 98, 92, 78]
    tall.forEach((h, i) => {
      const x = -25 + i * 10.2
      const at = (z: number, t: number): Vec => [x + t, -18 - (z - 20) * 0.4, z]
      b.loft(
        [at(20, 0), at(20, 9.2), at(h, 9.2), at(h, 0)],
        [at(20, 0), at(20, 9.2), at(h, 9.2), at(h, 0)].map(([a, y, z]): Vec => [a, y - 2.2, z]),
        wood,
      )
    })
    footrest(b.at(0, 66), wood)
  },
  deckchair(b: Builder, { wood, fabric }: OutdoorLook) {
    for (const x of [-27, 27]) {
      b.beam([x, 46, 0], [x, -46, 84], 3.4, wood)
      b.beam([x * 0.84, -40, 0], [x * 0.84, 34, 46], 3.4, wood)
    }
    b.beam([-26, -45.4, 84.6], [26, -45.4, 84.6], 3, wood)
    b.beam([-22, 35, 47], [22, 35, 47], 3, wood)
    const line = smoothed(pairs('34 48, 14 24, -8 22, -28 48, -44.4 84'), 2)
    const rows = (from: number, to: number) =>
      line.map(([y, z]) => [from, to].map((x): Vec => [x, y, z]))
    for (let i = 0; i < 5; i++)
      moulded(b, rows(-20 + i * 8, -12 + i * 8), 1, i % 2 ? '#f6efe0' : fabric)
  },
}

function frame(b: Builder, wood: string): void {
  for (const x of [-34, 30]) {
    b.box([x, -84, 24], [4, 184, 7], wood)
    b.box([x, 84, 0], [4, 6, 24], wood)
    b.rod('x', [x, -66, 11], 11, 4, '#33424a')
  }
  b.block([94, 24], [59.8, 5, 7], wood)
  b.block([-84, 24], [59.8, 5, 7], wood)
}

type At = readonly [y: number, z: number]

/** A board or cushion `w` wide between two places in (y, z), `thick` cm upwards. */
function ramp(b: Builder, from: At, to: At, w: number, thick: number, color: string): void {
  const n = Math.hypot(to[0] - from[0], to[1] - from[1])
  const up: At = [((to[1] - from[1]) / n) * thick * 0.5, (-(to[0] - from[0]) / n) * thick * 0.5]
  bent(
    b,
    [
      [0, from[0] + up[0], from[1] + up[1]],
      [0, to[0] + up[0], to[1] + up[1]],
    ],
    [w, thick],
    color,
    { across: [1, 0, 0] },
  )
}

function pad(b: Builder, [y0, z]: At, [y1]: At, w: number, thick: number, color: string): void {
  cushion(b.at(0, (y0 + y1) / 2), outlineOf(w, y0 - y1, w, 4), z, thick, color)
}

function footrest(b: Builder, wood: string): void {
  for (const x of [-24, 20]) {
    b.box([x, -16, 0], [4, 4, 26], wood)
    b.box([x, 14, 0], [4, 4, 22], wood)
  }
  slats(b, [-27, -18, 27], [54, 40, 2.4], 5, wood)
}
