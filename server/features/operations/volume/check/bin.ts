import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { deniedAt, deniedFor, ignoreUnreachable } from '../../../../base/disk/denied.ts'
import { ignoreMissing } from '../../../../base/disk/stored-file.ts'
import { binFolder, readEntry } from '../../../../storage/bin/bin.ts'
import { filesInBin } from '../../../media/former-files.ts'
import { sha256Of } from '../../../media/upload/upload-fingerprints.ts'
import type { Folders } from '../archive.ts'

export interface BinReport {
  entries: number
  /** The bytes of their files. */
  bytes: number
  /** Each problem takes a line. */
  problems: string[]
}

/** Reads each entry of the bin that may be read, and compares its files with their sums. */
export async function checkBin({ uploadsDir }: Folders): Promise<BinReport> {
  const folder = join(uploadsDir, binFolder)
  const report: BinReport = { entries: 0, bytes: 0, problems: [] }
  for (const id of ((await readdir(folder).catch(ignoreUnreachable)) ?? []).sort()) {
    if ((await deniedFor(join(folder, id, 'entry.json')))?.lacks === 'read') continue
    const entry = await readEntry(folder, id)
    if (!entry) {
      report.problems.push(`${join(folder, id)} is no whole entry of the bin. Delete it.`)
      continue
    }
    report.entries += 1
    report.bytes += entry.bytes
    const files = filesInBin(entry)
    for (const [index, { path, fingerprint }] of files.entries()) {
      const file = join(folder, id, String(index))
      if (await deniedAt(file)) continue
      const sum = await sha256Of(file).catch(ignoreMissing)
      if (sum && (!fingerprint?.kept || sum === fingerprint.kept)) continue
      report.problems.push(`${path} in the bin (${id}) is ${sum ? 'not as it was' : 'missing'}.`)
    }
  }
  return report
}
