/**
 * log-lines.ts: logs two lines, prints the content of standard output, a file, to standard error
 * immediately and after 500 ms, logs another line and exits.
 */
import { readFileSync } from 'node:fs'
import { setTimeout } from 'node:timers/promises'
import { createLog } from '../../../server/base/log.ts'

const messages = () =>
  readFileSync('/proc/self/fd/1', 'utf8')
    .split('\n')
    .filter(Boolean)
    .map(line => JSON.parse(line).msg)

const log = createLog({ logLevel: 'info' })
log.info('first')
log.error('second')
const atOnce = messages()
await setTimeout(500)
console.error(JSON.stringify({ atOnce, later: messages() }))
log.info('last')
process.exit(0)
