import { setTimeout as pause } from 'node:timers/promises'
import { openPageStore } from '../../server/features/pages/store.ts'
import type { ValuesPlace } from '../../server/storage/open-values.ts'
import { api } from '../../web/base/routes.ts'
import type { OpenedPage, SavedDraft } from '../../web/features/pages/contract.ts'
import { retitled } from './page-calls.ts'
import { signIn } from './product-edits.ts'

/** Few enough that two administrators often have the same section open. */
const PAGES = ['/about', '/services/interiors', '/engineering-services']
const SECTIONS = [1, 2, 3]

/** A title that was sent. */
interface Save {
  path: string
  key: string
  title: string
  /** Of the draft that has it; missing where no answer came. */
  version?: number
}

export interface PageEdits {
  /** Resolves when both have finished. */
  done: Promise<void>
  sent: Save[]
  /** The last version of each page whose publication was acknowledged. */
  published: Map<string, number>
  readonly refused: number
}

/**
 * Two administrators change titles of sections at random, and publish, until each has saved so many.
 * @param otherUrl of the second one, where the site has several processes
 */
export function editPages(url: string, each: number, otherUrl = url): PageEdits {
  const sent: Save[] = []
  const published = new Map<string, number>()
  let refused = 0
  let count = 0

  async function administrator(url: string): Promise<void> {
    let cookie = await signIn(url)
    const ask = async <T>(method: string, address: string, path: string, body?: object) => {
      const answer = await fetch(`${url}${address}?path=${path}`, {
        method,
        headers: { cookie, ...(body && { 'content-type': 'application/json' }) },
        ...(body && { body: JSON.stringify(body) }),
      }).catch(() => undefined)
      if (answer?.status === 401) cookie = await signIn(url)
      const text = await answer?.text().catch(() => undefined)
      if (answer?.status === 409) refused += 1
      return answer?.ok && text ? (JSON.parse(text) as T) : undefined
    }

    for (let saved = 0; saved < each; ) {
      const path = oneOf(PAGES)
      const opened = await ask<OpenedPage>('GET', api.editedPage, path)
      // As long as it takes to type a word.
      await pause(Math.random() * 10)
      if (!opened) continue
      const { version, draft } = opened
      const index = oneOf(SECTIONS)
      count += 1
      const title = `Title ${count}`
      const body = retitled({ ...(draft ?? opened), version }, index, title)
      const save: Save = { path, key: body.keys[index] ?? '', title }
      sent.push(save)
      const answer = await ask<SavedDraft>('PUT', api.pageDraft, path, body)
      if (!answer) continue
      save.version = answer.version
      saved += 1
      if (Math.random() < 0.3) {
        const { version } = answer
        const done = await ask<SavedDraft>('POST', api.publishPage, path, { version })
        if (done) published.set(path, Math.max(published.get(path) ?? 0, done.version))
      }
    }
  }

  return {
    done: Promise.all([administrator(url), administrator(otherUrl)]).then(() => undefined),
    sent,
    published,
    get refused() {
      return refused
    },
  }
}

const oneOf = <T>(all: readonly T[]) => all[Math.floor(Math.random() * all.length)] as T

/** What is wrong with the pages of a stopped server. */
export async function faultsOfPages(
  place: ValuesPlace,
  { sent, published }: Pick<PageEdits, 'sent' | 'published'>,
): Promise<string[]> {
  const store = await openPageStore(place)
  const faults: string[] = []
  for (const stored of store.all) {
    const path = stored.address
    const own = sent.filter(save => save.path === path)
    const { source, keys = [] } = stored.draft ?? stored.published ?? {}
    for (const key of new Set(own.map(save => save.key))) {
      const saves = own.filter(save => save.key === key)
      const acknowledged = saves.filter(({ version }) => version !== undefined)
      const last = Math.max(0, ...acknowledged.map(({ version = 0 }) => version))
      const title = source?.sections[keys.indexOf(key)]?.title
      const isKnown = saves.some(
        save => save.title === title && (save.version === undefined || save.version === last),
      )
      if (last > 0 && !isKnown) faults.push(`${path} ${key} says ${title}, not version ${last}`)
    }
    const versions = own.flatMap(({ version = [] }) => version)
    if (new Set(versions).size < versions.length) faults.push(`${path} gave a version twice`)
    if (stored.version < (published.get(path) ?? 0)) faults.push(`a publication of ${path} is lost`)
    if (published.has(path) && !stored.published) faults.push(`${path} is not published`)
    const titles = (page?: { sections: readonly object[] }) =>
      page?.sections.map(section => Reflect.get(section, 'title')).join('|')
    if (titles(stored.published?.checked) !== titles(stored.published?.source)) {
      faults.push(`${path} shows another page than was published`)
    }
  }
  return faults
}
