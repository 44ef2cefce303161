/**
 * log-lines.ts: logs two lines, tells on standard error what standard output, a file, has in it at
 * once and half a second later, logs another line and ends.
 */
import { readFileSync } from 'node:fs'
import { setTimeout } from 'node:timers/promises'
import { createLog } from '../../../server/log.ts'

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
