import type {
  Quote,
  QuoteContent,
  QuoteMail,
  QuoteRow,
} from '../../../../web/features/quotes/contract.ts'
import { unavailable } from '../../../base/errors.ts'
import { tasksInTurn } from '../../../storage/in-turn.ts'
import type { RowsPlace } from '../../../storage/monthly/types.ts'
import { openRows } from '../../../storage/open-rows.ts'
import type { StorePlace } from '../../../storage/store-options.ts'
import { type Accepting, accept } from './accept.ts'
import { chosenBy, type IndexedQuote, indexedFields, type QuoteChoice, textOf } from './choice.ts'
import { type ContentChange, changeContent, voidQuote } from './drafts.ts'
import { changeBesideEditions, type Sending, sendEdition } from './editions.ts'
import { figuresOf, totalsByInquiry, unsentIn } from './figures.ts'
import { openQuoteNumbers } from './numbers.ts'
import { quoteOf } from './quote-of.ts'
import { addReport, endReport, type QuoteReport, waitingReportOf } from './reports.ts'
import { migrateQuote, type StoredQuote, storedQuote } from './stored-quote.ts'

export type { QuoteChoice } from './choice.ts'

/** What a quote begins with. */
export interface Creation {
  content: QuoteContent
  by: string
  /** Of the company's day. */
  year: string
  inquiryId?: string | undefined
  /** Idempotency key. */
  key?: string | undefined
}

export const quotesFormat = { version: 2, schema: storedQuote }

export type Quotes = Awaited<ReturnType<typeof openQuotes>>

type Options = RowsPlace & {
  /** The place of the numbers that were given. */
  numbers: StorePlace
  /** The caller must not change quotes. */
  readOnly?: boolean
  clock?: () => number
}

/** Some ten quotes of 60 lines: each save writes one file of this size. */
const MOST_BYTES = 256 * 1024

/**
 * The quotes of all years, with every edition that was sent; none is ever removed. Answers when a
 * change is durable. A number is stored as given before its quote is: see numbers.ts.
 */
