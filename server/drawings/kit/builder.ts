import type { Point, Vec } from './geometry.ts'
import { add, cross, scale, subtract, unit } from './geometry.ts'
import type { Mark } from './mark.ts'
import { type Look, polyhedron, type Side } from './polyhedron.ts'
import { type Ball, ball, frustum, lump, type RoundLook } from './round.ts'
import { cluster, emptyScene, type Motion, type Scene } from './scene.ts'
import type { Solid } from './solid.ts'

/** Decoration of a box by side. You stand in front of it: front is +y, right is +x. */
export interface BoxLook extends Look {
  readonly front?: readonly Mark[]
  readonly right?: readonly Mark[]
  readonly back?: readonly Mark[]
  readonly left?: readonly Mark[]
  readonly top?: readonly Mark[]
  readonly topColor?: string
}

export interface ExtrudeLook extends Look {
  /** Marks on both ends, in the 0..1 of the profile's bounding rectangle. */
  readonly ends?: readonly Mark[]
  /** A curved profile: no hairlines between its strips. */
  readonly smooth?: boolean
  readonly endColor?: string
}

export interface GableLook extends Look {
  /** Marks on the two slopes and on the two gable ends. */
  readonly slopes?: readonly Mark[]
  readonly ends?: readonly Mark[]
  readonly endColor?: string
}

/**
 * Puts solids into a scene. Units are centimetres; `at` is the corner with the smallest
 * coordinates for boxes and the middle of the foot for round things. `b.at(x, y, z, turn)` gives a
 * builder with its own origin, turned by quarter turns: 0 faces lower left (+y), 1 lower right
 * (+x), 2 and 3 face away.
 */
export class Builder {
  constructor(
    readonly scene: Scene,
    private readonly origin: Vec = [0, 0, 0],
    private readonly turn = 0,
  ) {}

  at(x: number, y: number, z = 0, turn = 0): Builder {
    return new Builder(this.scene, this.place([x, y, z]), (this.turn + turn) % 4)
  }

  box(at: Vec, size: Vec, color: string, look: BoxLook = {}): this {
    return this.put(this.boxSolid(at, size, color, look))
  }

  /** Upright cylinder, or cone when `r2` (the radius at the top) differs. */
  cylinder(
    foot: Vec,
    r: number,
    h: number,
    color: string,
    look: RoundLook & { readonly r2?: number } = {},
  ): this {
    return this.put(frustum(this.place(foot), r, look.r2 ?? r, h, color, look))
  }

  ball(at: Vec, r: number, color: string, look: Look = {}): this {
    return this.put(ball(this.place(at), r, color, look))
  }

  /** Balls that reach into each other (foliage), as one body painted in the order given. */
  lump(balls: readonly Ball[], look: Look = {}): this {
    return this.put(
      lump(
        balls.map(one => ({ ...one, at: this.place(one.at) })),
        look,
      ),
    )
  }

  /** Body of revolution: a profile of [radius, height above the foot], from the foot upwards. */
  turned(foot: Vec, profile: readonly Point[], color: string, look: RoundLook = {}): this {
    profile.forEach(([r, z], i) => {
      const next = profile[i + 1]
      if (!next || next[1] - z < 0.01) return
      const last = i >= profile.length - 2
      const wider = last || (profile[i + 2]?.[0] ?? 0) < next[0] - 0.01
      this.cylinder([foot[0], foot[1], foot[2] + z], r, next[1] - z, color, {
        ...look,
        r2: next[0],
        capped: wider && look.capped !== false,
      })
    })
    return this
  }

  /**
   * A convex profile pulled along an axis. The profile lies in (y, z) for axis x, (x, z) for axis
   * y and (x, y) for axis z, relative to `at`.
   */
  extrude(
    profile: readonly Point[],
    axis: 'x' | 'y' | 'z',
    at: Vec,
    length: number,
    color: string,
    look: ExtrudeLook = {},
  ): this {
    const point = ([a, b]: Point, along: number): Vec =>
      this.place(
        add(at, axis === 'x' ? [along, a, b] : axis === 'y' ? [a, along, b] : [a, b, along]),
      )
    const [as, bs] = [profile.map(p => p[0]), profile.map(p => p[1])]
    const [a0, a1, b0, b1] = [Math.min(...as), Math.max(...as), Math.min(...bs), Math.max(...bs)]
    const flip = axis === 'x'
    const end = (along: number): Side => ({
      points: profile.map(p => point(p, along)),
      ...(look.ends ? { marks: look.ends } : {}),
      ...(look.endColor ? { color: look.endColor } : {}),
      basis: [
        point([flip ? a1 : a0, b0], along),
        point([flip ? a0 : a1, b0], along),
        point([flip ? a1 : a0, b1], along),
      ],
    })
    const strips = profile.map((p, i): Side => {
      const q = profile[(i + 1) % profile.length] as Point
      return {
        points: [point(p, 0), point(q, 0), point(q, length), point(p, length)],
        edge: look.smooth ? 'own' : 'hair',
      }
    })
    return this.put(polyhedron([...strips, end(0), end(length)], color, look))
  }

