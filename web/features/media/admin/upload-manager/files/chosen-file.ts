import type { FileFormat } from './file-format.ts'

/** A file that an administrator chose, wherever it lies: on the disk, in a folder, in a ZIP. */
export interface ChosenFile {
  /**
   * The path with the folders it was found in, as `chairs/image-4.jpg`; the name alone where there
   * are none.
   */
  path: string
  name: string
  /** The bytes when it will be read. */
  size: number
  /** The time of its last change, in milliseconds; tells one `image-1.jpg` from another. */
  changedAt: number
  /** The format by its bytes; undefined until they have been read, see recognise.ts. */
  format?: FileFormat
  /** The reason why it cannot be read, where that is known beforehand. */
  fault?: string
  read(): Promise<Blob>
  /** Reads its first bytes, where they cost less than the whole file. */
  readHead?(bytes: number): Promise<Blob>
}

export function chosenFile(file: File, path = file.webkitRelativePath || file.name): ChosenFile {
  const { name, size, lastModified: changedAt } = file
  return { path, name, size, changedAt, read: async () => file }
}

/** The same for the same file chosen again, also after the page was loaded anew. */
export const fingerprintOf = ({ name, size, changedAt }: ChosenFile): string =>
  `${name} ${size} ${changedAt}`
