import { type Ball, ball, lump } from './ball.ts'
import { type BoxLook, bar, box, type GableLook, gable, hull } from './box.ts'
import { type Extruded, type ExtrudeLook, extrusion, roundProfile } from './extrusion.ts'
import {
  type Axis,
  add,
  boundsOf,
  oblong,
  type Point,
  turned,
  union,
  type Vec,
} from './geometry.ts'
import { frustum, glow, type RoundLook, slices, wire } from './round.ts'
import { cluster, emptyScene, type Motion, type Named, type Scene, shifted } from './scene.ts'
import type { Solid } from './solid.ts'
import { placesOf, type Spot } from './spot.ts'

/**
 * Puts solids into a scene. Units are centimetres; `at` is the corner with the smallest
 * coordinates for boxes and the middle of the foot for round things, a number so far above the
 * origin, a list for a coordinate one thing at each. `b.at(x, y, z, turn)` gives a builder with its own origin, turned by quarter turns: 0
 * faces lower left (+y), 1 lower right (+x), 2 and 3 face away.
 */
export class Builder {
  constructor(
    readonly scene: Scene,
    private readonly origin: Vec = [0, 0, 0],
    readonly turn = 0,
    private readonly casts = true,
  ) {}

  at(x: number, y: number, z = 0, turn = 0): Builder {
    return new Builder(this.scene, this.place([x, y, z]), (this.turn + turn) % 4, this.casts)
  }

  /** The same place, turned by quarter turns. */
  facing(turn: number): Builder {
    return this.at(0, 0, 0, turn)
  }

  /** The same place; what is built from it throws no shadow. */
  get quiet(): Builder {
    return new Builder(this.scene, this.origin, this.turn, false)
  }

  box(at: Spot, size: Vec, color: string, look: BoxLook = {}): this {
    return this.put(...placesOf(at).map(one => box(this.place, one, size, look, color)))
  }

  /** A box of which only its marks are seen: an open lattice, a pane. */
  clear(at: Spot, size: Vec, look: BoxLook): this {
    return this.put(...placesOf(at).map(one => box(this.place, one, size, look)))
  }

  /** A box centred on x, its back at y; centred on y too where only its height is told. */
  block(at: Point | number, size: Vec, color: string, look: BoxLook = {}): this {
    const [y, z] = typeof at === 'number' ? [-size[1] / 2, at] : at
    return this.box([-size[0] / 2, y, z], size, color, look)
  }

  /** Upright cylinder, or cone when `r2` (the radius at the top) differs. */
  cylinder(foot: Spot, r: number, h: number, color: string, look: RoundLook = {}): this {
    return this.put(...placesOf(foot).map(one => frustum(this.place(one), r, h, color, look)))
  }

  ball(at: Vec | number, r: number, color: string): this {
    return this.put(ball(this.place(at), r, color))
  }

  /** Balls that reach into each other (foliage), as one body painted in the order given. */
  lump(balls: readonly Ball[]): this {
    return this.put(lump(balls.map(one => ({ ...one, at: this.place(one.at) }))))
  }

  /** Body of revolution: a profile of [radius, height above the foot], from the foot upwards. */
  turned(foot: Vec | number, profile: readonly Point[], color: string, look: RoundLook = {}): this {
    return this.put(...slices(this.place, vec(foot), profile, color, look))
  }

  extrude(...extruded: Extruded): this {
    return this.put(extrusion(this.place, ...extruded))
  }

  /** Lying or upright round bar, wheel or pipe along an axis; `at` is the middle of one end. */
  rod(axis: Axis, at: Vec, r: number, length: number, color: string, look?: ExtrudeLook): this {
    if (axis === 'z') return this.cylinder(at, r, length, color)
    return this.extrude(roundProfile(r), axis, at, length, color, { smooth: true, ...look })
  }

  /** Straight square bar of a thickness between two points in any direction. */
  beam(from: Vec, to: Vec, thickness: number, color: string): this {
    return this.put(bar(this.place(from), this.place(to), thickness, color))
  }

  /** A roof of two slopes (or a wedge, with `ridge` at 0 or 1 across) over the box at/size. */
  gable(at: Vec | number, size: Vec, along: 'x' | 'y', color: string, look: GableLook = {}): this {
    return this.put(gable(this.place, vec(at), size, along, color, look))
  }

