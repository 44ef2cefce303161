import type { MadeQuote, Quote } from '../../../../web/quotes/contract.ts'
import { api } from '../../../../web/routes.ts'
import { quoteBody } from '../../../support/quotes.ts'
import type { RunningSite } from '../../../support/site.ts'

/** Makes a quote by the API; resolves to its id. */
export async function makeQuote(site: RunningSite, fields: object = {}): Promise<MadeQuote> {
  const answer = await site.ask('POST', api.quotes, quoteBody(fields))
  if (answer.status !== 201) throw new Error(await answer.text())
  return answer.json() as Promise<MadeQuote>
}

export const storedQuote = async (site: RunningSite, id: string): Promise<Quote> =>
  (await site.ask('GET', api.quote(id))).json() as Promise<Quote>

/** Saves a change over what is stored, as another administrator would. */
export async function changeQuote(
  site: RunningSite,
  id: string,
  change: (content: Quote['content']) => Quote['content'],
): Promise<Quote> {
  const { version, content } = await storedQuote(site, id)
  const answer = await site.ask('PUT', api.quote(id), { version, ...change(content) })
  if (answer.status !== 200) throw new Error(await answer.text())
  return answer.json() as Promise<Quote>
}
