import type { QuotePaper } from '../quote-paper.ts'

/** A quote to be made into a file. Paths are absolute; the file appears when it is complete. */
export interface Job {
  paper: QuotePaper
  target: string
  fontFolder: string
}
