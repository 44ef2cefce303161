import { createServer, type RequestListener } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { use } from '#test'
import { serverOptions } from '../../server/app/listen.ts'
import { late } from './late-answers.ts'

export interface Served {
  /** Without a slash at the end. */
  url: string
  port: number
  close(): Promise<void>
}

/** Listens on a free port of this machine. */
export async function serve(answer: RequestListener): Promise<Served> {
  const server = createServer(serverOptions, late(answer))
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return use({
    url: `http://127.0.0.1:${port}`,
    port,
    close: () =>
      new Promise(resolve => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  })
}

export interface Ask extends RequestInit {
  /** Sent as the body, with its content type. */
  json?: unknown
}

/** How a request is sent: by default as `fetch` does, on connections that others have used before. */
export type Send = (url: string, init: RequestInit) => Promise<Response>

/** A browser's side of a conversation: follows nothing, keeps cookies. */
export interface Visitor {
  (path: string, ask?: Ask): Promise<Response>
  /** By name; what the server cleared is gone. */
  cookies: Map<string, string>
}

export function visit(url: string, send: Send = fetch): Visitor {
  const cookies = new Map<string, string>()
  const request = async (path: string, { json, ...init }: Ask = {}) => {
    const headers = new Headers(init.headers)
    if (json !== undefined) headers.set('content-type', 'application/json')
    if (cookies.size > 0) headers.set('cookie', [...cookies].map(pair => pair.join('=')).join('; '))
    const body = json === undefined ? init.body : JSON.stringify(json)
    const response = await send(url + path, {
      ...(json === undefined ? {} : { method: 'POST' }),
      ...init,
      headers,
      ...(body === undefined ? {} : { body }),
      redirect: 'manual',
    })
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      const isOver = /; expires=Thu, 01 Jan 1970/i.test(line)
      if (value && !isOver) cookies.set(name, value)
      else cookies.delete(name)
    }
    return response
  }
  return Object.assign(request, { cookies })
}

/** Sends bytes as they are, and gives what comes back until the connection closes. */
export function sendRaw(port: number, text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let answer = ''
    const socket = connect(port, '127.0.0.1', () => socket.write(text))
    socket.setEncoding('utf8')
    socket.on('data', data => {
      answer += data
    })
    socket.on('close', () => resolve(answer))
    socket.on('error', reject)
  })
}
