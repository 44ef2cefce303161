import type { Family } from '../../family.ts'
import { finish } from '../../props/cabinets/finish.ts'
import { benches } from './media-unit/benches.ts'
import { mediaWalls } from './media-unit/media-walls.ts'

/** A low unit for a television, the screen on it or over it. */
export const mediaUnit: Family = (b, brief) => {
  const build = builds[brief.construction(Object.keys(builds) as (keyof typeof builds)[])]
  build(b.at(0, 0, 0, brief.pick([0, 0, 1])), brief, finish(brief))
}

const builds = { ...benches, ...mediaWalls }
