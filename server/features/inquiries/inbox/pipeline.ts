import type { FormerPlace } from '../../../../web/base/contract.ts'
import { badRequest } from '../../../base/errors.ts'
import type { AdminUsers } from '../../accounts/store/admin-users.ts'
import type { InquiryRow } from '../store/index.ts'
import { moveTo, moveToStatus } from '../store/stage.ts'
import type { PipelineValues } from './schema.ts'

export type NamedUsers = Pick<AdminUsers, 'find' | 'named'>

/**
 * A change of an inquiry's place, to be applied to one or many rows; `words` describe it in the
 * activity.
 * @throws AppError 400 where the user is not there
 */
export function pipelineChange(values: PipelineValues, users: NamedUsers, changedAt: string) {
  const { stage, isRead, status } = values
  const assignee = values.assignee === undefined ? undefined : usernameOf(values.assignee, users)
  const assignment = assignee === '' ? 'taken by nobody' : `taken by ${assignee}`
  return {
    apply(row: InquiryRow): void {
      if (stage) moveTo(row, stage, changedAt)
      if (status) moveToStatus(row, status, changedAt)
      if (isRead !== undefined) row.isRead = isRead
      if (assignee !== undefined) row.assignee = assignee
    },
    words:
      stage ?? (assignee === undefined ? (status ?? (isRead ? 'read' : 'unread')) : assignment),
  }
}

function usernameOf(assignee: string | null, users: NamedUsers): string {
  if (!assignee) return ''
  const user = users.named(assignee) ?? users.find(assignee)
  const message = 'There is no such user any more'
  if (!user) throw badRequest(message, { assignee: message })
  return user.username
}

export const placeOf = (row: InquiryRow): FormerPlace => ({
  stage: row.stage,
  stageSince: row.stageSince,
  isRead: row.isRead,
  assignee: row.assignee,
  askedAt: row.askedAt,
})
