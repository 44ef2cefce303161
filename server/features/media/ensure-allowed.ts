import path from 'node:path'
import { cureOf, deniedFor } from '../../base/disk/denied.ts'
import { unavailable } from '../../base/errors.ts'

/**
 * For files that are about to be replaced, moved or deleted: one that may not be read would be lost
 * unseen, since it could not be kept in the bin.
 * @throws AppError 503 with the command that gives them to the site
 */
export async function ensureAllowed(uploadsDir: string, slotPaths: readonly string[]) {
  for (const slotPath of slotPaths) {
    const denied = await deniedFor(path.join(uploadsDir, slotPath))
    if (denied) throw unavailable(cureOf(denied))
  }
}