  /** Lying or upright round bar, wheel or pipe along an axis; `at` is the middle of one end. */
  rod(
    axis: 'x' | 'y' | 'z',
    at: Vec,
    r: number,
    length: number,
    color: string,
    look: ExtrudeLook = {},
  ): this {
    if (axis === 'z') return this.cylinder(at, r, length, color, look)
    const profile = Array.from({ length: 18 }, (_, i): Point => {
      const a = ((i + 0.5) / 18) * 2 * Math.PI
      return [Math.cos(a) * r, Math.sin(a) * r]
    })
    return this.extrude(profile, axis, at, length, color, { smooth: true, ...look })
  }

  /** Straight square bar of a thickness between two points in any direction. */
  beam(from: Vec, to: Vec, thickness: number, color: string, look: Look = {}): this {
    const [a, b] = [this.place(from), this.place(to)]
    const along = unit(subtract(b, a))
    const across = unit(cross(along, Math.abs(along[2]) > 0.9 ? [1, 0, 0] : [0, 0, 1]))
    const [p, q] = [scale(across, thickness / 2), scale(cross(along, across), thickness / 2)]
    const ring = (at: Vec) => [
      add(at, add(p, q)),
      add(at, subtract(p, q)),
      subtract(at, add(p, q)),
      subtract(at, subtract(p, q)),
    ]
    return this.put(hull(ring(a), ring(b), color, look))
  }

  /** A roof of two slopes (or a wedge, with `ridge` at 0 or 1 across) over the box at/size. */
  gable(
    at: Vec,
    [w, d, h]: Vec,
    along: 'x' | 'y',
    color: string,
    look: GableLook & { readonly ridge?: number } = {},
  ): this {
    const ridge = look.ridge ?? 0.5
    const p = (x: number, y: number, z: number): Vec =>
      this.place(add(at, along === 'x' ? [x * w, y * d, z * h] : [y * w, x * d, z * h]))
    const slopes = look.slopes ? { marks: look.slopes } : {}
    const ends = { ...(look.ends ? { marks: look.ends } : {}), color: look.endColor ?? color }
    const sides: Side[] = [
      { points: [p(0, 1, 0), p(1, 1, 0), p(1, ridge, 1), p(0, ridge, 1)], ...slopes },
      { points: [p(1, 0, 0), p(0, 0, 0), p(0, ridge, 1), p(1, ridge, 1)], ...slopes },
      {
        points: [p(1, 1, 0), p(1, 0, 0), p(1, ridge, 1)],
        basis: [p(1, 1, 0), p(1, 0, 0), p(1, 1, 1)],
        ...ends,
      },
      {
        points: [p(0, 0, 0), p(0, 1, 0), p(0, ridge, 1)],
        basis: [p(0, 0, 0), p(0, 1, 0), p(0, 0, 1)],
        ...ends,
      },
      { points: [p(0, 0, 0), p(1, 0, 0), p(1, 1, 0), p(0, 1, 0)] },
    ]
    return this.put(polyhedron(sides, color, look))
  }

  /** Any convex body between two rings of the same number of corners. */
  loft(low: readonly Vec[], high: readonly Vec[], color: string, look: Look = {}): this {
    return this.put(
      hull(
        low.map(v => this.place(v)),
        high.map(v => this.place(v)),
        color,
        look,
      ),
    )
  }

  /** Thin lines (cables, strings, wires) of a width in cm; they hide nothing. */
  wire(points: readonly Vec[], width: number, color: string): this {
    const ring = points.map(v => this.place(v))
    const bounds = polyhedron([{ points: ring }], color).bounds
    const paints = [{ fill: color, rings: [ring], width, edge: 'none' as const }]
    return this.put({ bounds, facets: [], paints, casts: [], fits: true })
  }

