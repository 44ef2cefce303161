import * as z from 'zod'

/** Where a mail is from. */
export interface Mailbox {
  name: string
  address: string
}

const takes = 'takes an e-mail address, or a name and an address: Showroom <site@example.com>'

/** An address, or `Name <address>`; without a name, that is empty. */
export const mailbox = z.string().transform((text, context): Mailbox => {
  const [, name = '', inBrackets, alone] = shape.exec(text.trim()) ?? []
  const { data: address } = z.email().safeParse(inBrackets ?? alone)
  if (address) return { name: name.trim().replace(/^"(.*)"$/, '$1'), address }
  context.addIssue({ code: 'custom', message: takes })
  return z.NEVER
})

/** A line break in a name would end the line of the head. */
const shape = /^(?:([^<>\p{Cc}]*)<([^<>]+)>|([^<>\s]+))$/u
