import type { Family } from '../../family.ts'
import { finish } from '../../props/cabinets/finish.ts'
import { cases } from './bookcase/cases.ts'
import { racks } from './bookcase/racks.ts'

/** A bookcase: shelves with what one keeps on them. */
export const bookcase: Family = (b, brief) => {
  const build = builds[brief.construction(Object.keys(builds) as (keyof typeof builds)[])]
  build(
    b.at(0, 0, 0, brief.pick([0, 0, 1])),
    brief,
    finish(brief, ['plain', 'framed', 'slatted', 'cane']),
  )
}

const builds = { ...cases, ...racks }
