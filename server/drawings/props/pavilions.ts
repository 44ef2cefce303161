import type { Builder } from '../kit/builder.ts'
import type { Point, Vec } from '../kit/geometry.ts'
import { darker, lighter } from '../kit/light.ts'
import { type Mark, polygon } from '../kit/mark.ts'
import { woods } from '../kit/palette.ts'
import { planks } from './cladding.ts'
import { thatchColor } from './roofs/covers.ts'
import { pavilionRoof, polygonRing } from './roofs/hipped.ts'

export interface OpenRoofLook {
  readonly post?: string
  readonly floor?: string
  /** Posts along x and along y. */
  readonly posts?: readonly [number, number]
  readonly thick?: number
  /** Height of the floor; 0 for none. */
  readonly step?: number
}

/** A floor, posts around it and beams on them: what carries an open roof. `h` is the beams' top. */
export function openFrame(
  b: Builder,
  [w, d, h]: readonly [number, number, number],
  look: OpenRoofLook,
): void {
  const { post = woods.walnut, floor = woods.oak, posts = [2, 2], thick = 14, step = 18 } = look
  const [nx, ny] = posts
  if (step > 0) {
    b.box([-20, -20, 0], [w + 40, d + 40, step], floor, { top: [planks(24)] })
    b.box([w * 0.3, d + 20, 0], [w * 0.4, 34, step / 2], floor)
  }
  const beam = 16
  for (let i = 0; i < nx; i++)
    for (let j = 0; j < ny; j++) {
      const edge = i === 0 || j === 0 || i === nx - 1 || j === ny - 1
      if (!edge) continue
      const [x, y] = [(i * (w - thick)) / (nx - 1), (j * (d - thick)) / (ny - 1)]
      b.box([x, y, step], [thick, thick, h - step - beam], post)
    }
  b.box([-6, 0, h - beam], [w + 12, thick, beam], post)
  b.box([-6, d - thick, h - beam], [w + 12, thick, beam], post)
  for (const x of [0, w - thick]) b.box([x, thick, h - beam], [thick, d - 2 * thick, beam], post)
}

/** A gazebo on a regular polygon around the origin: floor, posts, rails, benches, a tiered roof. */
export function polygonalGazebo(
  b: Builder,
  look: {
    readonly sides: number
    readonly r: number
    readonly h: number
    readonly rise: number
    readonly roof: string
    readonly wood: string
    readonly floor: string
    /** A small lantern on top of the roof. */
    readonly lantern?: boolean
  },
): void {
  const { sides, r, h, rise, roof, wood, floor } = look
  b.loft(polygonRing(sides, r + 26, 0), polygonRing(sides, r + 26, 12), darker(floor, 0.1))
  b.loft(polygonRing(sides, r + 6, 12), polygonRing(sides, r + 6, 26), floor)
  const foot = polygonRing(sides, r - 10, 26)
  foot.forEach(([x, y], i) => {
    b.cylinder([x, y, 26], 7, h - 26, wood, { r2: 6 })
    if (i !== sides - 1) parapet(b, foot[i] as Vec, foot[(i + 1) % sides] as Vec, wood)
  })
  b.loft(polygonRing(sides, r, h), polygonRing(sides, r, h + 14), wood)
  const top = look.lantern ? 0.3 : 0
  const roofAt = b.at(0, 0, h + 14)
  pavilionRoof(roofAt, { sides, r: r + 44, rise, color: roof, top })
  if (!look.lantern) return
  const lantern = (r + 44) * 0.22
  roofAt.loft(polygonRing(sides, lantern, rise), polygonRing(sides, lantern, rise + 30), '#f6efdc')
  pavilionRoof(roofAt.at(0, 0, rise + 30), {
    sides,
    r: lantern + 14,
    rise: 46,
    color: roof,
    courses: 1,
  })
  roofAt.cylinder([0, 0, rise + 77], 3, 26, wood, { r2: 0.5 })
}

/** A handrail from post to post over a lattice. */
function parapet(b: Builder, from: Vec, to: Vec, wood: string): void {
  const at = (t: number, z: number): Vec => [
    from[0] + (to[0] - from[0]) * t,
    from[1] + (to[1] - from[1]) * t,
    z,
  ]
  b.beam(at(0.07, 96), at(0.93, 96), 7, wood)
  const zigzag = Array.from({ length: 9 }, (_, i) => at(0.07 + (i / 8) * 0.86, i % 2 ? 92 : 32))
  b.wire(zigzag, 3, wood)
}

