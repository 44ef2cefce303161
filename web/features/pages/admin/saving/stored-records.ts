import { indexedRecords } from '../../../../admin/records/indexed-records.ts'
import type { DraftRecord } from './record.ts'

/**
 * The records of drafts in this browser. Those of the first version were by address, and are dropped:
 * of which page they are is not known, and no release has written any.
 */
export const storedRecords = indexedRecords<DraftRecord>({
  database: 'page-editor',
  version: 2,
  idField: 'pageId',
})
