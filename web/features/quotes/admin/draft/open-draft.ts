import { createRecorder } from '../../../../admin/records/recorder.ts'
import type { Records } from '../../../../admin/records/records.ts'
import { openTabs, tabId } from '../../../../admin/tabs.ts'
import type { Quote } from '../../contract.ts'
import { type Connection, createQuoteDraft } from './draft.ts'
import type { QuoteRecord } from './record.ts'
import { restored } from './restore.ts'

interface Options {
  user: string
  quote: Quote
  records: Records<QuoteRecord>
  connection: Connection
}

/**
 * Begins editing a quote with what closed tabs could not save, and records in this browser what is
 * not saved yet. What is saved is removed from there: a quote has names and addresses of people.
 */
export async function openDraft({ user, quote, records, connection }: Options) {
  let isUnrecorded = false
  const noRecords = (): QuoteRecord[] => {
    isUnrecorded = true
    return []
  }
  const open = await openTabs()
  const all = await records.read(user, quote.id).catch(noRecords)
  const ofClosedTabs = all.filter(({ tab }) => tab === tabId || !open.has(tab))
  const { state, done } = restored(quote, ofClosedTabs)
  const draft = createQuoteDraft({ ...state, isUnrecorded }, connection)

  const store = () => {
    const { entry, saved, sent, status } = draft.state.value
    const record = { tab: tabId, user, quoteId: quote.id, at: Date.now(), entry, saved, sent }
    return status === 'saved' ? records.remove(record) : records.write(record)
  }
  const recorder = createRecorder(store, () => {
    if (!draft.state.value.isUnrecorded) draft.unrecorded()
  })
  const stop = draft.state.subscribe(() => recorder.record(undefined))
  const onHide = () => {
    if (document.visibilityState === 'visible') return
    if (draft.state.value.status === 'unsaved') void draft.flush()
    void recorder.flush()
  }
  document.addEventListener('visibilitychange', onHide)
  // Before the browser asks whether to leave: what is begun when the page is hidden may come too late.
  const onLeave = () => void recorder.flush()
  addEventListener('beforeunload', onLeave)

  recorder.record(undefined)
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
