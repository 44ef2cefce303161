import { observable } from '../../../../ui/observable.ts'

export interface LogLine {
  id: number
  /** Local time, such as 10:42:07. */
  time: string
  text: string
  isFault: boolean
}

/** The result of each file, the newest last. */
export const log = observable<readonly LogLine[]>([])

const maxLines = 2000
let count = 0

export function note(text: string, isFault = false): void {
  count += 1
  const time = new Date().toLocaleTimeString('en-GB')
  log.set([...log.value, { id: count, time, text, isFault }].slice(-maxLines))
}

export const clearLog = () => log.set([])