export async function openQuotes(options: Options) {
  const { clock = Date.now } = options
  const store = await openRows<StoredQuote, IndexedQuote>({
    mostBytes: MOST_BYTES,
    ...options,
    ...quotesFormat,
    migrate: migrateQuote,
    indexedFields,
    textOf,
  })
  const numbers = await openQuoteNumbers(options.numbers)
  const database = 'database' in options ? options.database : undefined
  const inTurn = tasksInTurn('quotes', database, [])
  const now = () => new Date(clock()).toISOString()
  const all = () => [...store.indexed()]
  const allNumbers = () => all().map(({ indexed }) => indexed.row.number)
  if (!options.readOnly) await numbers.confirm(allNumbers())
  const idOf = (isWanted: (indexed: IndexedQuote) => boolean) =>
    all().find(({ indexed }) => isWanted(indexed))?.id

  /** Another process may have sent the quote just now. */
  async function idOfSecret(secret: string): Promise<string | undefined> {
    const hasIt = (indexed: IndexedQuote) => indexed.secret === secret
    const id = idOf(hasIt)
    if (id !== undefined) return id
    await store.refresh()
    return idOf(hasIt)
  }

  /** Undefined where there is no such quote. */
  async function change<R>(id: string | undefined, fn: (draft: StoredQuote) => R) {
    let returned: R | undefined
    const stored = await store.change(id ?? '', draft =>
      changeBesideEditions(draft, draft => {
        returned = fn(draft)
      }),
    )
    return stored && { quote: quoteOf(stored), returned: returned as R }
  }

  async function find(id: string | undefined) {
    const stored = id === undefined ? undefined : await store.find(id)
    return stored && quoteOf(stored)
  }

  return {
    /** `isNew` is false where this key has made the quote before. */
    create: ({ content, by, year, inquiryId, key }: Creation) =>
      inTurn(async () => {
        // Of a write that failed in the middle, the disk says whether its number is taken.
        await Promise.all([store.refresh(), numbers.refresh()])
        const idOfKey = () => (key ? idOf(indexed => indexed.key === key) : undefined)
        const number = idOfKey() ? '' : await numbers.claim(allNumbers(), year)
        const { id, row } = await store.add(() => {
          const made = idOfKey()
          if (made) return made
          // A process of an earlier release takes no turns.
          if (allNumbers().includes(number)) throw unavailable(TAKEN)
          return {
            ...{ number, inquiryId, key, content, version: 1 },
            ...{ createdBy: by, changedAt: now(), changedBy: by },
            ...{ editions: [], mails: [], opened: { count: 0 }, acceptances: [] },
          }
        })
        await numbers.confirm(allNumbers())
        const isNew = row !== undefined
        return { quote: isNew ? quoteOf(row) : ((await find(id)) as Quote), isNew }
      }),

    /** The number that the next quote of a year gets. */
    nextNumber: (year: string): string => numbers.next(allNumbers(), year),

    /** @throws AppError 400 where the number is of another year, or it or a higher one was given */
    beginAt: (number: string, year: string): Promise<void> =>
      inTurn(async () => {
        await Promise.all([store.refresh(), numbers.refresh()])
        await numbers.beginAt(allNumbers(), number, year)
      }),

    find,
    findBySecret: async (secret: string) => find(await idOfSecret(secret)),

    /**
     * Replaces the content; the same content again changes nothing, whatever its version.
     * @returns undefined where there is no such quote
     * @throws AppError 409 with the `quote` where another change was made since `version`, or where
     *   it is void or accepted
     */
    save: async (id: string, saved: ContentChange) =>
      (await change(id, draft => changeContent(draft, saved, now())))?.quote,

    /**
     * Makes the content an edition, unless the last one has the same, and queues its mail where it is
     * sent by mail. It may be sent only where `faultsBeforeSending` finds nothing.
     * @returns undefined where there is no such quote
     * @throws AppError 409 with the `quote` where `version` is stale, or where it is void
     */
    async send(id: string, { version, ...sending }: Sending & { version: number }) {
      const sent = await change(id, draft => sendEdition(draft, version, sending, now()))
      const edition = sent?.quote.editions.at(-1)
      return sent && edition && { quote: sent.quote, edition, isNew: sent.returned }
    },

    /** The editions whose mail is in this state, oldest quote first. */
    mails: (state: QuoteMail['state']): { id: string; edition: number }[] =>
      all()
        .reverse()
        .flatMap(({ id, indexed }) =>
          indexed.mails
            .filter(mail => mail.state === state)
            .map(({ edition }) => ({ id, edition })),
        ),

    /**
     * What has become of the mail of an edition.
     * @param from changes nothing unless the mail is in one of these states
     * @returns whether it was changed
     */
    async setMail(
      id: string,
      edition: number,
      mail: Omit<QuoteMail, 'at'>,
      from?: readonly QuoteMail['state'][],
    ): Promise<boolean> {
      const changed = await change(id, draft => {
        const queued = draft.mails.find(one => one.edition === edition)
        if (!queued || (from && !from.includes(queued.state))) return false
        draft.mails = draft.mails.map(one =>
          one === queued ? { edition, ...mail, at: now() } : one,
        )
        return true
      })
      return changed?.returned ?? false
    },

    /** Calls back with each edition whose mail another process has queued. */
    onMailWaiting(listener: (id: string, edition: number) => void): void {
      store.onRenewed(ids => {
        for (const id of ids)
          for (const { edition, state } of store.indexedOf(id)?.mails ?? [])
            if (state === 'waiting') listener(id, edition)
      })
    },

    /** Calls back with each quote of which another process has something to tell the owner. */
    onReport(listener: (id: string) => void): void {
      store.onRenewed(ids => {
        for (const id of ids) if (store.indexedOf(id)?.hasReport) listener(id)
      })
    },

    /**
     * Records that the customer accepts the edition of this version; a second time changes nothing.
     * Whether it is still valid is for the caller to check (web/features/quotes/validity.ts).
     * @returns undefined where no quote has this secret
     * @throws AppError 409 where a newer edition was sent; 410 where it is void
     */
    async accept(secret: string, accepting: Accepting) {
      const id = await idOfSecret(secret)
      const accepted = await change(id, draft => accept(draft, accepting, now()))
      return accepted && { quote: accepted.quote, isNew: accepted.returned }
    },

    /** Stores that the owner is to be told of a question. */
    reportQuestion: (id: string, edition: number, text: string) =>
      change(id, draft => addReport(draft, { about: 'asked', text, edition }, now())),

    /** The quotes of which the owner is still to be told something, oldest first. */
    waitingReports: (): string[] =>
      all()
        .reverse()
        .flatMap(({ id, indexed }) => (indexed.hasReport ? [id] : [])),

    /** The first thing of a quote that the owner is still to be told; undefined where there is none. */
    async findReport(id: string) {
      const stored = await store.find(id)
      const number = stored ? waitingReportOf(stored) : -1
      const report = stored?.reports?.[number]
      return stored && report && { quote: quoteOf(stored), report, number }
    },

    endReport: (id: string, number: number, state: QuoteReport['state']) =>
      change(id, draft => endReport(draft, number, state)),

    /** Counts that the customer has opened the page. */
    async countOpened(secret: string): Promise<void> {
      await change(await idOfSecret(secret), draft => {
        draft.opened = { count: draft.opened.count + 1, last: now() }
      })
    },

    /** It stays, and can be neither sent nor changed any more; undefined where there is none. */
    void: async (id: string, by: string) =>
      (await change(id, draft => voidQuote(draft, by, now())))?.quote,

    /** The filtered quotes from `skip` on, at most `take`, newest first. */
    async list(choice: QuoteChoice, skip: number, take: number) {
      const chosen = await store.choose(chosenBy(choice))
      const rows = chosen.slice(skip, skip + take).map(({ indexed }): QuoteRow => indexed.row)
      return { total: chosen.length, rows }
    },

    /** All filtered quotes, newest first, read a file at a time. */
    async *all(choice: QuoteChoice) {
      for await (const stored of store.rows(chosenBy(choice))) yield quoteOf(stored)
    },

    /** How many there are, and their totals added up, by state. */
    figures: () => figuresOf(all().map(({ indexed }) => indexed.row)),

    /** How many did not, or may not have, reached their customers by mail. */
    unsent: () => unsentIn(all().map(({ indexed }) => indexed.row)),

    /** What each inquiry comes to that has quotes, by its id. */
    totalsByInquiry: () => totalsByInquiry(all().map(({ indexed }) => indexed.row)),

    async settled() {
      await Promise.all([store.settled(), numbers.settled()])
    },
  }
}

const TAKEN = 'Another quote was made in this moment. Please try again.'
