import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Inquiry, InquiryChange, InquiryList, InquiryStatus } from '../../contract.ts'
import { api } from '../../routes.ts'
import { showToast } from '../../ui/toast/toasts.ts'
import { useUndo } from '../bin/use-undo.tsx'
import { isInboxPage, readInboxAgain } from '../inbox-queries.ts'
import { reportFailure } from '../report-failure.ts'
import { request } from '../request.ts'
import { changeMany, offerUndo, restoreStatus } from './change-many.tsx'
import { type InboxView, listAddress } from './inbox-query.ts'

/** One page of the inbox. The one before stays until it is there. */
export function useInquiries(view: InboxView) {
  return useQuery<InquiryList>({
    queryKey: [listAddress(view)],
    placeholderData: keepPreviousData,
    // New ones come from outside: the list is asked for again whenever it is opened.
    staleTime: 0,
  })
}

/** Changes and deletes inquiries, on the server and in what is shown. */
export function useInquiryActions() {
  const queryClient = useQueryClient()
  const { offer } = useUndo()
  const askAgain = () => readInboxAgain(queryClient)
  /** Whether it was done; where it was not, a toast has said so. */
  const attempt = async (work: () => Promise<unknown>, failure: string): Promise<boolean> => {
    try {
      await work()
      return true
    } catch (error) {
      reportFailure(error, failure)
      return false
    }
  }
  const patch = (id: string, body: InquiryChange) => () =>
    request<Inquiry>(api.inquiry(id), { method: 'PATCH', body })

  return {
    askAgain,
    async change(id: string, changed: InquiryChange): Promise<boolean> {
      const isDone = await attempt(patch(id, changed), 'The inquiry could not be changed')
      if (isDone) await askAgain()
      return isDone
    },
    /** Gives many a status, or one; Undo in the toast gives each its former one. */
    async setStatus(ids: readonly string[], status: InquiryStatus): Promise<boolean> {
      const failure = 'The inquiries could not be changed'
      const isDone = await attempt(async () => {
        const { before } = await changeMany({ ids, status })
        const undo = async () => {
          await attempt(() => restoreStatus(before), failure)
          await askAgain()
        }
        offerUndo(status, before, () => void undo())
      }, failure)
      await askAgain()
      return isDone
    },
    /** Puts many into the bin. */
    async removeMany(ids: readonly string[]): Promise<boolean> {
      const remove = () => changeMany({ ids, deleted: true })
      const isDone = await attempt(remove, 'The inquiries could not be deleted')
      if (isDone) showToast({ title: 'Deleted', description: 'They stay in the bin for 30 days.' })
      await askAgain()
      return isDone
    },
    async remove(id: string): Promise<boolean> {
      const send = () => request(api.inquiry(id), { method: 'DELETE' })
      const isDone = await attempt(send, 'The inquiry could not be deleted')
      if (isDone) {
        await askAgain()
        offer('Inquiry deleted', id)
      }
      return isDone
    },
    /** Opening one marks it, but it stays in the list in which it was found. */
    async markRead(id: string): Promise<void> {
      const isDone = await attempt(patch(id, { status: 'read' }), 'Could not be marked as read')
      if (!isDone) return
      queryClient.setQueriesData<InquiryList>(
        { predicate: isInboxPage },
        list => list && read(list, id),
      )
      await queryClient.invalidateQueries({ queryKey: [api.overview] })
    },
  }
}

function read(list: InquiryList, id: string): InquiryList {
  const { counts, inquiries } = list
  return {
    ...list,
    counts: { ...counts, new: counts.new - 1, read: counts.read + 1 },
    inquiries: inquiries.map(each => (each.id === id ? { ...each, status: 'read' } : each)),
  }
}
