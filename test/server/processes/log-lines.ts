/**
 * log-lines.ts: logs what two requests led to and a fault, then tells on standard error what
 * standard output, a file, has in it by then, and how often somebody waited for the disk.
 */
import fs from 'node:fs'
import { createLog } from '../../../server/log.ts'

let waits = 0
const { fsyncSync } = fs
fs.fsyncSync = descriptor => {
  waits += 1
  fsyncSync(descriptor)
}
const messages = () =>
  fs
    .readFileSync('/proc/self/fd/1', 'utf8')
    .split('\n')
    .filter(Boolean)
    .map(line => JSON.parse(line).msg)

const log = createLog({ logLevel: 'info' })
log.info('inquiry stored')
log.info('request')
const afterRequests = messages()
log.error('fault')
console.error(JSON.stringify({ afterRequests, afterFault: messages(), waits }))
log.info('request')
