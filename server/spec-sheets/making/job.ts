import type { SpecSheet } from '../spec-sheet.ts'

/** Sheets to be made, each into a file. Paths are absolute; a file appears when it is complete. */
export interface Job {
  sheets: readonly { sheet: SpecSheet; target: string }[]
  fontFolder: string
}
