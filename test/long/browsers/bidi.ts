import { once } from 'node:events'
import { WebSocket } from 'ws'

export interface Connection {
  // biome-ignore lint/suspicious/noExplicitAny: each command of the protocol has an answer of its own
  send(method: string, params: object): Promise<any>
  /** Grows by the errors and warnings in the console of a tab. */
  complaintsOf(context: string): string[]
}

interface Message {
  id?: number
  type: 'success' | 'error' | 'event'
  result?: unknown
  message?: string
  params?: { level: string; text: string; source: { context?: string } }
}

/** WebDriver BiDi (W3C): commands and their answers as JSON, and events in between. */
export async function connect(address: string): Promise<Connection> {
  const socket = new WebSocket(address)
  const waiting = new Map<number, PromiseWithResolvers>()
  const complaints = new Map<string, string[]>()
  let last = 0

  function complaintsOf(context: string): string[] {
    const known = complaints.get(context) ?? []
    complaints.set(context, known)
    return known
  }

  socket.on('message', data => {
    const { id = 0, type, result, message, params } = JSON.parse(String(data)) as Message
    if (params && ['error', 'warn'].includes(params.level))
      complaintsOf(params.source.context ?? '').push(params.text)
    if (type === 'success') waiting.get(id)?.resolve(result)
    if (type === 'error') waiting.get(id)?.reject(new Error(message))
    waiting.delete(id)
  })
  socket.on('close', () => {
    for (const { reject } of waiting.values()) reject(new Error('the browser has gone'))
  })
  await once(socket, 'open')
  return {
    complaintsOf,
    send: (method, params) =>
      new Promise((resolve, reject) => {
        last += 1
        waiting.set(last, { resolve, reject: error => reject(error) })
        socket.send(JSON.stringify({ id: last, method, params }))
      }),
  }
}

interface PromiseWithResolvers {
  resolve(result: unknown): void
  reject(error: Error): void
}
