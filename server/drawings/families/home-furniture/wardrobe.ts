import type { Family } from '../../family.ts'
import { finish } from '../../props/cabinets/finish.ts'
import { closedWardrobes } from './wardrobe/closed-wardrobes.ts'
import { openWardrobes } from './wardrobe/open-wardrobes.ts'

/** A wardrobe with its doors, some of them open. */
export const wardrobe: Family = (b, brief) => {
  const build = builds[brief.construction(Object.keys(builds) as (keyof typeof builds)[])]
  build(
    b.at(0, 0, 0, brief.pick([0, 0, 1])),
    brief,
    finish(brief, ['plain', 'framed', 'slatted', 'cane', 'louvred', 'fluted']),
  )
}

const builds = { ...closedWardrobes, ...openWardrobes }
