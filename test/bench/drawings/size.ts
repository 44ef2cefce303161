/**
 * npm run drawings:size: the source of the drawings and what it makes, as the figures that a
 * change of it is judged by.
 */

import { compress } from '../../../server/base/http/compress.ts'
import { draw } from '../../../server/drawings/index.ts'
import { publicPages } from '../../support/public-pages.ts'
import { countSilhouettes } from './silhouettes.ts'
import { sizeOfSource } from './source.ts'

const slots = [
  ...new Map(publicPages.flatMap(page => page.slots).map(slot => [slot.path, slot])).values(),
]
const { files, lines, tokens, long } = sizeOfSource()
const perSlot = (tokens / slots.length).toFixed(1)
console.log(
  `${files} files, ${lines} lines, ${tokens} tokens, ${perSlot} for each of ${slots.length} slots`,
)
console.log(`longer than 200 lines: ${long.join(', ') || 'none'}`)
console.log(`${countSilhouettes(slots)} silhouettes`)

const bytes = { tile: [] as number[], hero: [] as number[] }
for (const slot of slots) {
  const { length } = await compress(Buffer.from(draw(slot)), 'br')
  bytes[slot.shape === 'wide' ? 'hero' : 'tile'].push(length)
}
for (const [kind, lengths] of Object.entries(bytes)) {
  lengths.sort((a, b) => a - b)
  const [median, p95] = [0.5, 0.95].map(share => lengths[Math.floor(lengths.length * share)])
  console.log(`${kind}s as brotli: median ${median} bytes, 95 in 100 at most ${p95}`)
}
