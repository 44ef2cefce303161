/**
 * painting-order.ts [COUNT [FAMILY...]]: compares the first COUNT (100) drawings of each family
 * with a depth buffer, as test/long/painting-order.test.ts does, and prints each family's worst
 * share of wrong pixels.
 */
import { families } from '../../../server/drawings/index.ts'
import { paintedWrongly, WORST_SHARE } from '../../server/drawings/painted-wrongly.ts'

const count = Number(process.argv[2] ?? 100)
let worstOfAll = 0
const wanted = process.argv.slice(3)
for (const family of wanted.length > 0 ? wanted : Object.keys(families)) {
  const shares = paintedWrongly(family, count)
  const [worst] = shares
  const over = shares.filter(({ share }) => share > WORST_SHARE).length
  worstOfAll = Math.max(worstOfAll, worst?.share ?? 1)
  const percent = ((worst?.share ?? 1) * 100).toFixed(2)
  console.log(`${family.padEnd(24)} ${percent.padStart(6)} %  ${over} over  ${worst?.path}`)
}
process.exit(worstOfAll > WORST_SHARE ? 1 : 0)
