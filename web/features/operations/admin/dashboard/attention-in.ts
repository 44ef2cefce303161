import type { Overview } from '../../../../admin/contract.ts'
import { editorOf } from '../../../../admin/editor-address.ts'
import { durationOf } from '../../../../admin/ui/duration.ts'
import { inBytes } from '../../../../admin/ui/in-bytes.ts'
import { adminRoutes } from '../../../../base/routes.ts'
import { week } from '../../../../base/units.ts'

export interface AttentionItem {
  name: string
  state: string
  /** The screen on which it can be dealt with. */
  href?: string
  isUrgent?: boolean
  /** Instructions where no screen can help, a paragraph each. */
  steps?: readonly string[]
}

const fieldNames: Record<string, string> = { phone: 'Phone', whatsapp: 'WhatsApp', email: 'email' }

/** An overview in words: first the urgent matters, and among them those that people wait for. */
export function attentionIn(overview: Overview, now = Date.now()): AttentionItem[] {
  const { inquiries, disk, queues, presses } = overview
  const items: AttentionItem[] = [
    ...inquiryMatters(inquiries, now),
    ...deniedMatters(overview.denied),
    ...proxyMatters(overview.isProxyUntrusted),
    ...contactMatters(overview.contactDetails),
    ...productMatters(overview.hasNoProduct),
    quotesMatter(overview.quotes),
    pagesMatter(overview.pages),
    mailMatter(queues.mails),
    backupMatter(overview.lastBackup, now),
    {
      name: 'Disk',
      state: `${inBytes(disk.free)} free of ${inBytes(disk.total)}`,
      isUrgent: disk.free < 2 * disk.reserve,
    },
    {
      name: 'Smaller sizes of photos',
      state: queues.pictures === 0 ? 'All made' : `Of ${queues.pictures} still being made`,
    },
    {
      name: 'Presses on contact links, 30 days',
      state: `WhatsApp ${presses.whatsapp}, phone ${presses.phone}, email ${presses.email}`,
      href: adminRoutes.contactPresses,
    },
  ]
  return items.sort((one, other) => Number(other.isUrgent ?? 0) - Number(one.isUrgent ?? 0))
}

/** A company that sells a service needs none. */
function productMatters(hasNone = false): AttentionItem[] {
  if (!hasNone) return []
  return [{ name: 'Products', state: 'None yet. Next: your products', href: adminRoutes.products }]
}

function quotesMatter({ drafts, open, accepted, unsent }: Overview['quotes']): AttentionItem {
  const counted = {
    'not sent by mail': unsent,
    accepted,
    'with customers': open,
    'in draft': drafts,
  }
  const nonZero = Object.entries(counted).filter(([, count]) => count > 0)
  const state = listOf(nonZero.map(([state, count]) => `${count} ${state}`)) || 'None yet'
  return { name: 'Quotes', href: adminRoutes.quotes, state, isUrgent: unsent > 0 }
}

function inquiryMatters(
  { new: unread, waiting, waitingSince }: Overview['inquiries'],
  now: number,
): AttentionItem[] {
  const items: AttentionItem[] = [
    {
      name: 'Inquiries',
      state: unread === 0 ? 'None unread' : `${unread} unread`,
      href: adminRoutes.inquiries,
      isUrgent: unread > 0,
    },
  ]
  if (waitingSince !== null) {
    const longest = durationOf(waitingSince, now)
    items.push({
      name: 'Waiting for you',
      state: waiting === 1 ? `One customer, for ${longest}` : `${waiting}, the longest ${longest}`,
      href: `${adminRoutes.inquiries}?waits=us&order=waiting`,
    })
  }
  return items
}

/** The person who maintains the server reads this: administrators cannot give files to the site. */
function deniedMatters([first, ...more]: string[]): AttentionItem[] {
  if (first === undefined) return []
  const suffix = more.length > 0 ? ` And ${more.length} more: showyard check names them.` : ''
  const state = `${first}${suffix}`
  return [{ name: 'Files of another user', state, isUrgent: true }]
}

/** An administrator's own network may have a proxy too, which sends the same header. */
function proxyMatters(isUntrusted = false): AttentionItem[] {
  if (!isUntrusted) return []
  const state =
    'You come through a proxy that the site does not trust, so all its visitors share one limit of ' +
    'inquiries and sign-ins. If it is the proxy of the site, set TRUST_PROXY=1 (with more in front, ' +
    'their number) and restart. If your office or VPN has it, leave everything as it is.'
  return [{ name: 'Proxy', state, isUrgent: true }]
}

function contactMatters({
  atDefault,
  takesInquiries,
}: Overview['contactDetails']): AttentionItem[] {
  const href = adminRoutes.contactDetails
  const isUrgent = atDefault.length > 0
  const examples = listOf(atDefault.map(field => fieldNames[field] ?? field))
  return [
    {
      name: 'Contact details',
      state: isUrgent
        ? `${examples} still ${atDefault.length === 1 ? 'an example' : 'examples'}`
        : 'Your own',
      href,
      isUrgent,
    },
    { name: 'Contact form', state: takesInquiries ? 'Takes inquiries' : 'Closed', href },
  ]
}

/** A page that does not fit can be mended in its editor. */
function pagesMatter({ drafts, unfit }: Overview['pages']): AttentionItem {
  const name = 'Pages'
  const [path] = unfit
  if (path !== undefined) {
    const suffix = unfit.length > 1 ? ` and ${unfit.length - 1} more` : ''
    const state = `${path}${suffix}: not all of it fits this release, and the rest is shown`
    return { name, state, href: editorOf(path), isUrgent: true }
  }
  const state = drafts === 0 ? 'All published' : `${drafts} with unpublished changes`
  return { name, state, href: adminRoutes.pages }
}

function mailMatter({ isOn, queued, failed }: Overview['queues']['mails']): AttentionItem {
  const name = 'Mail to the owner'
  if (!isOn) return { name, state: 'Not set up', steps: MAIL_STEPS }
  if (failed > 0)
    return { name, state: `${failed} not sent`, href: adminRoutes.inquiries, isUrgent: true }
  return { name, state: queued === 0 ? 'All sent' : `${queued} on the way` }
}

const MAIL_STEPS = [
  'Inquiries wait under Inquiries; nobody gets a mail about them, and no quote can be sent by mail. Who looks after the server adds three settings to its .env and starts the site again:',
  'SMTP_URL: your mail server, with the name and password that your mail provider gave you, such as smtps://NAME:PASSWORD@mail.example.com:465',
  'NOTIFY_TO: your address, which gets a mail for each inquiry.',
  'MAIL_FROM: whom the mails are from, such as Example Company <website@example.com>',
  'Then “showyard test-mail” on the server sends one, and says what happened. More is in docs/owner.md, Mail.',
]

function backupMatter(lastBackup: string | null, now: number): AttentionItem {
  const name = 'Last backup'
  if (!lastBackup) return { name, state: 'None yet', isUrgent: true }
  const isOld = now - Date.parse(lastBackup) > week
  const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium' }).format(new Date(lastBackup))
  return { name, state: day, isUrgent: isOld }
}

/** "A", "A and B", "A, B and C". */
const listOf = (items: string[]) => new Intl.ListFormat('en-GB').format(items)
