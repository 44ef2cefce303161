import { request } from '../../../admin/request.ts'
import { undoToast } from '../../../admin/ui/undo-toast.tsx'
import type { FormerPlace, Inquiry, ManyChange, ManyChanged } from '../../../base/contract.ts'
import { oneOr } from '../../../base/counted.ts'
import { api } from '../../../base/routes.ts'

export const changeMany = (body: ManyChange): Promise<ManyChanged> =>
  request(api.manyInquiries, { method: 'POST', body })

/** The current place of an inquiry, to put it back there later. */
export const placeOf = (inquiry: Inquiry): FormerPlace => {
  const { stage, stageSince, isRead, assignee, askedAt } = inquiry
  return { stage, stageSince, isRead, assignee, askedAt }
}

/** A toast about the change of one or many, with a button that undoes it. */
export const offerUndo = (count: number, words: string, undo: () => void): void =>
  undoToast(`${oneOr(count, 'Inquiry', 'inquiries')} ${words}`, undo)
