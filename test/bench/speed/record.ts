import { request } from 'node:http'
import type { Ask } from './load.ts'

/** An answer of the site, as the bare server gives it again. */
export interface Recorded {
  key: string
  status: number
  /** Name, value, name, value: as they were sent, but for the date and the connection's own. */
  headers: string[]
  /** In base64. */
  body: string
}

const OWN = new Set(['date', 'connection', 'keep-alive', 'x-request-id', 'transfer-encoding'])

/** Asks once and keeps what came, to the byte. */
export function record(url: string, { path, headers, body }: Ask): Promise<Recorded> {
  return new Promise((resolve, reject) => {
    const method = body === undefined ? 'GET' : 'POST'
    const ask = request(url + path, { method, headers }, async answer => {
      const chunks: Buffer[] = []
      for await (const chunk of answer) chunks.push(chunk)
      const { statusCode: status = 0, rawHeaders } = answer
      const kept = rawHeaders.flatMap((name, at) =>
        at % 2 === 0 && !OWN.has(name.toLowerCase()) ? [name, rawHeaders[at + 1] as string] : [],
      )
      const key = `${status === 304 ? 304 : method} ${path}`
      resolve({ key, status, headers: kept, body: Buffer.concat(chunks).toString('base64') })
    })
    ask.once('error', reject)
    ask.end(body)
  })
}
