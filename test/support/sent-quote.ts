import * as assert from 'uvu/assert'
import { api } from '../../web/base/routes.ts'
import type { MadeQuote, Quote } from '../../web/features/quotes/contract.ts'
import { quoteBody } from './quotes.ts'
import type { RunningSite } from './site.ts'

/** A quote on a site, as administrators reach it by the API. */
export interface QuoteOfTests {
  id: string
  number: string
  /** Changes the content, with a new version. */
  change(fields: object): Promise<Quote>
  /** @returns the URL of the customer's page */
  send(by?: 'mail' | 'link'): Promise<string>
  read(): Promise<Quote>
}

export async function makeQuote(site: Pick<RunningSite, 'ask'>, fields: object = {}) {
  const answer = await site.ask('POST', api.quotes, quoteBody(fields))
  assert.is(answer.status, 201, await answer.clone().text())
  const { id, number } = (await answer.json()) as MadeQuote
  const read = async () => (await (await site.ask('GET', api.quote(id))).json()) as Quote
  return {
    id,
    number,
    read,
    async change(changed) {
      const { version, content } = await read()
      const body = { ...content, ...changed, version }
      const saved = await site.ask('PUT', api.quote(id), body)
      assert.is(saved.status, 200, await saved.clone().text())
      return (await saved.json()) as Quote
    },
    async send(by = 'link') {
      const sent = await site.ask('POST', api.sendQuote(id), { by, withExamples: true })
      assert.is(sent.status, 200, await sent.clone().text())
      return ((await sent.json()) as { url: string }).url
    },
  } satisfies QuoteOfTests
}

/** Posts a form as a browser without script does. */
export const postForm = (url: string, values: Record<string, string>, headers = {}) =>
  fetch(url, {
    method: 'POST',
    redirect: 'manual',
    headers: { accept: 'text/html', 'sec-fetch-site': 'same-origin', ...headers },
    body: new URLSearchParams(values),
  })
