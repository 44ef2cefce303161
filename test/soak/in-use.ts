/**
 * Loaded before the server (`--import`): at SIGUSR2 it collects all garbage and writes into the
 * file IN_USE_FILE how many bytes are left in use. The resident size depends on when the collector
 * runs; only what it leaves shows a leak.
 */
import { renameSync, writeFileSync } from 'node:fs'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

const { IN_USE_FILE: file = '' } = process.env
setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc') as () => void

process.on('SIGUSR2', () => {
  collect()
  // What a finalizer lets go of is left for a second collection.
  setImmediate(() => {
    collect()
    const { heapUsed, external } = process.memoryUsage()
    writeFileSync(`${file}.new`, String(heapUsed + external))
    renameSync(`${file}.new`, file)
  })
})
