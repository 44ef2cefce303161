/** `npm run soak [seconds]`: two minutes unless told; an hour is 3600. Ends with 1 at a fault. */
import { faultsOf } from './judge.ts'
import { soak } from './soak.ts'

const result = await soak(Number(process.argv[2] ?? 120), { tell: line => console.error(line) })
console.log(JSON.stringify({ ...result, unexplained: result.unexplained.length }, undefined, 1))
const faults = faultsOf(result)
for (const fault of faults) console.error(fault)
process.exit(faults.length > 0 ? 1 : 0)
