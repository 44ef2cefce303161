import { contentPiece } from '../../../../../admin/content-piece.ts'
import type { ChosenFile } from './chosen-file.ts'

export interface FileContent {
  /** See content-piece.ts. */
  id: string
  bytes: number
}

const contents = new WeakMap<ChosenFile, Promise<FileContent | undefined>>()

/**
 * The content of a chosen file, read once; undefined where the browser does not hash, as without
 * TLS.
 */
export function contentOf(file: ChosenFile): Promise<FileContent | undefined> {
  const content = contents.get(file) ?? hash(file)
  contents.set(file, content)
  return content
}

async function hash(file: ChosenFile): Promise<FileContent | undefined> {
  if (!globalThis.crypto?.subtle) return undefined
  const bytes = await file.read()
  return { id: await contentIdOf(bytes), bytes: bytes.size }
}

/** The id by which the server knows a file's content, see content-piece.ts. */
export async function contentIdOf(file: Blob): Promise<string> {
  const pieces: ArrayBuffer[] = []
  for (let offset = 0; offset === 0 || offset < file.size; offset += contentPiece) {
    const piece = await file.slice(offset, offset + contentPiece).arrayBuffer()
    pieces.push(await crypto.subtle.digest('SHA-256', piece))
  }
  const [first = new ArrayBuffer(0)] = pieces
  if (pieces.length === 1) return inHex(first)
  return inHex(await crypto.subtle.digest('SHA-256', await new Blob(pieces).arrayBuffer()))
}

const inHex = (bytes: ArrayBuffer) =>
  Array.from(new Uint8Array(bytes), byte => byte.toString(16).padStart(2, '0')).join('')
