import { freemem, totalmem } from 'node:os'

const megabyte = 1024 * 1024

/** In bytes. */
export interface Memory {
  /**
   * What the container may take. Where it has no limit Node 20 to 24 say 2^64, on other systems
   * than Linux 0.
   */
  limit: number
  /** What the machine has. */
  total: number
  /** What a program could still get on this machine; on Linux without swapping, caches counted. */
  free: number
}

/**
 * The server, a catalog being made and a picture of 50 megapixels being decoded may come to 600 MB;
 * a machine of "1 GB" says a little less.
 */
const AMPLE = 1024 * megabyte
/** Beside other programs: one of the two processes takes at most so much. */
const AMPLE_FREE = 384 * megabyte

/**
 * Whether the processes beside the server had better not work at the same time. Asked before each of
 * their jobs: a machine without a limit may be full of other programs at one time and not at another.
 */
export function isMemoryShort({ limit, total, free }: Memory = readMemory()): boolean {
  return (limit > 0 && limit < AMPLE) || total < AMPLE || free < AMPLE_FREE
}

function readMemory(): Memory {
  return { limit: process.constrainedMemory(), total: totalmem(), free: freemem() }
}
