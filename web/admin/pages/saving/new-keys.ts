import type { KeyedPage } from '../../../page-editing/contract.ts'
import { sectionsOf } from '../../../page-editing/merge.ts'
import { sameJson } from '../../../page-editing/same-json.ts'

const PREFIX = 'new-'
let count = 0

/** Names a section that the server has not named yet; other tabs and visits make other names. */
export function newKey(): string {
  count += 1
  return `${PREFIX}${Date.now().toString(36)}-${Math.random().toString(36).slice(2, 8)}-${count}`
}

const isNew = (key: string) => key.startsWith(PREFIX)

export const keysToSend = ({ keys }: KeyedPage): (string | null)[] =>
  keys.map(key => (isNew(key) ? null : key))

/** The server's names of the sections that were sent without one. */
export function namesGiven(sent: KeyedPage, answer: KeyedPage): Map<string, string> {
  const names = new Map<string, string>()
  const given = sectionsOf(answer)
  const free = new Set(answer.keys.filter(key => !sent.keys.includes(key)))
  for (const [key, section] of sectionsOf(sent)) {
    if (!isNew(key)) continue
    const name = [...free].find(one => sameJson(given.get(one), section))
    if (!name) continue
    names.set(key, name)
    free.delete(name)
  }
  return names
}

export function renamed(page: KeyedPage, names: ReadonlyMap<string, string>): KeyedPage {
  if (!page.keys.some(key => names.has(key))) return page
  return { ...page, keys: page.keys.map(key => names.get(key) ?? key) }
}
