import type { Readable } from 'node:stream'
import type { Media } from '../../../web/base/contract.ts'
import type { Denied } from '../../base/disk/denied.ts'
import type { StoredFile } from '../../base/disk/stored-file.ts'
import type { Sql } from '../../storage/postgres/sql.ts'
import type { Source } from './upload/upload-fingerprints.ts'

/** Which file each slot holds. */
export interface Library {
  /** What the slot shows now. Throws for a path that is no slot: only content defines slots. */
  media(path: string): Media
  /** The version of the slot's drawing, also where a file is shown in its place. */
  drawingVersion(path: string): string
  /** The slot's file as last seen; undefined while its drawing is shown. */
  file(path: string): StoredFile | undefined
  /** The slot's file as currently on disk; updates the library. */
  refresh(path: string): Promise<StoredFile | undefined>
  /**
   * The slot's file, once its bytes are at `absolute`: of several processes, not all have each file.
   * @throws AppError 503 where they cannot be had
   */
  local(path: string): Promise<StoredFile | undefined>
  /**
   * The slot's file where its bytes are not on this disk: only of several processes.
   */
  remote(path: string): Promise<RemoteFile | undefined>
  /**
   * Resolves when the bytes of files are at the paths that `file` said, but of those that no slot has
   * any more.
   * @throws AppError 503 where they cannot be had
   */
  fetch(absolutes: readonly string[]): Promise<void>
  /**
   * Moves a finished file into the slot; durable once this resolves. The slot's former file goes to
   * the bin.
   * @throws AppError 409 where the slot holds another version than `ifVersion`; 503 where its folder
   *   or its former file belongs to another user
   */
  place(path: string, temporaryFile: string, placing?: Placing): Promise<Placed>
  /**
   * Moves a slot's file, a video's poster with it, to another slot of its kind; what that one holds
   * comes back in exchange. Versions stay. Durable once this resolves.
   * @throws AppError 409 where either slot holds another version than `moving` says
   */
  move(from: string, to: string, moving: Moving): Promise<Moved>
  /** Puts the slot's file into the bin, a video's poster with it; undefined when there was none. */
  remove(path: string, by?: string): Promise<Removed | undefined>
  /**
   * Looks at the whole volume again, for files copied in by hand, or at what other processes have
   * written; resolves to what changed.
   */
  rescan(): Promise<string[]>
  /**
   * Called with a slot's path after its file has changed; returns a function that unsubscribes. A
   * changed poster is reported by its own path and by that of its video.
   */
  onChange(listener: (path: string) => void): () => void
  /** Files and folders that the site may not read or write now; see server/base/disk/denied.ts. */
  denied(): Promise<readonly Denied[]>
  /** True where the slot may have a file that could not be read at the last scan. */
  isUnreadable(path: string): boolean
  readonly coverage: { total: number; present: number }
}

/** A file whose bytes are stored elsewhere. */
export interface RemoteFile {
  file: StoredFile
  /**
   * Begins to copy it to this disk. @returns the copy, undefined where it is not worth waiting for, or
   * where the disk has no space for it
   * @throws AppError 503 where its bytes cannot be had
   */
  copy(): Promise<StoredFile | undefined>
  /** @throws AppError 503 where its bytes cannot be had */
  open(range?: { start: number; end: number }): Promise<Readable>
}

/** Who places a file, over what. */
export interface Placing {
  /** The administrator's name. */
  by?: string | undefined
  /** What the slot holds as far as they know, '' for nothing; any version where it is not given. */
  ifVersion?: string | undefined
  /** What is known of its upload; only a form that writes it with the file takes it from here. */
  fingerprint?: Omit<Source, 'version'> | undefined
  /**
   * Rejects where the file must not be placed any more. Only of several processes: in the transaction
   * that places it, because a process may be paused anywhere before.
   */
  ensureClaim?: ((tx: Sql) => Promise<void>) | undefined
}

/** Who moves a file, and what they saw in both slots; '' for an empty target. */
export interface Moving {
  /** The administrator's name. */
  by: string
  ifVersion: string
  ifTargetVersion: string
}

export interface Moved {
  /** Whether the target had a file, which is now where the other one was. */
  swapped: boolean
}

export interface Placed {
  file: StoredFile
  replaced: boolean
  /** The entry of the former file in the bin. */
  bin?: string
}

export interface Removed {
  /** The entry in the bin; none where the disk was too full to keep the file. */
  bin?: string
}
