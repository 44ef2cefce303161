import { diskFull } from '../../base/errors.ts'
import type { KeptFor } from './former-files.ts'
import type { OpenMedia } from './open-media.ts'

/**
 * Puts what the content has into the bin, with the files of its places; then it leaves the content.
 * @param leave the one write by which the content has it no more
 * @returns the id of the entry in the bin
 * @throws AppError 507 where the disk has no room for that entry; what `leave` throws, and then there is none
 */
export async function intoBin(
  media: Pick<OpenMedia, 'leave'>,
  { slots, about, by }: { slots: readonly string[]; about: KeptFor; by: string },
  leave: () => Promise<unknown>,
): Promise<string> {
  const { kept, clear } = await media.leave(slots, about, by)
  if (!kept) throw diskFull(NO_ROOM)
  try {
    await leave()
  } catch (error) {
    await kept.undo().catch(() => undefined)
    throw error
  }
  await clear()
  return kept.id
}

const NO_ROOM =
  'The disk is too full to keep this in the bin. Free some space, then delete it again.'
