import { briefFor, turnOf } from './brief.ts'
import { families } from './families/index.ts'
import { Builder } from './kit/builder.ts'
import { inPaintingOrder } from './kit/order.ts'
import { backdrops } from './kit/palette.ts'
import { hash } from './kit/random.ts'
import { emptyScene, type Scene } from './kit/scene.ts'
import { type Shape, stages, viewOf } from './kit/stage.ts'
import { toSvg } from './kit/svg.ts'
import { recordTraits, type TraitUse } from './trait-use.ts'

export { families } from './families/index.ts'
export { drawingsVersion } from './version.ts'

/** One drawing: whose slot, what it shows, how it is cut. */
export interface Subject {
  /** The slot's path; all chances in the drawing come from it where there is no `seed`. */
  path: string
  /** Chances come from it in place of the path: the same drawing in any slot. */
  seed?: number | undefined
  /** A name in `families`. */
  family: string
  /**
   * square 640x640, landscape 640x480; without a backdrop: open 640x480 and, of heroes, wide
   * 1600x900 with the left 38 % free for words, phone 1200x900 with the same scene, whose sides it
   * may cut.
   */
  shape: Shape
  /** What must be shown; the rest is chosen by chance. */
  traits?: readonly string[] | undefined
  /** Which of the backdrops it stands on; by the number in its path where none is given. */
  ground?: number | undefined
}

/** A complete SVG document; the same subject always gives the same bytes. */
export const draw = (subject: Subject): string => svgOf(compose(subject), subject)

/** The document of a subject whose scene is there already. */
export function svgOf(scene: Scene, subject: Subject): string {
  const { shape, ground } = subject
  const { width, height, hasBackdrop } = stages[shape]
  const path = chancePath(subject)
  return toSvg(isHero(shape) ? scene : still(scene), {
    width,
    height,
    view: viewOf(scene, shape),
    id: `s${hash(path).toString(36)}`,
    soft: hasBackdrop ? 3 : 0,
    ...(hasBackdrop && { backdrop: backdropOf(path, ground) }),
  })
}

const isHero = (shape: Shape) => shape === 'wide' || shape === 'phone'

/** At rest: a page shows many drawings that are no heroes. */
const still = (scene: Scene): Scene => ({
  ...scene,
  parts: scene.parts.map(({ motion: _, ...part }) => part),
})

/**
 * The scene of a subject with its parts in painting order.
 * @param use follows the subject's traits and records which of them the drawing asks for
 */
export function compose(subject: Subject, use?: TraitUse): Scene {
  const scene = built(subject, use)
  return { ...scene, parts: inPaintingOrder(scene.parts) }
}

/** What the drawing of a subject does not show although its traits name it, a sentence a trait. */
export function traitFaults(subject: Subject): string[] {
  if (!subject.traits?.length) return []
  return traitUseOf(subject)
    .faults()
    .map(fault => `${subject.path}, ${subject.family}: ${fault}`)
}

/** What a drawing leaves to traits, and which of the subject's it follows, when all is drawn. */
export function traitUseOf(subject: Subject): TraitUse {
  const use = recordTraits(subject.traits)
  built(subject, use)
  return use
}

function built(subject: Subject, use?: TraitUse): Scene {
  const { path, family, traits } = subject
  const build = Object.hasOwn(families, family) ? families[family] : undefined
  if (!build) throw new Error(`No drawing family "${family}" for ${path}`)
  const scene = emptyScene()
  build(new Builder(scene), briefFor(chancePath(subject), traits, use))
  return scene
}

/** What the chances of a drawing come from; a seed is the number in it, as that of a path is. */
const chancePath = ({ path, seed }: Subject) => (seed === undefined ? path : `drawn/${seed}`)

/** The first in a list has the first backdrop. */
export const backdropOf = (path: string, ground?: number): (typeof backdrops)[number] =>
  backdrops[ground ?? turnOf(path)] ?? backdrops[0]
