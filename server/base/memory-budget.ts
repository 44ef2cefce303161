import { totalmem } from 'node:os'
import { getHeapStatistics } from 'node:v8'
import { megabyte } from '../../web/base/units.ts'
import { memoryLimit } from './memory-limit.ts'

/** All values are in bytes. */
export interface UsableMemory {
  /** The limit of its control groups, by `memoryLimit`; 0 without one. */
  limit: number
  /** The memory of the machine. */
  total: number
  /** The limit of V8's heap, which `--max-old-space-size` sets. */
  heap: number
}

/** All pages fit, and the texts of 100,000 inquiries. */
const MOST = 128 * megabyte

/** The share of each cache in the budget, in 64ths, which add up to all of it. */
const shares = {
  /** Answers, and the HTML that they are made of. */
  pages: 32,
  /** The same of products, searches and narrowed lists. */
  items: 6,
  /** The same of plans. */
  designs: 3,
  /** The table of headers by which answers are selected. */
  headers: 1,
  /** Texts of inquiries, for the search of administrators. */
  inquiries: 16,
  /** Built files of other releases, where several processes serve the site. */
  assets: 4,
  /** Drawings for administrators. */
  drawings: 2,
} as const

/**
 * Bytes that all caches of the process may hold together: a sixth of the memory of its container or
 * machine, or a quarter of the heap, whichever is less. The heap has only the texts of it.
 */
export function cacheBudget({ limit, total, heap }: UsableMemory = readUsable()): number {
  const usable = limit > 0 ? Math.min(limit, total) : total
  return Math.min(MOST, usable / 6, heap / 4)
}

/** Bytes that one of the caches may hold. */
export const bytesFor = (cache: keyof typeof shares): number =>
  Math.floor((cacheBudget() * shares[cache]) / 64)

/** Bytes that a text takes in memory: V8 stores it with one each where Latin-1 has all characters. */
export const bytesOf = (text: string): number =>
  /^[\0-\xff]*$/.test(text) ? text.length : 2 * text.length

function readUsable(): UsableMemory {
  return {
    limit: memoryLimit(),
    total: totalmem(),
    heap: getHeapStatistics().heap_size_limit,
  }
}
