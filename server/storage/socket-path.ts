import { closeSync, openSync } from 'node:fs'
import { join } from 'node:path'

/** The socket that the process on a data folder listens on. */
export const lockName = 'lock.sock'

/**
 * A socket's path is limited to 107 bytes (unix(7)); on Linux a deep folder is addressed by a file
 * descriptor, until `leave` is called.
 */
export function reachable(folder: string) {
  if (Buffer.byteLength(folder) <= 80) {
    return { inside: (name: string) => join(folder, name), leave: () => undefined }
  }
  const descriptor = openSync(folder, 'r')
  return {
    inside: (name: string) => `/proc/self/fd/${descriptor}/${name}`,
    leave: () => closeSync(descriptor),
  }
}