  /** Any convex body between two rings of the same number of corners. */
  loft(low: readonly Vec[], high: readonly Vec[], color: string): this {
    return this.put(hull(low.map(this.place), high.map(this.place), color))
  }

  /** Thin lines (cables, strings, wires) of a width in cm; they hide nothing. */
  wire(points: readonly Vec[], width: number, color: string): this {
    return this.put(wire(points.map(this.place), width, color))
  }

  /** A pool or halo of light, lying flat; it hides nothing. */
  glow(at: Vec | number, r: number, color: string, opacity: number): this {
    return this.put(glow(this.place(at), r, color, opacity))
  }

  /** A slab that the scene stands on (its top at z = at.z + size.z); it catches the shadow. */
  slab(at: Vec | number, size: Vec, color: string, look: BoxLook = {}): this {
    const [left, back, foot] = vec(at)
    const top = oblong([left, back], [left + size[0], back + size[1]], foot + size[2])
    this.scene.catches.push(top.map(this.place))
    return this.flat(at, size, color, look)
  }

  /** Something flat on the ground (road, lawn, rug), under the shadow, in the order given. */
  flat(at: Vec | number, size: Vec, color: string, look: BoxLook = {}): this {
    this.scene.ground.push(box(this.place, vec(at), size, look, color))
    return this
  }

  /** A round flat thing (pond, round rug). */
  round(foot: Vec | number, r: number, h: number, color: string, look: RoundLook = {}): this {
    this.scene.ground.push(frustum(this.place(foot), r, h, color, look))
    return this
  }

  /** Solids that stay together in painting; nothing else may reach into their common box. */
  group(build: (b: Builder) => void, motion?: Motion): this {
    const inner = new Builder(emptyScene(), this.origin, this.turn, this.casts)
    build(inner)
    this.scene.ground.push(...inner.scene.ground)
    this.scene.things.push(...inner.scene.things)
    const part = cluster(inner.scene.parts, motion)
    if (part) this.scene.parts.push(part)
    return this
  }

  /** Solids that move together (CSS in the picture); they rest where they are built. */
  moving(motion: Motion, build: (b: Builder) => void): this {
    const moments = motion.moments.map(moment =>
      moment.move ? { ...moment, move: turned(moment.move, this.turn) } : moment,
    )
    const pivot = motion.pivot && { pivot: this.place(motion.pivot) }
    return this.group(build, { ...motion, moments, ...pivot })
  }

  /** Builds something by itself, turned; the boxes around it are in this builder's space. */
  apart<T>(turn: number, build: (b: Builder) => T) {
    const inner = new Builder(emptyScene(), [0, 0, 0], (this.turn + turn) % 4, this.casts)
    const built = build(inner)
    const { parts, ground } = inner.scene
    const back = (4 - this.turn) % 4
    const solids = [...ground, ...parts].map(({ bounds: { min, max } }) =>
      boundsOf([turned(min, back), turned(max, back)]),
    )
    return { built, scene: inner.scene, box: union(solids), solids }
  }

  /** Inserts what was built apart, moved in this builder's space; tests know it by its name. */
  insert(apart: Scene, by: Vec, named?: Named): this {
    const { ground, catches, parts, things } = shifted(apart, this.place(by))
    this.scene.ground.push(...ground)
    this.scene.catches.push(...catches)
    this.scene.parts.push(...parts)
    this.scene.things.push(...things)
    if (named) this.scene.things.push({ ...named, solids: parts.flatMap(part => part.solids) })
    return this
  }

  /** Tells tests of a box that marks on a face show; it is not painted. */
  mention(thing: Named, at: Vec, size: Vec): this {
    this.scene.things.push({ ...thing, solids: [box(this.place, at, size, {}, '#000000')] })
    return this
  }

  private put(...solids: readonly Solid[]): this {
    const cast = this.casts ? solids : solids.map(solid => ({ ...solid, casts: [] }))
    this.scene.parts.push(...cast.map(solid => ({ bounds: solid.bounds, solids: [solid] })))
    return this
  }

  /** Where a point of this builder's own space lies in the world. */
  private readonly place = (at: Vec | number): Vec => add(this.origin, turned(vec(at), this.turn))
}

const vec = (at: Vec | number): Vec => (typeof at === 'number' ? [0, 0, at] : at)
