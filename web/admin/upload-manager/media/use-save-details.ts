import { useQueryClient } from '@tanstack/react-query'
import { api } from '../../../routes.ts'
import { showToast } from '../../../ui/toast/toasts.ts'
import { binEntryOf, useUndo } from '../../bin/use-undo.tsx'
import type { NamedSlotDetails, SlotDetails } from '../../contract.ts'
import { isSignedOut, reasonOf, requestAnswer } from '../../request.ts'
import { signInAgain } from '../../session/sign-in-again.ts'

/**
 * Saves details of one or many slots, all of them or none.
 * @returns resolves to why they were not saved; undefined when they were
 */
export function useSaveDetails() {
  const queryClient = useQueryClient()
  const { offer } = useUndo()
  return async (
    changes: ReadonlyMap<string, Partial<SlotDetails>>,
  ): Promise<string | undefined> => {
    const slots = Object.fromEntries(changes)
    try {
      const answer = await requestAnswer(api.slotDetails, { method: 'PATCH', body: { slots } })
      const saved: { slots: NamedSlotDetails[] } = await answer.json()
      queryClient.setQueryData<{ slots: NamedSlotDetails[] }>(
        [api.slotDetails],
        known => known && { slots: withSaved(known.slots, saved.slots) },
      )
      const emptied = binEntryOf(answer)
      if (emptied) offer('Saved. Words were deleted', emptied)
      else showToast({ title: 'Saved', description: savedLabel(changes.size) })
      return undefined
    } catch (error) {
      if (isSignedOut(error)) {
        signInAgain()
        return 'Not saved yet: sign in, then save again.'
      }
      return reasonOf(error, 'This could not be saved. Please try again.')
    }
  }
}

function withSaved(slots: NamedSlotDetails[], saved: NamedSlotDetails[]): NamedSlotDetails[] {
  const byPath = new Map(saved.map(slot => [slot.path, slot]))
  return slots.map(slot => byPath.get(slot.path) ?? slot)
}

const savedLabel = (count: number) =>
  count === 1 ? 'The site shows it now.' : `The site shows all ${count} now.`
