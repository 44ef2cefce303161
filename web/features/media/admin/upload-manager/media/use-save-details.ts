import { useQueryClient } from '@tanstack/react-query'
import type { NamedSlotDetails, SlotDetailsChange } from '../../../../../admin/contract.ts'
import {
  fieldErrorsOf,
  isSignedOut,
  RequestError,
  reasonOf,
  requestAnswer,
} from '../../../../../admin/request.ts'
import { signInAgain } from '../../../../../admin/session/sign-in-again.ts'
import { api } from '../../../../../base/routes.ts'
import { showToast } from '../../../../../ui/toast/toasts.ts'
import { binEntryOf, useUndo } from '../../../../operations/admin/bin/use-undo.ts'

export interface NotSaved {
  reason: string
  /** True where another administrator has changed a product since its version was read. */
  isOutdated: boolean
}

export interface SavedDetails {
  /** The slots as they are stored now. */
  slots: NamedSlotDetails[]
}

export type SaveDetails = (
  changes: ReadonlyMap<string, SlotDetailsChange>,
) => Promise<SavedDetails | NotSaved>

export const isSaved = (result: SavedDetails | NotSaved): result is SavedDetails =>
  'slots' in result

/** Saves details of one or many slots, all of them or none. */
export function useSaveDetails(): SaveDetails {
  const queryClient = useQueryClient()
  const { offer } = useUndo()
  return async changes => {
    const slots = Object.fromEntries(changes)
    try {
      const answer = await requestAnswer(api.slotDetails, { method: 'PATCH', body: { slots } })
      const saved: SavedDetails = await answer.json()
      queryClient.setQueryData<{ slots: NamedSlotDetails[] }>(
        [api.slotDetails],
        cached => cached && { slots: withSaved(cached.slots, saved.slots) },
      )
      const emptied = binEntryOf(answer)
      if (emptied) offer('Saved. Words were deleted', emptied)
      else showToast({ title: 'Saved', description: savedLabel(changes.size) })
      void queryClient.invalidateQueries({ queryKey: [api.adminProducts] })
      return saved
    } catch (error) {
      if (isSignedOut(error)) signInAgain()
      return {
        reason: isSignedOut(error)
          ? 'Not saved yet: sign in, then save again.'
          : reasonOf(error, 'This could not be saved. Please try again.'),
        isOutdated: isStale(error),
      }
    }
  }
}

/** A conflict with a field concerns that field's value. */
const isStale = (error: unknown) =>
  error instanceof RequestError &&
  error.status === 409 &&
  Object.keys(fieldErrorsOf(error)).length === 0

function withSaved(slots: NamedSlotDetails[], saved: NamedSlotDetails[]): NamedSlotDetails[] {
  const byPath = new Map(saved.map(slot => [slot.path, slot]))
  return slots.map(slot => byPath.get(slot.path) ?? slot)
}

const savedLabel = (count: number) =>
  count === 1 ? 'The site shows it now.' : `The site shows all ${count} now.`
