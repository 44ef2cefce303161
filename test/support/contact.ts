import type { ContactDetailsAnswer, EditedContactDetails } from '../../web/admin/contract.ts'
import type { Inquiry, InquiryBody, InquiryList } from '../../web/base/contract.ts'
import { api } from '../../web/base/routes.ts'
import type { RunningSite } from './site.ts'

/** Saves changed contact details, as the administrators' screen does. */
export async function changeDetails(
  site: RunningSite,
  changes: Partial<EditedContactDetails>,
): Promise<void> {
  const address = site.url + api.adminContactDetails
  const headers = { cookie: await site.signIn(), 'content-type': 'application/json' }
  const { details } = (await (await fetch(address, { headers })).json()) as ContactDetailsAnswer
  const body = JSON.stringify({ ...details, ...changes })
  const answer = await fetch(address, { method: 'PUT', headers, body })
  if (!answer.ok) throw new Error(`${answer.status}: ${await answer.text()}`)
}

/** What is in the inbox, newest first. */
export async function inbox(site: RunningSite): Promise<Inquiry[]> {
  const headers = { cookie: await site.signIn() }
  const answer = await fetch(site.url + api.inquiries, { headers })
  return ((await answer.json()) as InquiryList).inquiries
}

/** Sends an inquiry as a visitor does. */
export async function receive(site: RunningSite, inquiry: Partial<InquiryBody>): Promise<void> {
  const body = { email: 'someone@example.com', message: 'A message of some length.', ...inquiry }
  const answer = await fetch(site.url + api.contact, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  if (!answer.ok) throw new Error(await answer.text())
}
