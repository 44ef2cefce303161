import type { Known } from './join.ts'

/** What a tab keeps of a draft in this browser. */
export interface DraftRecord extends Known {
  tab: string
  user: string
  /** Another page may be at its address later. */
  pageId: string
  /** Milliseconds since 1970. */
  at: number
}

export interface Records {
  /** Of this user and page, by all tabs, the newest first. */
  read(user: string, pageId: string): Promise<DraftRecord[]>
  write(record: DraftRecord): Promise<void>
  remove(record: Pick<DraftRecord, 'tab' | 'user' | 'pageId'>): Promise<void>
}
