import { join } from 'node:path'
import { inquirySchemaWith } from '../../server/features/inquiries/schema.ts'
import { openInquiries } from '../../server/features/inquiries/store/index.ts'
import { inquiry } from './inquiry.ts'

const years = 3
const services = ['container', 'interior', 'furniture', 'consultation'] as const

/** Stores inquiries of three years in a data folder, so that there are files for 36 months. */
export async function storeInquiries(dataFolder: string, count: number): Promise<void> {
  const begin = Date.parse('2024-01-01T00:00:00Z')
  let number = 0
  const clock = () => begin + Math.floor((number / count) * years * 365 * 24 * 3600 * 1000)
  const inquiries = await openInquiries({ folder: join(dataFolder, 'inquiries'), clock })
  const next = () => {
    const name = `Visitor ${number}`
    const serviceInterest = services[number % 4]
    number += 1
    const key = `key-${number}-stored`
    const fields = { ...inquiry({ name }), serviceInterest, idempotencyKey: key }
    const {
      website,
      openFor,
      idempotencyKey,
      plan: _,
      ...sent
    } = inquirySchemaWith().parse({
      ...fields,
      company: 'Kamau & Sons',
      phone: '+254 700 123456',
      message: 'We need a site office for twelve people near Thika, before the rains. '.repeat(4),
    })
    return inquiries.receive(sent, { isSuspect: false, wantsMail: false, key })
  }
  while (number < count) {
    await Promise.all(Array.from({ length: Math.min(200, count - number) }, next))
  }
  await inquiries.settled()
}
