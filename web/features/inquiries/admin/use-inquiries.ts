import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { isInboxPage, readInboxAgain } from '../../../admin/inbox-queries.ts'
import { reportFailure } from '../../../admin/report-failure.ts'
import { request } from '../../../admin/request.ts'
import type {
  Inquiry,
  InquiryChange,
  InquiryList,
  ManyChanged,
  PipelineChange,
} from '../../../base/contract.ts'
import { api } from '../../../base/routes.ts'
import { showToast } from '../../../ui/toast/toasts.ts'
import { useUndo } from '../../operations/admin/bin/use-undo.ts'
import { changeMany, offerUndo, placeOf } from './change-many.ts'
import { type InboxView, listAddress } from './inbox-query.ts'

/** A page of the inbox. The previous page stays until it is there. */
export function useInquiries(view: InboxView) {
  return useQuery<InquiryList>({
    queryKey: [listAddress(view)],
    placeholderData: keepPreviousData,
    // New ones come from outside: the list is asked for again whenever it is opened.
    staleTime: 0,
  })
}

/** Changes and deletes inquiries, on the server and in the cached lists. */
export function useInquiryActions() {
  const queryClient = useQueryClient()
  const { offer } = useUndo()
  const askAgain = () => readInboxAgain(queryClient)
  /**
   * Resolves to false where the work failed, after a toast has said so. The lists are read again.
   */
  const attempt = async (work: () => Promise<unknown>, failure: string): Promise<boolean> => {
    const isDone = await work().then(
      () => true,
      error => {
        reportFailure(error, failure)
        return false
      },
    )
    await askAgain()
    return isDone
  }
  const show = (inquiry: Inquiry) => {
    queryClient.setQueryData<Inquiry>([api.inquiry(inquiry.id)], inquiry)
    queryClient.setQueriesData<InquiryList>(
      { predicate: isInboxPage },
      list => list && withInquiry(list, inquiry),
    )
  }
  const patch = async (id: string, body: InquiryChange) =>
    show(await request<Inquiry>(api.inquiry(id), { method: 'PATCH', body }))
  const putBack = (formerPlaces: ManyChanged['before'], opened?: string) => () =>
    void attempt(async () => {
      await changeMany({ before: formerPlaces })
      if (opened) show(await request<Inquiry>(api.inquiry(opened)))
    }, 'It could not be undone')

  return {
    askAgain,
    /** Shows one as the server has answered it. */
    show,
    change: (id: string, changed: InquiryChange) =>
      attempt(() => patch(id, changed), 'The inquiry could not be changed'),
    /** Moves or gives one; 409 where another administrator has done that meanwhile. */
    move: (inquiry: Inquiry, change: PipelineChange, words: string): Promise<boolean> =>
      attempt(async () => {
        const { id, stage, assignee } = inquiry
        const from = {
          ...(change.stage !== undefined && { stage }),
          ...(change.assignee !== undefined && { assignee }),
        }
        await patch(id, { ...change, from })
        offerUndo(1, words, putBack({ [id]: placeOf(inquiry) }, id))
      }, 'The inquiry could not be changed'),
    /** Changes many alike; Undo in the toast puts each back where it was. */
    moveMany: (
      ids: readonly string[],
      change: PipelineChange,
      words: string,
      onDone: () => void,
    ): Promise<boolean> =>
      attempt(async () => {
        const { before } = await changeMany({ ids, change })
        onDone()
        offerUndo(Object.keys(before).length, words, putBack(before))
      }, 'The inquiries could not be changed'),
    /** Puts many into the bin. */
    removeMany: (ids: readonly string[], onDone: () => void): Promise<boolean> =>
      attempt(async () => {
        await changeMany({ ids, change: { deleted: true } })
        onDone()
        showToast({ title: 'Deleted', description: 'They stay in the bin for 30 days.' })
      }, 'The inquiries could not be deleted'),
    remove: (id: string): Promise<boolean> =>
      attempt(async () => {
        await request(api.inquiry(id), { method: 'DELETE' })
        offer('Inquiry deleted', id)
      }, 'The inquiry could not be deleted'),
    /** Opening one marks it, but it stays in the list in which it was found. */
    async markRead(id: string): Promise<void> {
      try {
        await patch(id, { isRead: true })
        await queryClient.invalidateQueries({ queryKey: [api.overview] })
      } catch (error) {
        reportFailure(error, 'Could not be marked as read')
      }
    },
  }
}

/** A page of the list with one of its inquiries as it is now. */
function withInquiry(list: InquiryList, inquiry: Inquiry): InquiryList {
  const inquiries = list.inquiries.map(listed => (listed.id === inquiry.id ? inquiry : listed))
  return { ...list, inquiries }
}
