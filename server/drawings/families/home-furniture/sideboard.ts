import type { Family } from '../../family.ts'
import { finish } from '../../props/cabinets/finish.ts'
import { highSideboards } from './sideboard/high-sideboards.ts'
import { lowSideboards } from './sideboard/low-sideboards.ts'

/** A sideboard with doors and drawers, and what stands on it. */
export const sideboard: Family = (b, brief) => {
  const build = builds[brief.construction(Object.keys(builds) as (keyof typeof builds)[])]
  build(b.at(0, 0, 0, brief.pick([0, 0, 1])), brief, finish(brief))
}

const builds = { ...lowSideboards, ...highSideboards }
