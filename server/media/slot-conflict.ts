import type { Slot } from '../../web/sections/fields.ts'
import { AppError } from '../errors.ts'
import type { Library } from './library-types.ts'
import { mediaSlotOf } from './media-list.ts'

/** 409 with the slot as it is now, for an administrator who has seen it otherwise. */
export function slotConflict(slot: Slot, library: Pick<Library, 'file'>): AppError {
  const message = library.file(slot.path)
    ? 'Another file has come into this place meanwhile. Decide which of the two is to stay.'
    : 'The file of this place was deleted meanwhile. Choose it again to put this one there.'
  return new AppError(409, 'slot-changed', message, {
    details: { slot: mediaSlotOf(slot, library) },
  })
}