/** A round roof of grass on the builder's height, in two layers. */
export function thatchedCone(b: Builder, r: number, rise: number): void {
  b.loft(polygonRing(14, r, 0), polygonRing(14, r, 18), darker(thatchColor, 0.16))
  b.loft(polygonRing(14, r, 18), polygonRing(14, r * 0.5, 18 + rise * 0.5), thatchColor)
  b.loft(
    polygonRing(14, r * 0.55, 18 + rise * 0.5),
    polygonRing(14, 8, 18 + rise),
    lighter(thatchColor, 0.08),
  )
  b.cylinder([0, 0, 18 + rise], 9, 16, woods.wenge, { r2: 5 })
}

/** The peak of a marquee over a square of side `w`, its edge at the builder's height. */
export function marqueePeak(b: Builder, w: number, rise: number, color: string): void {
  const ring = (k: number, z: number): Vec[] => {
    const s = (w / 2) * k
    return [
      [-s, -s, z],
      [s, -s, z],
      [s, s, z],
      [-s, s, z],
    ]
  }
  b.loft(ring(1, -24), ring(1, 0), darker(color, 0.06))
  b.loft(ring(1, 0), ring(0.44, rise * 0.3), color)
  b.loft(ring(0.44, rise * 0.3), ring(0.02, rise), color)
}

/** Little flags on a line along x. */
export function bunting(b: Builder, length: number, colors: readonly string[]): void {
  const count = Math.max(4, Math.round(length / 34))
  const flags: Mark = face =>
    Array.from({ length: count }, (_, i): Mark => {
      const u = i / count
      const sag = Math.sin(Math.PI * ((i + 0.5) / count)) * 0.45
      const corners: Point[] = [
        [u + 0.1 / count, 1 - sag],
        [u + 0.9 / count, 1 - sag],
        [u + 0.5 / count, 0.42 - sag],
      ]
      return polygon(corners, colors[i % colors.length] as string)
    }).flatMap(mark => mark(face))
  b.box([0, 0, 0], [length, 0.5, 48], '#ffffff', { open: true, casts: false, front: [flags] })
}

/** A low bench along x against a rail, its back at y = 0. */
export function slabBench(b: Builder, w: number, wood: string, cushion: string): void {
  for (const x of [8, w - 16]) b.box([x, 6, 0], [8, 30, 36], wood)
  b.box([0, 0, 36], [w, 42, 6], wood)
  if (cushion) b.box([4, 3, 42], [w - 8, 36, 8], cushion)
}

/** A round table under a long cloth with `seats` stools in white. */
export function banquetTable(b: Builder, cloth: string, seats: number): void {
  b.cylinder([0, 0, 0], 62, 70, cloth, { r2: 52 })
  b.cylinder([0, 0, 70], 52, 4, '#fbf9f4')
  b.lump([{ at: [0, 0, 84], r: 11, color: '#c9658a' }])
  for (let i = 0; i < seats; i++) {
    const a = 0.7 + (i / seats) * 2 * Math.PI
    b.cylinder([Math.cos(a) * 92, Math.sin(a) * 92, 0], 15, 46, '#f6efdc', { r2: 19 })
  }
}

/** A counter along x, its front towards +y, with a shelf of glasses and `stools` stools. */
export function barCounter(b: Builder, w: number, color: string, stools: number): void {
  b.box([0, 0, 0], [w, 54, 100], color, { front: [planks(20)] })
  b.box([-8, -6, 100], [w + 16, 70, 7], woods.walnut)
  for (const t of [0.2, 0.34, 0.7])
    b.cylinder(
      [w * t, 20, 107],
      6,
      24,
      ['#7fb3c1', '#d6a03c', '#84997a'][Math.round(t * 5) % 3] as string,
      { r2: 3 },
    )
  for (let i = 0; i < stools; i++) {
    const x = ((i + 0.5) * w) / stools
    b.cylinder([x, 98, 0], 5, 66, '#48545c')
    b.cylinder([x, 98, 66], 18, 7, woods.oak)
  }
}
