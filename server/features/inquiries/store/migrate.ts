interface Earlier {
  createdAt: string
  status?: 'new' | 'read' | 'archived' | 'spam'
  [field: string]: unknown
}

/**
 * Version 1 had neither the bin nor the status `spam`; before version 3 there was a status in the
 * place of stages, and inquiries had no assignees and no notes; before version 4 no item was a unit
 * that a visitor had designed, before version 5 services were those of the release.
 */
export function migrateInquiry(row: unknown, from: number): unknown {
  if (from >= 3) return row
  const { status, ...rest } = row as Earlier
  const deleted = from === 1 ? { deleted: null } : {}
  return {
    ...rest,
    ...deleted,
    stage: stages[status ?? 'new'],
    stageSince: rest.createdAt,
    isRead: status !== 'new',
    assignee: '',
    askedAt: null,
    notes: [],
  }
}

const stages = { new: 'new', read: 'new', archived: 'done', spam: 'spam' } as const
