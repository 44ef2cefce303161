import type { Family } from '../../family.ts'
import { finish } from '../../props/cabinets/finish.ts'
import { bedsideCases } from './nightstand/bedside-cases.ts'
import { bedsideTables } from './nightstand/bedside-tables.ts'

/** A nightstand with its drawer, and what lies on it at night. */
export const nightstand: Family = (b, brief) => {
  const build = builds[brief.construction(Object.keys(builds) as (keyof typeof builds)[])]
  const look = finish(brief, ['plain', 'framed', 'slatted', 'fluted', 'two-tone'])
  build(b.at(0, 0, 0, brief.pick([0, 0, 1])), brief, look)
}

const builds = { ...bedsideCases, ...bedsideTables }
