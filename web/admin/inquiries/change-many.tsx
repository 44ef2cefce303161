import { Action } from '@radix-ui/react-toast'
import type { InquiriesChange, InquiriesChanged, InquiryStatus } from '../../contract.ts'
import { api } from '../../routes.ts'
import { showToast } from '../../ui/toast/toasts.ts'
import { request } from '../request.ts'

export const changeMany = (body: InquiriesChange): Promise<InquiriesChanged> =>
  request(api.inquiries, { method: 'PATCH', body })

const done: Record<InquiryStatus, string> = {
  new: 'marked as new',
  read: 'marked as read',
  archived: 'archived',
  spam: 'moved to Spam',
}

/** Says what became of inquiries, with a button that gives each its former status. */
export function offerUndo(
  status: InquiryStatus,
  before: InquiriesChanged['before'],
  undo: () => void,
): void {
  const count = Object.keys(before).length
  showToast({
    title: `${count === 1 ? 'Inquiry' : `${count} inquiries`} ${done[status]}`,
    action: (
      <Action className="button small secondary" altText="Undo" onClick={undo}>
        Undo
      </Action>
    ),
  })
}

/** Gives each inquiry the status that it had. */
export async function restoreStatus(before: InquiriesChanged['before']): Promise<void> {
  const byStatus = new Map<InquiryStatus, string[]>()
  for (const [id, status] of Object.entries(before)) {
    byStatus.set(status, [...(byStatus.get(status) ?? []), id])
  }
  for (const [status, ids] of byStatus) await changeMany({ ids, status })
}
