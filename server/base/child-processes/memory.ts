import { freemem, totalmem } from 'node:os'
import { megabyte } from '../../../web/base/units.ts'
import { memoryLimit } from '../memory-limit.ts'

/** All values are in bytes. */
export interface Memory {
  /** The limit of the control groups, by `memoryLimit`; 0 without one. */
  limit: number
  /** The memory of the machine. */
  total: number
  /**
   * Bytes that a program could still allocate; on Linux without swapping, caches counted as free.
   */
  free: number
}

/**
 * The server, a catalog being made and an image of 50 megapixels being decoded may need 600 MB
 * together; a machine of "1 GB" reports a little less.
 */
const AMPLE = 1024 * megabyte
/** One of the two processes takes at most this much while other programs run. */
const AMPLE_FREE = 384 * megabyte

/**
 * Tells whether child processes should not run at the same time. It is checked before each of their
 * jobs, since other programs' use changes on a machine without a limit.
 */
export function isMemoryShort({ limit, total, free }: Memory = readMemory()): boolean {
  return (limit > 0 && limit < AMPLE) || total < AMPLE || free < AMPLE_FREE
}

function readMemory(): Memory {
  return { limit: memoryLimit(), total: totalmem(), free: freemem() }
}
