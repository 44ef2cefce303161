import type { Brief, Family } from '../brief.ts'
import type { Builder } from '../kit/builder.ts'
import { valuesOf, woods } from '../kit/palette.ts'
import { layOut, type Site } from '../layout/plot.ts'
import { madeRow, putRow } from '../layout/row.ts'
import { roofColors } from '../props/roofs/covers.ts'
import { freeRoof, freeWalls, putPosts } from './free-parts.ts'
import { type BuildingRow, type BuildingThing, type Look, type Range, sampled } from './look.ts'
import { putUnit, type Unit } from './unit.ts'
import { boxOf, type Court, putCourt, rowOnTop, stood, topOf, type Units } from './units.ts'

/** What covers and carries units, and stands around them; lengths in cm. */
interface Around extends Omit<Units, 'units'>, Court {
  /** Height of the floor on the ground. */
  lift?: Range
  /** What carries a raised floor, told its width and depth: plinths if nothing is said. */
  floor?: BuildingThing
  /** Over the whole row of the highest units, told its size. */
  over?: BuildingThing
  /** Along the right side from the back. */
  beside?: BuildingRow
}

/** Units, or one that is described in their place. */
export type Block = Around & (Pick<Units, 'units'> | Unit)

/** A building on its land. */
export type Modular = Block & { site?: Site<Look> }

/** A building, or one by the chances and traits of a drawing. */
export type Choice = Modular | ((brief: Brief) => Modular)

/** The choice that the traits name, else one by the number in the path, laid over the usual one. */
export const oneOf =
  (choices: Readonly<Record<string, Choice | Partial<Modular>>>, usual: Partial<Modular> = {}) =>
  (brief: Brief): Modular => {
    const choice = brief.make(choices)
    const own = typeof choice === 'function' ? choice(brief) : choice
    return { ...usual, ...own } as Modular
  }

/** Colours of a kind of building. */
export interface Colors {
  /** Of which the units have `count`, three if nothing is said; another is the accent. */
  paints: readonly string[]
  count?: number
  accents?: readonly string[]
  roofs?: readonly string[]
  look?: (brief: Brief, accent: string) => Partial<Look>
}

/** What a kind of building says of all its layouts. */
interface Kind extends Colors {
  sites?: readonly Site<Look>[]
  layouts: Readonly<Record<string, Choice>>
}

/** A family of buildings that are made of units, in one of its layouts. */
export function modular(describe: () => Kind): Family {
  return (b, brief) => {
    const { sites = [{}], layouts, ...colors } = describe()
    const look = givenBy(brief, colors)
    build(b, { site: brief.pick(sites), ...oneOf(layouts)(brief) }, look)
  }
}

/** What one building is given by the colours of its kind. */
function givenBy(brief: Brief, { paints, count = 3, ...kind }: Colors): Given {
  const { accents = paints, roofs = valuesOf(roofColors), look } = kind
  const mine = brief.shuffle(paints).slice(0, count)
  const accent = brief.pick(accents.filter(color => !mine.includes(color)))
  return { brief, accent, paints: mine, roof: brief.pick(roofs), ...look?.(brief, accent) }
}

/** What things are told that stand on land without a building of their own. */
export function openLook(brief: Brief, colors: Colors): Look {
  const given = givenBy(brief, colors)
  const [wall = given.accent] = given.paints
  return { ...usual, ...given, wall, size: [0, 0, 0], lift: 0, storey: 0 }
}

export type Given = Pick<Look, 'brief' | 'paints' | 'accent' | 'roof'> & Partial<Look>

/** Builds what units are put together to, and lays out its land around it. */
export function build(b: Builder, { site = {}, ...spec }: Modular, given: Given) {
  const { built, scene, box } = b.apart(0, inner => putBlock(inner, spec, given))
  const { look, door, front } = built
  const [x, y] = box.min
  const size = { w: box.max[0] - x, d: box.max[1] - y }
  layOut(b.at(x, y), look, site, {
    ...size,
    land: site.lake ? front + SHORE - y : size.d,
    door: door && [door[0] - x, door[1] - y],
  })
  b.insert(scene, [0, 0, 0])
}

/** Units as one thing among others. */
export const block =
  (spec: Block): BuildingThing =>
  (b, look) =>
    putBlock(b, spec, look)

const usual = { skin: 'corrugated', stone: '#b9b5a8', wood: woods.oak } as const
/** The least side of a roof on which something stands, in cm. */
const LEAST_ROOF = 110
/** From the right wall to what stands beside it, which roofs reach over; from walls to a lake. */
const EAVES = 31
const SHORE = 10

/**
 * Builds units.
 * @returns what the first of them is told, where the door on the ground is, how far walls reach
 */
function putBlock(b: Builder, spec: Block, given: Given) {
  const { brief, paints } = given
  const all = stood(brief, 'units' in spec ? spec : { ...spec, units: [spec] })
  const lift = sampled(brief.fork('lift'), spec.lift ?? 0)
  const lookOf = (i: number): Look => {
    const { unit, w, d, h, z, storey } = all[i] as (typeof all)[number]
    const size = unit.turned ? ([d, w, h] as const) : ([w, d, h] as const)
    const wall = unit.isAccent ? given.accent : (paints[i % paints.length] as string)
    const own = { wall, size, storey, lift: lift + z, brief: brief.fork(`unit ${i + 1}`) }
    const look = { ...usual, ...given, ...own }
    return { ...look, ...unit.look?.(look.brief, look) }
  }
  let [deep, door]: [number, readonly [x: number, y: number] | undefined] = [0, undefined]
  for (const [i, one] of all.entries()) {
    const [look, { unit, x, y, w, d, h, storey }] = [lookOf(i), one]
    if (storey === 0 && lift > 0 && !spec.floor && !unit.body)
      b.box([x - 3, y - 3, 0], [w + 6, d + 6, lift], look.stone)
    const at = unit.turned ? b.at(x, y + d, 0, 1) : b.at(x, y)
    const put = putUnit(at, unit, look, freeWalls(one, all))
    if (put.door && !unit.turned && storey === 0) door ??= [x + put.door, y + d]
    if (one.row === 'main') deep = Math.max(deep, y + put.reach)
    const roof = freeRoof(one, all)
    if (Math.min(roof.w, roof.d) < LEAST_ROOF) continue
    const onTop = b.at(roof.x, roof.y, lift + topOf(one))
    for (const thing of [unit.top ?? []].flat())
      thing(onTop, { ...look, size: [roof.w, roof.d, h] })
  }
  putPosts(b, all, lift)
  const [look, { x, y, w, d, top }] = [lookOf(0), rowOnTop(all)]
  spec.over?.(b.at(x, y, lift + top), { ...look, size: [w, d, top] })
  putCourt(b, spec, look, all, deep)
  const ground = boxOf(all.filter(({ storey }) => storey === 0))
  const [wide, front] = [ground.x + ground.w, ground.y + ground.d]
  spec.floor?.(b, { ...look, size: [wide, front, look.size[2]] })
  const beside = madeRow(b, look, 'beside', spec.beside ?? [], 1)
  const things = beside.placed(Math.max(front, beside.least))
  putRow(b, 'beside', things, at => [wide + EAVES, at, 0])
  return { look, door, front }
}