  /** A pool or halo of light, lying flat; it hides nothing. */
  glow(at: Vec, r: number, color: string, opacity: number): this {
    const flat = frustum(this.place(at), r, r, 0.2, color, { casts: false, fits: false })
    const paints = flat.paints
      .slice(-1)
      .map(p => ({ ...p, fill: color, opacity, edge: 'none' as const }))
    return this.put({ ...flat, facets: [], paints })
  }

  /** A slab that the scene stands on (its top at z = at.z + size.z); it catches the shadow. */
  slab(at: Vec, size: Vec, color: string, look: BoxLook = {}): this {
    const [x, y, z] = add(at, size)
    const top: Vec[] = [
      [at[0], at[1], z],
      [x, at[1], z],
      [x, y, z],
      [at[0], y, z],
    ]
    this.scene.catches.push(top.map(v => this.place(v)))
    return this.flat(at, size, color, look)
  }

  /** Something flat on the ground (road, lawn, rug), under the shadow, in the order given. */
  flat(at: Vec, size: Vec, color: string, look: BoxLook = {}): this {
    this.scene.ground.push(this.boxSolid(at, size, color, look))
    return this
  }

  /** A round flat thing (pond, round rug). */
  round(foot: Vec, r: number, h: number, color: string, look: RoundLook = {}): this {
    this.scene.ground.push(frustum(this.place(foot), r, r, h, color, look))
    return this
  }

  /** Solids that stay together in painting; nothing else may reach into their common box. */
  group(build: (b: Builder) => void): this {
    return this.cluster(build)
  }

  /** Solids that move together (CSS in the picture); they rest where they are built. */
  moving(motion: Motion, build: (b: Builder) => void): this {
    const moments = motion.moments.map(moment =>
      moment.move ? { ...moment, move: turned(moment.move, this.turn) } : moment,
    )
    const pivot = motion.pivot ? { pivot: this.place(motion.pivot) } : {}
    return this.cluster(build, { seconds: motion.seconds, moments, ...pivot })
  }

  private cluster(build: (b: Builder) => void, motion?: Motion): this {
    const inner = new Builder(emptyScene(), this.origin, this.turn)
    build(inner)
    this.scene.ground.push(...inner.scene.ground)
    const part = cluster(inner.scene.parts, motion)
    if (part) this.scene.parts.push(part)
    return this
  }

  private put(solid: Solid): this {
    this.scene.parts.push({ bounds: solid.bounds, solids: [solid] })
    return this
  }

  private place(v: Vec): Vec {
    return add(this.origin, turned(v, this.turn))
  }

  private boxSolid([x, y, z]: Vec, [w, d, h]: Vec, color: string, look: BoxLook): Solid {
    const [X, Y, Z] = [x + w, y + d, z + h]
    const side = (a: Vec, b: Vec, c: Vec, e: Vec, marks?: readonly Mark[], own?: string): Side => ({
      points: [a, b, c, e].map(v => this.place(v)),
      ...(marks ? { marks } : {}),
      ...(own ? { color: own } : {}),
    })
    const sides = [
      side([x, y, Z], [X, y, Z], [X, Y, Z], [x, Y, Z], look.top, look.topColor),
      side([x, Y, z], [X, Y, z], [X, Y, Z], [x, Y, Z], look.front),
      side([X, Y, z], [X, y, z], [X, y, Z], [X, Y, Z], look.right),
      side([X, y, z], [x, y, z], [x, y, Z], [X, y, Z], look.back),
      side([x, y, z], [x, Y, z], [x, Y, Z], [x, y, Z], look.left),
    ]
    return polyhedron(sides, color, look)
  }
}

function hull(low: readonly Vec[], high: readonly Vec[], color: string, look: Look): Solid {
  const sides = low.map((v, i): Side => {
    const next = (i + 1) % low.length
    return { points: [v, low[next] as Vec, high[next] as Vec, high[i] as Vec] }
  })
  return polyhedron([...sides, { points: low }, { points: high }], color, look)
}

function turned([x, y, z]: Vec, turn: number): Vec {
  if (turn === 1) return [y, -x, z]
  if (turn === 2) return [-x, -y, z]
  if (turn === 3) return [-y, x, z]
  return [x, y, z]
}
