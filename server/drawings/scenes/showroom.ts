import type { Family } from '../brief.ts'
import { namesOf, walls, woods } from '../kit/palette.ts'
import { exhibits, shows } from './showroom/exhibits.ts'
import { garden } from './showroom/garden.ts'
import { indoors } from './showroom/indoors.ts'
import { layouts } from './showroom/layouts.ts'

/** A showroom of one collection: in rows before a window, on steps, or in the bays of a gallery. */
export const heroShowroom: Family = (b, brief) => {
  const show = brief.choose(shows)
  const layout = brief.construction([...namesOf(layouts), 'terrace'])
  const legs = ['chair', 'table', 'bed'].filter(part => brief.option(`${part}-legs`, 0))
  const only = legs.length > 0 ? legs.map(part => `${part}-leg`) : undefined
  const pieces = exhibits(show, `${show}/${brief.int(1, 9999)}`, only)
  const colors = {
    wood: brief.pick([woods.oak, woods.ash, woods.teak, woods.walnut]),
    wall: brief.pick([walls.chalk, walls.mist, walls.blush, walls.dove, walls.butter]),
    accent: brief.pick([walls.petrol, walls.terracotta, '#4f5f66', '#6d7f5f']),
  }
  if (show === 'outdoor' || layout === 'terrace') garden(b, brief, pieces, layout)
  else indoors(b, { brief, pieces, ...colors }, layouts[layout])
}
