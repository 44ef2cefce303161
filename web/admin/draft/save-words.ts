import type { DraftState, SaveStatus } from './draft-state.ts'

type Saving = Pick<DraftState<unknown, unknown, unknown>, 'status' | 'reason' | 'isUnrecorded'>

/** Whether what was typed is saved, in a sentence. */
export function wordsOf({ status, reason, isUnrecorded }: Saving): string {
  const place = isUnrecorded ? 'Leave this window open.' : 'Kept in this browser.'
  const words: Record<SaveStatus, string> = {
    saved: 'Saved',
    unsaved: 'Saving…',
    saving: 'Saving…',
    unreached: `Not saved: ${reason ?? 'no connection.'} ${place}`,
    'signed-out': `Not saved: your session has ended. ${place}`,
    refused: `Not saved: ${reason ?? 'the site did not take it.'} ${place}`,
    conflict: `Not saved: somebody else changed the same. ${place}`,
  }
  return words[status]
}

/** Whether the administrator has to know: the connection, the session, a choice. */
export const isTrouble = ({ status }: { status: SaveStatus }): boolean =>
  !['saved', 'unsaved', 'saving'].includes(status)
