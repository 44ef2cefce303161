import { get } from 'node:http'
import { connect } from 'node:net'
import fc from 'fast-check'
import { malformedRequests } from '../faults/malformed/requests.ts'
import { send } from '../faults/malformed/send.ts'
import { inquiry } from '../support/inquiry.ts'
import { plainRequest } from '../support/plain-request.ts'
import { publicPages } from '../support/public-pages.ts'

/** What a request came to: its status, or 0 where there was no answer. */
export type Request = () => Promise<{ what: string; status: number; id?: string }>

export interface Traffic {
  /** Picked by chance, as a day brings them. */
  next(): Request
  /** Each page and each picture once. */
  everything(): Request[]
}

/** The same for all: the server caches what it packs by its encoding. */
const PACKED = { 'accept-encoding': 'gzip, deflate' }

/** Traffic of visitors, administrators, attackers and slow connections. */
export function trafficOn(url: string, cookie: string, oneSlotIn: number): Traffic {
  const port = Number(new URL(url).port)
  const paths = publicPages.map(({ path }) => path)
  const slots = publicPages
    .flatMap(page => page.slots)
    .filter((_, at) => at % oneSlotIn === 0)
    .map(({ path }) => `/uploads/${path}`)
  const lists = ['users', 'inquiries', 'media', 'overview', 'activity', 'account'].map(
    name => `/api/admin/${name}`,
  )
  const malformed = [
    ...malformedTo(['GET /:anything', 'POST /api/contact', 'GET /api/pages'], 475),
    // Few: with one in four, hashing passwords takes half of the server's processor time.
    ...malformedTo(['POST /api/admin/login'], 25),
  ]

  const read =
    (path: string, headers = {}): Request =>
    async () => {
      const answer = await plainRequest(url + path, { headers: { ...PACKED, ...headers } })
      return { what: `GET ${path}`, status: answer.status }
    }

  const inquire: Request = async () => {
    const { status, text } = await plainRequest(`${url}/api/contact`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(inquiry()),
    })
    const { id } = JSON.parse(text) as { id?: string }
    return { what: 'inquiry', status, ...(id && { id }) }
  }

  /** Leaves in the middle of the answer. */
  const abort: Request = () =>
    new Promise(resolve => {
      const done = () => resolve({ what: 'aborted', status: 0 })
      get(url + anyOf(slots), { headers: PACKED }, answer => {
        answer.once('data', () => answer.destroy())
        answer.once('close', done)
        answer.on('error', () => undefined)
      }).on('error', done)
    })

  /** Begins a request and stops sending; the server must close the connection. */
  const dawdle: Request = () =>
    new Promise(resolve => {
      const socket = connect(port, '127.0.0.1', () => socket.write('GET / HTTP/1.1\r\nHost: a'))
      socket.resume()
      socket.on('error', () => undefined)
      socket.on('close', () => resolve({ what: 'slow', status: 0 }))
    })

  const spoil: Request = async () => {
    const request = anyOf(malformed)
    const { status } = await send(port, '', request)
    return { what: `malformed ${request.method} ${request.path.slice(0, 80)}`, status }
  }

  const kinds: [share: number, pick: () => Request][] = [
    [50, () => read(anyOf(paths))],
    [22, () => read(anyOf(slots))],
    [8, () => read(anyOf(lists), { cookie })],
    [6, () => inquire],
    [8, () => spoil],
    [4, () => abort],
    [2, () => dawdle],
  ]
  return {
    everything: () => [...paths, ...slots].map(path => read(path)),
    next() {
      let left = Math.random() * 100
      for (const [share, pick] of kinds) {
        left -= share
        if (left < 0) return pick()
      }
      return inquire
    },
  }
}

const malformedTo = (addresses: string[], numRuns: number) =>
  fc.sample(malformedRequests(addresses), { numRuns, seed: 1 })

const anyOf = <T>(some: readonly T[]): T => some[Math.floor(Math.random() * some.length)] as T
