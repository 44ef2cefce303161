import { Agent, request } from 'node:http'

export interface PlainAnswer {
  status: number
  headers: Record<string, string | string[] | undefined>
  bytes: Buffer
  text: string
}

interface PlainRequest {
  method?: string
  /** Sent unchanged, including those that `fetch` forbids. */
  headers?: Record<string, string>
  body?: string | Buffer
}

const agent = new Agent({ keepAlive: true, maxSockets: 8 })

/** Sends a request by node:http with exactly these headers; without redirects and cookies. */
export function plainRequest(
  url: string,
  { method = 'GET', headers = {}, body }: PlainRequest = {},
): Promise<PlainAnswer> {
  return new Promise((resolve, reject) => {
    const length = body === undefined ? {} : { 'content-length': `${Buffer.byteLength(body)}` }
    const asked = request(url, { method, agent, headers: { ...length, ...headers } }, answer => {
      const chunks: Buffer[] = []
      answer.on('data', chunk => chunks.push(chunk))
      answer.on('error', reject)
      answer.on('end', () => {
        const bytes = Buffer.concat(chunks)
        const { statusCode: status = 0, headers } = answer
        resolve({ status, headers, bytes, text: bytes.toString() })
      })
    })
    asked.on('error', reject)
    asked.end(body)
  })
}
