import type { TabRecord } from '../../../../admin/records/records.ts'
import type { Known } from './join.ts'

/** What a tab keeps of a draft in this browser. */
export interface DraftRecord extends Known, TabRecord {
  /** Another page may be at its address later. */
  pageId: string
}
