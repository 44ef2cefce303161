import { briefFor, type Family } from '../../brief.ts'
import { desk } from '../../families/desk.ts'
import { furniture } from '../../families/furniture/index.ts'
import { homeFurniture } from '../../families/home-furniture/index.ts'
import { legs } from '../../families/legs/index.ts'
import { Builder } from '../../kit/builder.ts'
import { namesOf } from '../../kit/palette.ts'
import { emptyScene, type Scene } from '../../kit/scene.ts'

/** A piece of furniture as it stands on the floor, with the room that it takes in cm. */
export interface Exhibit extends Record<'w' | 'd' | 'h', number> {
  /** Whether it brings a rug or a floor of its own and so cannot stand on a plinth. */
  grounded: boolean
  /** Builds it with the middle of its plan over the origin. */
  build: (b: Builder) => void
}

/** What a showroom can show: families of which pieces are set out in turn, and how many. */
export const collections = {
  kitchen: { of: ['kitchen', 'kitchen', 'dining-set', 'dining-set', 'dining-set'], count: 5 },
  lounge: { of: ['lounge', 'sofa', 'lounge', 'armchair'], count: 5 },
  boudoir: { of: ['wardrobe', 'dressing-table', 'boudoir', 'ottoman', 'dressing-table'], count: 6 },
  bar: { of: ['bar'], count: 6 },
  outdoor: { of: ['outdoor-furniture'], count: 6 },
  bed: { of: ['bed'], count: 5 },
  chair: { of: ['chair', 'chair', 'office-chair'], count: 9 },
  office: { of: ['desk', 'conference-table', 'desk', 'bookcase', 'desk'], count: 5 },
  home: {
    of: ['sofa', 'dining-set', 'armchair', 'sideboard', 'coffee-table', 'bookcase', 'bed'],
    count: 7,
  },
  legs: { of: ['furniture-leg', 'table-leg', 'chair-leg', 'bed-leg'], count: 8 },
  posts: { of: ['post'], count: 6 },
} satisfies Record<string, { of: readonly string[]; count: number }>
export type Show = keyof typeof collections
export const shows = namesOf(collections)

const families: Record<string, Family> = { ...furniture, ...homeFurniture, ...legs, desk }

/** Points that the outlines of all pieces together may have, so that the picture stays light. */
const MOST_POINTS = 6200

/** The pieces of a show, or `only` of some of its families; a different choice for each path. */
export function exhibits(
  show: Show,
  path: string,
  only: readonly string[] = collections[show].of,
): Exhibit[] {
  const { count } = collections[show]
  const out: Exhibit[] = []
  let points = 0
  for (let i = 0; out.length < count && i < 3 * count; i++) {
    const name = only[i % only.length] as string
    const family = families[name]
    if (!family) throw new Error(`No family "${name}" to show in a showroom of ${show}`)
    const exhibit = exhibitOf(family, `${path}/${i + 1}`)
    if (points + exhibit.points > (MOST_POINTS * (out.length + 1)) / count) continue
    points += exhibit.points
    out.push(exhibit)
  }
  return out
}

function exhibitOf(family: Family, path: string): Exhibit & { points: number } {
  const { scene, box } = new Builder(emptyScene()).apart(0, b => family(b, briefFor(path)))
  const [[left, back], [right, front, h]] = [box.min, box.max]
  // A floor of its own lies on the showroom's, not in it.
  const lift = Math.max(0, ...scene.ground.map(flat => -flat.bounds.min[2]))
  return {
    w: right - left,
    d: front - back,
    h,
    grounded: scene.ground.length > 0,
    points: pointsOf(scene),
    build: b => b.insert(scene, [-(left + right) / 2, -(back + front) / 2, lift]),
  }
}

function pointsOf({ ground, parts }: Scene): number {
  let points = 0
  for (const solid of [...ground, ...parts.flatMap(part => part.solids)])
    for (const { outline, rings } of solid.paints)
      points += outline ? outline.length : rings.reduce((sum, ring) => sum + ring.length, 0)
  return points
}
