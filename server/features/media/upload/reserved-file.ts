import { type FileHandle, open } from 'node:fs/promises'
import { Writable } from 'node:stream'
import type { Reservation } from './space-reservations.ts'

export interface ReservedFileOptions {
  path: string
  reservation: Reservation
  /** `flags` and `mode`: see node:fs. */
  flags: string
  mode?: number
  /** Offset of the first byte in the file. */
  start?: number
  /** Called before the file grows to this size; it may throw, and empty the file. */
  before?(bytes: number, file: ReservedFile): Promise<void>
}

type Done = (error?: Error | null) => void

/**
 * Writes a file within its reservation. It fails with the error of the disk or of `before`, and the
 * file is closed before it emits `close` in any case.
 */
export class ReservedFile extends Writable {
  /** Bytes written to the disk. */
  onDisk: number
  #handle: FileHandle | undefined

  constructor(private readonly options: ReservedFileOptions) {
    super()
    this.onDisk = options.start ?? 0
  }

  get path(): string {
    return this.options.path
  }

  async empty(): Promise<void> {
    await this.#handle?.truncate()
  }

  override _construct(done: Done): void {
    this.#open().then(() => done(), done)
  }

  override _write(chunk: Buffer, _encoding: string, done: Done): void {
    this.#append(chunk).then(() => done(), done)
  }

  override _destroy(error: Error | null, done: Done): void {
    const closed = this.#handle?.close() ?? Promise.resolve()
    closed.then(
      () => done(error),
      (fault: Error) => done(error ?? fault),
    )
  }

  async #open(): Promise<void> {
    const { path, flags, mode } = this.options
    this.#handle = await open(path, flags, mode)
  }

  async #append(chunk: Buffer): Promise<void> {
    await this.options.before?.(this.onDisk + chunk.length, this)
    // A disk that is nearly full may write only a part.
    for (let rest = chunk; this.#handle && rest.length > 0; ) {
      const { bytesWritten } = await this.#handle.write(rest, 0, rest.length, this.onDisk)
      rest = rest.subarray(bytesWritten)
      this.onDisk += bytesWritten
      this.options.reservation.written(this.onDisk)
    }
  }
}
