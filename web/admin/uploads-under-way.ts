import { observable } from '../ui/observable.ts'

/** The state of unfinished uploads, for the other screens. */
export interface UploadsUnderWay {
  done: number
  failed: number
  all: number
  /** A share from 0 to 1, by bytes. */
  share: number
  /** The reason of a halt: paused by the user, or without a session. */
  halt: 'paused' | 'signed-out' | undefined
  /** Cancels all of them. */
  cancel: () => void
}

/** Undefined while nothing is being uploaded. */
export const uploadsUnderWay = observable<UploadsUnderWay | undefined>(undefined)
