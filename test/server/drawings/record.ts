/**
 * npm run drawings:record: writes what is drawn under the current version, by which the tests
 * know a drawing that changed although its address, and so browsers' copies, did not.
 */
import { writeFileSync } from 'node:fs'
import { draw } from '../../../server/drawings/index.ts'
import { drawingsVersion } from '../../../server/drawings/version.ts'
import { publicPages } from '../../support/public-pages.ts'
import { designedUnits } from '../features/design/drawing/designed-units.ts'
import { digestOf, digestsOf, type Recorded, recorded, recordFile } from './recorded.ts'

const slots = new Map(publicPages.flatMap(page => page.slots).map(slot => [slot.path, slot]))
const drawn = [...slots.values()].map(slot => ({ family: slot.family, svg: draw(slot) }))
const digests: Recorded['digests'] = {
  ...digestsOf(drawn),
  'designed units': digestOf(designedUnits()),
}

const before = recorded()
const changed = Object.keys({ ...before.digests, ...digests }).filter(
  name => before.digests[name] !== digests[name],
)
const record: Recorded = { version: drawingsVersion, digests }
writeFileSync(recordFile, `${JSON.stringify(record, null, 2)}\n`)
console.log(`${drawingsVersion}: ${changed.length ? changed.join(', ') : 'nothing'} changed`)
if (changed.length > 0 && before.version === drawingsVersion)
  console.log(`The version is still ${drawingsVersion}: right only where slots came or went.`)
