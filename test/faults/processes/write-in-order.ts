/**
 * write-in-order.ts FILE durable|stock|inquiries: fifty changes, one after the other, each
 * acknowledged by a line on standard output.
 */
import { writeSync } from 'node:fs'
import { dirname } from 'node:path'
import { JSONFile } from 'lowdb/node'
import { openContactDetails } from '../../../server/features/company/contact-details/store.ts'
import { inquirySchemaWith } from '../../../server/features/inquiries/schema.ts'
import { openInquiries } from '../../../server/features/inquiries/store/index.ts'
import type { Envelope } from '../../../server/storage/store-options.ts'
import { inquiry } from '../../support/inquiry.ts'

const [file = '', kind] = process.argv.slice(2)
const change = kind === 'inquiries' ? await takingInquiries() : await changingDetails()
for (let turn = 1; turn <= 50; turn += 1) {
  await change(String(turn))
  writeSync(1, `acknowledged ${turn}\n`)
}

async function changingDetails() {
  const adapter = kind === 'stock' ? { adapter: new JSONFile<Envelope>(file) } : {}
  const contact = await openContactDetails({ file, ...adapter })
  return (turn: string) =>
    contact.change(details => {
      details.companyTagline = turn
    })
}

async function takingInquiries() {
  const clock = () => Date.parse('2026-11-22T10:00:00Z')
  const inquiries = await openInquiries({ folder: dirname(file), clock })
  const {
    website,
    openFor,
    idempotencyKey,
    plan: _,
    ...sent
  } = inquirySchemaWith().parse(inquiry())
  return (turn: string) =>
    inquiries.receive({ ...sent, subject: turn }, { isSuspect: false, wantsMail: false })
}
