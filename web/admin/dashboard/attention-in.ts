import type { Overview } from '../../contract.ts'
import { adminRoutes } from '../../routes.ts'
import { inBytes } from '../ui/in-bytes.ts'

export interface Matter {
  name: string
  state: string
  /** Where something can be done about it. */
  href?: string
  isUrgent?: boolean
}

const fieldNames: Record<string, string> = { phone: 'Phone', whatsapp: 'WhatsApp', email: 'email' }

/** An overview in words. */
export function attentionIn({ contactDetails, disk, queues }: Overview): Matter[] {
  const { atDefault, takesInquiries } = contactDetails
  return [
    {
      name: 'Contact details',
      state:
        atDefault.length > 0
          ? `${listOf(atDefault.map(field => fieldNames[field] ?? field))} still made up`
          : 'Your own',
      href: adminRoutes.contactDetails,
      isUrgent: atDefault.length > 0,
    },
    {
      name: 'Contact form',
      state: takesInquiries ? 'Takes inquiries' : 'Closed',
      href: adminRoutes.contactDetails,
    },
    {
      name: 'Disk',
      state: `${inBytes(disk.free)} free of ${inBytes(disk.total)}`,
      isUrgent: disk.free < 2 * disk.reserve,
    },
    {
      name: 'Pictures in the queue',
      state: queues.pictures === 0 ? 'None' : `${queues.pictures} to be made smaller`,
    },
  ]
}

/** "A", "A and B", "A, B and C". */
const listOf = (words: string[]) => new Intl.ListFormat('en-GB').format(words)
