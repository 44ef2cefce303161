import type { Inquiry, InquiryBody, InquiryList } from '../../../../../web/base/contract.ts'
import { api } from '../../../../../web/base/routes.ts'
import { password } from '../../../../support/api-server.ts'
import { type Visitor, visit } from '../../../../support/http.ts'
import { serveInbox } from '../../../../support/inbox.ts'
import { inquiry } from '../../../../support/inquiry.ts'

/** An inbox with two administrators, `admin` and `Grace`. */
export async function inboxOfTwo() {
  const inbox = await serveInbox({ mailIsOn: true })
  const signIn = async (username: string): Promise<Visitor> => {
    const ask = visit(inbox.url)
    await ask(api.login, { json: { username, password } })
    return ask
  }
  const ask = await signIn('admin')
  await ask(api.users, { json: { username: 'Grace', password } })
  const grace = await signIn('Grace')
  return {
    inbox,
    ask,
    grace,
    async post(fields?: Partial<InquiryBody>): Promise<string> {
      const answer = await ask(api.contact, { json: inquiry(fields) })
      return ((await answer.json()) as { id: string }).id
    },
    async list(query: Record<string, string> = {}): Promise<InquiryList> {
      return (await ask(`${api.inquiries}?${new URLSearchParams(query)}`)).json()
    },
    async find(id: string): Promise<Inquiry> {
      return (await ask(api.inquiry(id))).json()
    },
  }
}

export type InboxOfTwo = Awaited<ReturnType<typeof inboxOfTwo>>

export const patch = (ask: Visitor, id: string, json: unknown) =>
  ask(api.inquiry(id), { method: 'PATCH', json })
