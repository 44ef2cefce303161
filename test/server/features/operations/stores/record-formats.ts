import { readFile, writeFile } from 'node:fs/promises'
import { formats } from '../../../../../server/features/operations/stores/formats.ts'
import { RECORD, type Recorded, recordOf, unrecordedChanges } from './format-record.ts'

/** Records the formats of all stores, where every change of one has raised its version. */
const before = JSON.parse(await readFile(RECORD, 'utf8')) as Recorded
const now = recordOf(formats)
const mayBeRecorded = /^"[^"]+" (is new|has a new version)/
const faults = unrecordedChanges(before, now).filter(fault => !mayBeRecorded.test(fault))
if (faults.length > 0) {
  console.error(faults.join('\n'))
  process.exit(1)
}
await writeFile(RECORD, `${JSON.stringify(now, null, 2)}\n`)
