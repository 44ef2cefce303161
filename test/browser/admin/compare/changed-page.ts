import type { EditedSection } from '../../../../web/features/pages/contract.ts'
import { pageCalls } from '../../../support/page-calls.ts'
import type { RunningSite } from '../../../support/site.ts'
import { stored } from '../pages/at-editor.ts'

interface Source {
  sections: EditedSection[]
  [field: string]: unknown
}

/** Saves a draft by the API, with its sections and their keys changed in place. */
export async function saveDraft(
  site: RunningSite,
  path: string,
  change: (source: Source, keys: (string | null)[]) => void,
): Promise<void> {
  const { version, source, keys } = await stored(site, path)
  change(source, keys)
  const { status } = await pageCalls(site).save(path, { version, source, keys })
  if (status !== 200) throw new Error(`The draft of ${path} was not saved: ${status}`)
}

export async function publishDraft(site: RunningSite, path: string): Promise<void> {
  const { version } = await stored(site, path)
  const { status, body } = await pageCalls(site).publish(path, version)
  if (status !== 200) throw new Error(body.error)
}

export const newText = (title: string): EditedSection => ({
  kind: 'prose',
  title,
  paragraphs: ['With a paragraph.'],
})

/** Of /about: one section changed, one new, one gone, the last one moved up. */
export const changeAll = (site: RunningSite) =>
  saveDraft(site, '/about', ({ sections }, keys) => {
    Object.assign(sections[0] ?? {}, { title: 'We build the room and the desk' })
    sections.splice(2, 1)
    keys.splice(2, 1)
    const last = sections.pop() as EditedSection
    sections.splice(1, 0, newText('A new section'), last)
    keys.splice(1, 0, null, keys.pop() ?? null)
  })
