import { createLog } from '../../../server/base/log.ts'

/** Logs numbered lines on request, and reports when it has. */
const log = createLog({ logLevel: 'info' })
let number = 0
process.on('message', (count: number) => {
  for (const last = number + count; number < last; ) {
    number += 1
    log.info({ number }, 'a line of some length, as those of a site are'.padEnd(150, '.'))
  }
  // Longer than lines wait for others.
  setTimeout(() => process.send?.('done'), 600)
})
