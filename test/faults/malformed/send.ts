import { connect } from 'node:net'
import type { Malformed } from './requests.ts'

export interface RawAnswer {
  /** 0 where the connection was closed without a response. */
  status: number
  head: string
  body: string
  milliseconds: number
}

/** Sends a request as raw bytes, which clients would reject, and reads until the server closes. */
export function send(port: number, cookie: string, request: Malformed): Promise<RawAnswer> {
  const { method, path, headers, body, isSignedIn } = request
  const lines = [
    `${method} ${path || '/'} HTTP/1.1`,
    'Host: a.example',
    'Connection: close',
    `Content-Length: ${body.length}`,
    ...(isSignedIn ? [`Cookie: ${cookie}`] : []),
    ...headers.map(pair => pair.join(': ')),
  ]
  const begun = performance.now()
  return new Promise(resolve => {
    const chunks: Buffer[] = []
    const socket = connect(port, '127.0.0.1', () => {
      socket.write(Buffer.concat([Buffer.from(`${lines.join('\r\n')}\r\n\r\n`, 'latin1'), body]))
    })
    socket.on('data', chunk => chunks.push(chunk))
    // A server that responds before reading the body resets the connection.
    socket.on('error', () => undefined)
    socket.on('close', () => {
      const text = Buffer.concat(chunks).toString('latin1')
      const [head = '', ...rest] = text.split('\r\n\r\n')
      const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(head)?.[1] ?? 0)
      const milliseconds = performance.now() - begun
      resolve({ status, head, body: rest.join('\r\n\r\n'), milliseconds })
    })
  })
}
