import type { Labels } from '../labels.ts'

/** Paths are absolute; the file appears when it is complete. */
export interface Job {
  labels: Labels
  fontFolder: string
  target: string
}
