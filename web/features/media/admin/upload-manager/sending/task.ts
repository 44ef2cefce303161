import type { MediaSlot } from '../../../../../admin/contract.ts'
import type { ChosenFile } from '../files/chosen-file.ts'
import type { UploadTarget } from '../placement/name-index.ts'
import type { Receipt } from './send.ts'

/** A file that is sent to its place. */
export interface Task {
  id: number
  file: ChosenFile
  target: UploadTarget
  /**
   * `offline` waits for the connection, or until the server takes files again, and resumes by
   * itself.
   */
  state: 'waiting' | 'preparing' | 'sending' | 'offline' | 'done' | 'failed'
  /** Bytes that travel, of which `sent` have; those of the file until it is prepared. */
  bytes: number
  sent: number
  /** True where `bytes` are those that travel, false for a guess. */
  isPrepared: boolean
  /** The reason of its failure, or the server's reason for waiting. */
  fault?: string | undefined
  /** True where sending the same again would fail again. */
  isRefused?: boolean
  receipt?: Receipt
  /** The present state of a place that holds another file now, so that the upload failed. */
  conflict?: MediaSlot | undefined
  /** Made by the browser beside a person's file, as a video's poster: no count has it. */
  isExtra: boolean
}

export const isOpen = ({ state }: Task) => state !== 'done' && state !== 'failed'
export const isUnderWay = ({ state }: Task) =>
  state === 'preparing' || state === 'sending' || state === 'offline'
