import type { Known } from './join.ts'

/** What a tab keeps of a draft in this browser. */
export interface DraftRecord extends Known {
  tab: string
  user: string
  /** Of the page. */
  path: string
  /** Milliseconds since 1970. */
  at: number
}

export interface Records {
  /** Of this user and page, by all tabs, the newest first. */
  read(user: string, path: string): Promise<DraftRecord[]>
  write(record: DraftRecord): Promise<void>
  remove(record: Pick<DraftRecord, 'tab' | 'user' | 'path'>): Promise<void>
}
