import * as z from 'zod'

/** A sender. */
export interface Mailbox {
  name: string
  address: string
}

const takes = 'takes an e-mail address, or a name and an address: Showroom <site@example.com>'

/** An address, or `Name <address>`; the name may be empty. */
export const mailbox = z.string().transform((text, context): Mailbox => {
  const [, name = '', inBrackets, bareAddress] = shape.exec(text.trim()) ?? []
  const { data: address } = z.email().safeParse(inBrackets ?? bareAddress)
  if (address) return { name: name.trim().replace(/^"(.*)"$/, '$1'), address }
  context.addIssue({ code: 'custom', message: takes })
  return z.NEVER
})

/** Control characters are rejected: a line break in a name would end the header line. */
const shape = /^(?:([^<>\p{Cc}]*)<([^<>]+)>|([^<>\s]+))$/u
