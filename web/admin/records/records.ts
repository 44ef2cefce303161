/** What a tab stores in this browser of something that is edited in it. */
export interface TabRecord {
  tab: string
  user: string
  /** Milliseconds since 1970. */
  at: number
}

export interface Records<R extends TabRecord> {
  /** Of this user and of what has this id, by all tabs, the newest first. */
  read(user: string, id: string): Promise<R[]>
  write(record: R): Promise<void>
  /** Of its tab, whatever it says. */
  remove(record: R): Promise<void>
}
