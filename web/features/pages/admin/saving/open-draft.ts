import { createRecorder } from '../../../../admin/records/recorder.ts'
import type { Records } from '../../../../admin/records/records.ts'
import { openTabs, tabId } from '../../../../admin/tabs.ts'
import type { OpenedPage } from '../../contract.ts'
import { createDraft, type Draft } from './draft.ts'
import type { DraftRecord } from './record.ts'
import { restored } from './restore.ts'
import type { Connection } from './saver.ts'

interface Options {
  user: string
  opened: OpenedPage
  records: Records<DraftRecord>
  connection: Connection
}

export interface OpenDraft {
  draft: Draft
  /** Ends it; what is not saved stays in this browser. */
  close(): Promise<void>
}

/** Begins editing a page, and records each change of it in this browser. */
export async function openDraft({
  user,
  opened,
  records,
  connection,
}: Options): Promise<OpenDraft> {
  const { id: pageId } = opened
  let isUnrecorded = false
  const noRecords = (): DraftRecord[] => {
    isUnrecorded = true
    return []
  }
  const open = await openTabs()
  const all = await records.read(user, pageId).catch(noRecords)
  const ofClosedTabs = all.filter(({ tab }) => tab === tabId || !open.has(tab))
  const { state, merged } = restored(opened, ofClosedTabs)
  const draft = createDraft({ ...state, isUnrecorded }, connection)
  const recorder = createRecorder(records.write, () => {
    if (!draft.state.value.isUnrecorded) {
      draft.state.set({ ...draft.state.value, isUnrecorded: true })
    }
  })

  const record = () => {
    const { page, saved, sent, steps } = draft.state.value
    recorder.record({ tab: tabId, user, pageId, at: Date.now(), page, saved, sent, steps })
  }
  const stop = draft.state.subscribe(record)
  const onHide = () => {
    if (document.visibilityState === 'visible') return
    void recorder.flush()
    void draft.flush()
  }
  document.addEventListener('visibilitychange', onHide)
  // Before the browser asks whether to leave: what is begun when the page is hidden may come too late.
  const onLeave = () => void recorder.flush()
  addEventListener('beforeunload', onLeave)

  record()
  await recorder.flush()
  const adopted = merged.filter(({ tab }) => tab !== tabId)
  if (!draft.state.value.isUnrecorded) await Promise.all(adopted.map(one => records.remove(one)))

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
