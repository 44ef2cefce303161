import { fileLifetime } from '../../server/base/http/lifetimes.ts'
import type { AccessOf } from '../../server/features/media/serve/access.ts'

/** Everybody sees the file of each slot. */
export const allFiles: AccessOf = () => ({
  has: () => true,
  decidedBy: () => [],
  hasHidden: () => true,
  lifetime: fileLifetime,
})
