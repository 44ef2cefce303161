import { reportFailure } from '../../../admin/report-failure.ts'
import { request } from '../../../admin/request.ts'
import { undoToast } from '../../../admin/ui/undo-toast.tsx'
import type { Inquiry, InquiryNote, NoteBody } from '../../../base/contract.ts'
import { api } from '../../../base/routes.ts'
import { useInquiryActions } from './use-inquiries.ts'

/** Adds notes to an inquiry and deletes one's own; Undo brings one back as it was. */
export function useNotes(inquiryId: string) {
  const { show } = useInquiryActions()

  async function send(
    noteId: string,
    options: { method: 'DELETE' } | { method: 'PUT'; body: NoteBody },
    failure: string,
  ): Promise<boolean> {
    try {
      show(await request<Inquiry>(api.inquiryNote(inquiryId, noteId), options))
      return true
    } catch (error) {
      reportFailure(error, failure)
      return false
    }
  }

  return {
    add: (noteId: string, text: string): Promise<boolean> =>
      send(noteId, { method: 'PUT', body: { text } }, 'The note could not be saved'),

    async remove({ id, text, at }: InquiryNote): Promise<void> {
      const isDone = await send(id, { method: 'DELETE' }, 'The note could not be deleted')
      if (!isDone) return
      const undo = () =>
        void send(id, { method: 'PUT', body: { text, at } }, 'The note could not be brought back')
      undoToast('Note deleted', undo)
    },
  }
}
