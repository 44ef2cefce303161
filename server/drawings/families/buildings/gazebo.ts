import type { Family } from '../../family.ts'
import { eventPavilion } from './gazebos/event.ts'
import { gardenGazebo } from './gazebos/garden.ts'
import { poolPavilion } from './gazebos/pool.ts'

/** An open pavilion: in a garden, beside a pool, or for events. */
export const gazebo: Family = (b, brief) => {
  const kind = brief.choose(['garden', 'pool', 'event'])
  if (kind === 'garden') gardenGazebo(b, brief)
  if (kind === 'pool') poolPavilion(b, brief)
  if (kind === 'event') eventPavilion(b, brief)
}
