import type { Slot } from '../../../web/sections/fields.ts'
import { AppError } from '../../base/errors.ts'
import type { Library } from './library-types.ts'
import { mediaSlotOf } from './media-list.ts'

/** 409 with the slot as it is now, for an administrator who uploads and has seen it otherwise. */
export function slotConflict(slot: Slot, library: Pick<Library, 'file'>): AppError {
  const message = library.file(slot.path)
    ? 'Another file has come into this place meanwhile. Decide which of the two is to stay.'
    : 'The file of this place was deleted meanwhile. Choose it again to put this one there.'
  return slotChanged(slot, library, message)
}

/** The same for one who moves a file from or to the slot. */
export function moveConflict(slot: Slot, library: Pick<Library, 'file'>): AppError {
  const name = slot.path.slice(slot.path.lastIndexOf('/') + 1)
  const message = library.file(slot.path)
    ? `Nothing was moved: ${name} has got another file meanwhile. Look at both places again.`
    : `Nothing was moved: the file of ${name} has left its place meanwhile. Look at both places again.`
  return slotChanged(slot, library, message)
}

function slotChanged(slot: Slot, library: Pick<Library, 'file'>, message: string): AppError {
  return new AppError(409, 'slot-changed', message, {
    details: { slot: mediaSlotOf(slot, library) },
  })
}
