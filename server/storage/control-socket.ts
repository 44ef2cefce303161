import { connect, type Socket } from 'node:net'
import * as z from 'zod'
import { megabyte, second } from '../../web/base/units.ts'
import { AppError } from '../base/errors.ts'
import type { FolderLock } from './folder-lock.ts'
import { lockName, reachable } from './socket-path.ts'

/** The operations that owner commands can call in the process that has the data folder, by name. */
export type OwnerOperations = Record<string, (details: unknown) => Promise<unknown>>

export type OwnerAnswer = { result: unknown } | { error: string }

const request = z.strictObject({ operation: z.string(), details: z.unknown() })
const longestRequest = 4096
/** The limit allows an operation that answers for each page. */
const longestAnswer = megabyte

/**
 * Serves requests on the lock's socket: a line of JSON each way, one request per connection. Access
 * needs no authentication: a client that can connect can also write the files in the folder.
 * @returns a function that closes all connections
 */
export function serveControlSocket(lock: FolderLock, operations: OwnerOperations): () => void {
  const open = new Set<Socket>()
  lock.onConnection(connection => {
    open.add(connection)
    connection.once('close', () => open.delete(connection))
    connection.on('error', () => connection.destroy())
    connection.setTimeout(5 * second, () => connection.destroy())
    readLine(connection, longestRequest, async line => {
      connection.setTimeout(0)
      connection.end(`${JSON.stringify(await answerTo(line, operations))}\n`)
    })
  })
  return () => {
    for (const connection of open) connection.destroy()
  }
}

async function answerTo(line: string, operations: OwnerOperations): Promise<OwnerAnswer> {
  try {
    const { operation, details } = request.parse(JSON.parse(line))
    const perform = Object.hasOwn(operations, operation) ? operations[operation] : undefined
    if (!perform) return { error: `The running release does not know "${operation}".` }
    return { result: (await perform(details)) ?? null }
  } catch (error) {
    return { error: reasonOf(error) }
  }
}

/**
 * Sends a request to the process that has the folder. Undefined where there is none.
 * @throws Error where it exits before it answers
 */
export async function askOverControlSocket(
  folder: string,
  operation: string,
  details: unknown = {},
): Promise<OwnerAnswer | undefined> {
  const { inside, leave } = reachable(folder)
  try {
    const connection = await open(inside(lockName))
    if (!connection) return undefined
    connection.write(`${JSON.stringify({ operation, details })}\n`)
    return await new Promise((resolve, reject) => {
      connection.once('close', () => reject(new Error('The site stopped before it answered.')))
      readLine(connection, longestAnswer, line => resolve(JSON.parse(line) as OwnerAnswer))
    })
  } finally {
    leave()
  }
}

function open(path: string): Promise<Socket | undefined> {
  return new Promise((resolve, reject) => {
    const connection = connect(path, () => resolve(connection))
    connection.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ECONNREFUSED' || error.code === 'ENOENT') resolve(undefined)
      else reject(error)
    })
  })
}

/** Calls back once; closes the connection above the maximum length. */
function readLine(connection: Socket, longest: number, onLine: (line: string) => void): void {
  let text = ''
  const receive = (piece: string) => {
    text += piece
    const end = text.indexOf('\n')
    if (end < 0 && text.length > longest) connection.destroy()
    if (end < 0) return
    connection.off('data', receive)
    onLine(text.slice(0, end))
  }
  connection.setEncoding('utf8').on('data', receive)
}

/** The message of a failed operation; errors of the disk include the remedy. */
export function reasonOf(error: unknown): string {
  const { cause } = error instanceof AppError ? error : {}
  const code = cause instanceof Error && 'code' in cause ? cause.code : undefined
  if (code === 'ENOSPC' || code === 'EDQUOT') {
    return 'The disk is full: nothing was changed. Make room on it; showyard check says how much there is.'
  }
  if (code === 'EROFS') return 'The disk is mounted read-only: nothing was changed.'
  return error instanceof AppError ? error.message : String(error)
}
