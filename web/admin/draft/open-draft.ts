import { openTabs, tabId } from '../tabs.ts'
import { createDraft, type Draft, type Waits } from './draft.ts'
import type { DraftKind, Stored } from './draft-kind.ts'
import { createRecorder } from './recorder.ts'
import { restored } from './restore.ts'

export interface OpenDraft<Typed, Content, S extends Stored> {
  draft: Draft<Typed, Content, S>
  /** Ends it; what is not saved stays in this browser. */
  close(): Promise<void>
}

/**
 * Begins editing with what closed tabs could not save, and records in this browser what is not saved
 * yet.
 */
export async function openDraft<Typed, Content, S extends Stored>(
  kind: DraftKind<Typed, Content, S>,
  user: string,
  stored: S,
  waits?: Waits,
): Promise<OpenDraft<Typed, Content, S>> {
  const { records, areStepsRecorded } = kind
  const id = kind.idOf(stored)
  const open = await openTabs()
  const all = await records.read(user, id).catch(() => undefined)
  const ofClosedTabs = (all ?? []).filter(({ tab }) => tab === tabId || !open.has(tab))
  const { state, done } = restored(kind, stored, ofClosedTabs)
  const draft = createDraft(kind, { ...state, isUnrecorded: !all }, waits)

  const store = () => {
    const { typed, saved, sent, steps, status } = draft.state.value
    const record = { tab: tabId, user, id, at: Date.now(), typed, saved, sent }
    if (areStepsRecorded) return records.write({ ...record, steps })
    return status === 'saved' ? records.remove(record) : records.write(record)
  }
  const recorder = createRecorder(store, () => {
    if (!draft.state.value.isUnrecorded) draft.note({ isUnrecorded: true })
  })
  const stop = draft.state.subscribe(recorder.record)
  const onHide = () => {
    if (document.visibilityState === 'visible') return
    void recorder.flush()
    if (draft.state.value.status === 'unsaved') void draft.flush()
  }
  document.addEventListener('visibilitychange', onHide)
  // Before the browser asks whether to leave: what is begun when the page is hidden may come too late.
  const onLeave = () => void recorder.flush()
  addEventListener('beforeunload', onLeave)

  recorder.record()
  await recorder.flush()
  const adopted = done.filter(({ tab }) => tab !== tabId)
  if (!draft.state.value.isUnrecorded) await Promise.all(adopted.map(records.remove))

  return {
    draft,
    async close() {
      stop()
      document.removeEventListener('visibilitychange', onHide)
      removeEventListener('beforeunload', onLeave)
      draft.close()
      await recorder.flush()
    },
  }
}
