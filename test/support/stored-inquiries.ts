import { join } from 'node:path'
import { openInquiries } from '../../server/features/inquiries/store/index.ts'
import { subjectOf } from './inquiry-load.ts'

/** Compares the volume of a stopped server with what it had acknowledged. */
export async function compareStored(folder: string, acknowledged: ReadonlyMap<number, string>) {
  const inquiries = await openInquiries({ folder: join(folder, 'data/inquiries') })
  const idsOf = new Map<string, string[]>()
  for await (const { subject, id } of inquiries.all({})) {
    idsOf.set(subject, [...(idsOf.get(subject) ?? []), id])
  }
  const numbers = [...acknowledged.keys()]
  return {
    kept: [...idsOf.values()].flat().length,
    lost: numbers.filter(number => !idsOf.has(subjectOf(number))),
    twice: [...idsOf].filter(([, ids]) => ids.length > 1).map(([subject]) => subject),
    otherId: [...acknowledged].filter(([number, id]) => idsOf.get(subjectOf(number))?.[0] !== id),
  }
}
