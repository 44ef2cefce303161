import { use } from '#test'
import { createDraft, type Waits } from '../../../../web/admin/draft/draft.ts'
import type { DraftKind, Stored } from '../../../../web/admin/draft/draft-kind.ts'
import { openedState } from '../../../../web/admin/draft/draft-state.ts'
import type { DraftRecord } from '../../../../web/admin/draft/indexed-records.ts'
import { nearest } from '../../../../web/admin/draft/nearest.ts'
import { RequestError } from '../../../../web/admin/request.ts'

/** The smallest thing that can be edited by drafts: fields by name, of which `count` is a number. */
export type Card = Readonly<Record<string, string>>

export interface StoredCard extends Stored {
  content: Card
}

export const card = (content: Card, version = 1): StoredCard => ({
  ...{ version, content, changedBy: 'joan' },
})

export type CardRecord = DraftRecord<Card, Card>

const never = () => Promise.reject(new Error('Nothing is stored.'))

const namesIn = (...cards: Card[]) => [...new Set(cards.flatMap(one => Object.keys(one)))]

export const cardKind: DraftKind<Card, Card, StoredCard> = {
  noun: 'card',
  nameOf: ({ content }) => `card ${content.title}`,
  idOf: ({ content }) => content.id ?? 'a',
  records: { read: never, write: never, remove: never },
  areStepsRecorded: false,
  save: never,
  read: never,
  newerIn: ({ now }) => now as StoredCard | undefined,
  typedOf: ({ content }) => content,
  contentOf({ count = '', ...rest }) {
    const isNumber = /^\d*$/.test(count)
    return {
      content: isNumber ? { ...rest, count } : rest,
      faults: isNumber ? {} : { count: 'A number' },
    }
  },
  storedAs: (stored, typed) => ({ ...stored, content: cardKind.contentOf(typed).content }),
  arrived({ saved, sent }, { content: theirs }, answered) {
    const differences = (one: Card) =>
      namesIn(one, theirs).filter(name => one[name] !== theirs[name]).length
    return { base: answered ?? nearest([saved, ...sent], differences), theirs }
  },
  merge(base, typed, theirs, choices = {}) {
    const names = namesIn(base, typed, theirs)
    const isTheirs = (name: string) => theirs[name] !== base[name] && theirs[name] !== typed[name]
    const conflicts = names.filter(name => isTheirs(name) && typed[name] !== base[name])
    const taken = names.filter(
      name => isTheirs(name) && (!conflicts.includes(name) || choices[name] === 'theirs'),
    )
    return {
      typed: Object.assign({ ...typed }, ...taken.map(name => ({ [name]: theirs[name] }))),
      conflicts,
      taken,
    }
  },
}

export type Fault = 'no line' | 'lost answer' | number

/** A server with one card, whose answers fail as they are told to. */
export function cardServer(began: Card) {
  const there = {
    stored: card({ count: '', ...began }),
    sent: [] as StoredCard[],
    reads: 0,
    faults: [] as Fault[],
    hold: undefined as Promise<void> | undefined,
  }
  const store = (content: Card) => {
    there.stored = { ...card(content, there.stored.version + 1), changedBy: 'me' }
    return there.stored
  }
  const kind: typeof cardKind = {
    ...cardKind,
    async save(content, { version }) {
      there.sent.push({ version, content })
      await there.hold
      const fault = there.faults.shift()
      if (fault === 'no line') throw new TypeError('Failed to fetch')
      if (typeof fault === 'number') {
        const fields = { title: 'Too long' }
        throw new RequestError(fault, JSON.stringify({ error: `Fault ${fault}.`, fields }))
      }
      if (version !== there.stored.version) {
        throw new RequestError(409, JSON.stringify({ error: 'Stale.', now: there.stored }))
      }
      const answer = store(content)
      if (fault === 'lost answer') throw new TypeError('Failed to fetch')
      return answer
    },
    async read() {
      there.reads += 1
      return there.stored
    },
  }
  return {
    there,
    kind,
    /** Another administrator saves. */
    others: (fields: Card) => {
      store({ ...there.stored.content, ...fields })
      there.stored.changedBy = 'joan'
    },
    /** Answers wait until the returned function is called. */
    holdAnswers(): () => void {
      let release = () => {}
      there.hold = new Promise(resolve => {
        release = resolve
      })
      return release
    },
  }
}

const atOnce: Waits = { untilOnline: async () => {}, untilSignedIn: async () => {} }

/** The draft of a card on such a server until the test ends. */
export function openCard(began: Card, { waits = atOnce, pauseMs = 5 } = {}) {
  const server = cardServer(began)
  const { kind, there } = server
  const draft = createDraft(kind, openedState(kind, there.stored), waits, pauseMs)
  use(draft.close)
  return {
    ...server,
    draft,
    status: () => draft.state.value.status,
    typed: () => draft.state.value.typed,
    type: (fields: Card) => draft.change(typed => ({ ...typed, ...fields })),
  }
}
