import { Worker } from 'node:worker_threads'

/**
 * Ends this program of `startProcess` once its server closes the channel or has ended, not before.
 */
export function endWithServer(): void {
  // A normal exit would wait for the threads of an encoder.
  process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'))
  // A terminal sends these to the whole process group; the server finishes first and then ends this.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined)
}

/**
 * Ends this process within half a second after its parent, by default the one that `startProcess`
 * names, since a server may end before its program runs. A program that computes for seconds would
 * notice a closed channel only afterwards; one whose work runs in threads of a library needs no
 * such thread, which takes 10 MB.
 */
export function endAfter(parent = Number(process.argv[2])): void {
  new Worker(watch, { eval: true, workerData: parent }).unref()
}

/** A file would be one more program for the build. */
const watch = `
  const { workerData: parent } = require('node:worker_threads')
  setInterval(() => {
    if (process.ppid !== parent) process.kill(process.pid, 'SIGKILL')
  }, 500)`
