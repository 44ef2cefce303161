/**
 * write-in-order.ts FILE durable|stock: fifty changes, one after the other, each acknowledged by a
 * line on standard output.
 */
import { writeSync } from 'node:fs'
import { JSONFile } from 'lowdb/node'
import { openContactDetails } from '../../../server/store/contact-details.ts'
import type { Envelope } from '../../../server/store/envelope.ts'

const [file = '', kind] = process.argv.slice(2)
const adapter = kind === 'stock' ? { adapter: new JSONFile<Envelope>(file) } : {}
const contact = await openContactDetails({ file, ...adapter })
for (let turn = 1; turn <= 50; turn += 1) {
  await contact.change(details => {
    details.companyTagline = String(turn)
  })
  writeSync(1, `acknowledged ${turn}\n`)
}
