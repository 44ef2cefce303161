import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { openQuotes } from '../../server/features/quotes/store/index.ts'
import { api } from '../../web/base/routes.ts'
import type { MadeQuote, Quote } from '../../web/features/quotes/contract.ts'
import { signIn } from './product-edits.ts'
import { quoteBody, quotesPlace } from './quotes.ts'

/** What the server has acknowledged of one quote. */
interface Acknowledged {
  id: string
  number: string
  version: number
  isSent?: boolean
}

export interface QuoteLoad {
  /** Resolves when all are acknowledged. */
  done: Promise<void>
  /** By the name of the customer. */
  acknowledged: Map<string, Acknowledged>
}

/**
 * Makes so many quotes by 16 clients, each until it is acknowledged, under a key of its own, and
 * changes every second one, and sends half of those.
 */
export function makeQuotes(url: string, count: number): QuoteLoad {
  const acknowledged = new Map<string, Acknowledged>()
  let next = 0

  async function client() {
    const ask = await persistent(url)
    for (let at = next++; at < count; at = next++) {
      const name = `Customer ${at}`
      const content = quoteBody({ customer: { name } })
      const body = { ...content, idempotencyKey: `quote-number-${at}` }
      const made = await ask<MadeQuote>('POST', api.quotes, body)
      acknowledged.set(name, { id: made.id, number: made.number, version: 1 })
      if (at % 2 === 0) continue
      const change = { ...content, version: 1, note: `Changed ${at}` }
      const { version, number } = await ask<Quote>('PUT', api.quote(made.id), change)
      acknowledged.set(name, { id: made.id, number, version })
      if (at % 4 === 1) continue
      await ask('POST', api.sendQuote(made.id), { by: 'link', withExamples: true })
      acknowledged.set(name, { id: made.id, number, version, isSent: true })
    }
  }

  const clients = Array.from({ length: 16 }, client)
  return { done: Promise.all(clients).then(() => undefined), acknowledged }
}

/** Compares the volume of a stopped server with what it had acknowledged. */
export async function compareQuotes(folder: string, acknowledged: QuoteLoad['acknowledged']) {
  const quotes = await openQuotes(quotesPlace(join(folder, 'data')))
  const stored = new Map<string, Quote[]>()
  for await (const quote of quotes.all({})) {
    const { name } = quote.content.customer
    stored.set(name, [...(stored.get(name) ?? []), quote])
  }
  const all = [...stored.values()].flat()
  const numbers = all.map(({ number }) => number)
  const isFollowed = ([year = '', count = '']: string[]) =>
    Number(count) === 1 || numbers.includes(`${year}-${String(Number(count) - 1).padStart(4, '0')}`)
  const isLost = (name: string, { id, number, version, isSent = false }: Acknowledged) =>
    !stored
      .get(name)
      ?.some(
        one =>
          one.id === id &&
          one.number === number &&
          one.version >= version &&
          (!isSent || one.editions.at(-1)?.version === version),
      )
  return {
    stored: all.length,
    lost: [...acknowledged].filter(([name, one]) => isLost(name, one)).map(([name]) => name),
    twice: [...stored].filter(([, quotes]) => quotes.length > 1).map(([name]) => name),
    sameNumber: numbers.length - new Set(numbers).size,
    /** Numbers without the one before them. */
    gaps: numbers.filter(number => !isFollowed(number.split('-'))),
  }
}

/** Asks as `admin` until it is answered, however often the server goes away. */
async function persistent(url: string) {
  let cookie = await signIn(url)
  return async <T>(method: string, path: string, body: object): Promise<T> => {
    for (;;) {
      const headers = { cookie, 'content-type': 'application/json' }
      const sent = { method, headers, body: JSON.stringify(body) }
      const answer = await fetch(url + path, sent)
        .then(async response => ({ status: response.status, body: await response.json() }))
        .catch(() => undefined)
      if (answer && answer.status < 300) return answer.body as T
      if (answer?.status === 401) cookie = await signIn(url)
      else if (answer && answer.status < 500) throw new Error(JSON.stringify(answer))
      else await pause(20)
    }
  }
}
