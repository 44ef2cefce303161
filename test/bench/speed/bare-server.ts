/**
 * bare-server.ts FILE PORT: node:http and nothing else. Answers each path of FILE with the status,
 * headers and bytes that the site gave; what is posted is read and not kept.
 */
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { Recorded } from './record.ts'

const [, , file = '', port = ''] = process.argv
const answers = new Map(
  (JSON.parse(readFileSync(file, 'utf8')) as Recorded[]).map(({ key, status, headers, body }) => {
    return [key, { status, headers, body: Buffer.from(body, 'base64') }]
  }),
)

createServer((request, response) => {
  const isKnown = request.headers['if-none-match'] !== undefined
  const answer = answers.get(`${isKnown ? 304 : request.method} ${request.url}`)
  if (!answer) return response.writeHead(404).end()
  const { status, headers, body } = answer
  const reply = () => response.writeHead(status, headers).end(status === 304 ? undefined : body)
  if (request.method === 'POST') request.resume().once('end', reply)
  else reply()
}).listen(Number(port), '127.0.0.1')
