import type { BinItem } from '../../../../web/admin/contract.ts'
import { day } from '../../../../web/base/units.ts'
import { keptDays } from '../../../storage/bin/bin.ts'
import type { BinEntry } from '../../../storage/bin/entry.ts'
import type { InquiryRow } from '../../inquiries/store/index.ts'
import { filesInBin } from '../../media/former-files.ts'
import type { Manifest } from '../../media/slots/slots.ts'
import { nameInBin } from '../../pages/remove-page.ts'

/** An entry as listed by the API. */
export function itemOfEntry(entry: BinEntry, manifest: Manifest): BinItem {
  const { id, kind, cause, createdAt, who, subject, bytes } = entry
  const files = filesInBin(entry)
  return {
    id,
    kind,
    cause,
    deletedAt: createdAt,
    expiresAt: expiryOf(createdAt),
    who,
    subject,
    title: titleOf(entry, manifest),
    bytes,
    hasPicture: files.some(({ path }) => path.endsWith('.jpg')),
  }
}

/** The title of a page; the description of the place of a file or of a product's photo. */
function titleOf(entry: BinEntry, manifest: Manifest): string {
  if (entry.kind === 'page') return nameInBin(entry) ?? ''
  if (entry.kind === 'collection') return ''
  return manifest.get(filesInBin(entry)[0]?.path ?? entry.subject)?.alt ?? ''
}

export const itemOfInquiry = ({ id, name, subject, email, deleted }: InquiryRow): BinItem => ({
  id,
  kind: 'inquiry',
  cause: 'deleted',
  deletedAt: deleted?.at ?? '',
  expiresAt: expiryOf(deleted?.at ?? ''),
  who: deleted?.by ?? '',
  subject: `${name}, ${email}`,
  title: subject,
  bytes: 0,
  hasPicture: false,
})

/** The time of its permanent deletion, ISO 8601 in UTC. */
function expiryOf(deletedAt: string): string {
  return new Date(Date.parse(deletedAt) + keptDays * day).toISOString()
}
