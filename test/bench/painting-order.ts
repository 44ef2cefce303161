/**
 * painting-order.ts [COUNT [FAMILY...]]: the long form of the test of the same name. Compares the first COUNT
 * (100) drawings of each family, those of the site's own slots first, with a depth buffer, and
 * prints each family's worst share of wrong pixels.
 */
import { compose, families, type Subject } from '../../server/drawings/index.ts'
import { paintingErrors } from '../server/drawings/painting-errors.ts'
import { publicPages } from '../support/public-pages.ts'

const WORST_SHARE = 0.005
const count = Number(process.argv[2] ?? 100)
const slots = new Map(
  publicPages.flatMap(page => page.slots).map(slot => [slot.path, slot as Subject]),
)
let worstOfAll = 0
const wanted = process.argv.slice(3)
for (const family of wanted.length > 0 ? wanted : Object.keys(families)) {
  const own = [...slots.values()].filter(slot => slot.family === family)
  const more = Array.from({ length: Math.max(0, count - own.length) }, (_, i): Subject => {
    return { path: `sheet/${family}-${i + 1}.jpg`, family, shape: 'square' }
  })
  const subjects = [...own, ...more].slice(0, count)
  const shares = subjects.map(subject => {
    const { wrong, covered } = paintingErrors(compose(subject))
    return { path: subject.path, share: wrong / covered }
  })
  const [worst] = shares.sort((a, b) => b.share - a.share)
  const over = shares.filter(({ share }) => share > WORST_SHARE).length
  worstOfAll = Math.max(worstOfAll, worst?.share ?? 1)
  const percent = ((worst?.share ?? 1) * 100).toFixed(2)
  console.log(`${family.padEnd(24)} ${percent.padStart(6)} %  ${over} over  ${worst?.path}`)
}
process.exit(worstOfAll > WORST_SHARE ? 1 : 0)
