import { observable } from '../ui/observable.ts'

/** What the upload manager has not finished, for the screens around it. */
export interface UploadsUnderWay {
  done: number
  failed: number
  all: number
  /** From 0 to 1, by bytes. */
  share: number
  /** By whom they stand still: by the person, or because nobody is signed in. */
  halt: 'paused' | 'signed-out' | undefined
  /** Gives up all of them. */
  cancel: () => void
}

/** Undefined while nothing is on its way. */
export const uploadsUnderWay = observable<UploadsUnderWay | undefined>(undefined)
