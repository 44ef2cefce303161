import { createHash, randomUUID } from 'node:crypto'
import type { InquiryMail } from '../../../../web/base/contract.ts'
import type { InquiryText } from '../../../../web/features/inquiries/rules.ts'
import type { NewRow, RowsPlace } from '../../../storage/monthly/types.ts'
import { openRows } from '../../../storage/open-rows.ts'
import { type InquiryChoice, isChosen, wordsOf } from './choice.ts'
import { inquiryCounts } from './counts.ts'
import { migrateInquiry } from './migrate.ts'
import { type IndexedInquiry, type InquiryRow, indexedFields, inquiryRow, textOf } from './row.ts'
import { type AdvancedStage, advance } from './stage.ts'

export type { InquiryChoice } from './choice.ts'
export type { InquiryRow } from './row.ts'

/** A validated inquiry as sent. */
export type SentInquiry = Pick<InquiryRow, InquiryText | 'serviceInterest' | 'items'>

export interface Receipt {
  /** Done from the start, without a mail. */
  isSuspect: boolean
  wantsMail: boolean
  /** Idempotency key: the same content under the same key is stored once. */
  key?: string | undefined
}

export const inquiriesFormat = { version: 5, schema: inquiryRow }

export type Inquiries = Awaited<ReturnType<typeof openInquiries>>

type Options = RowsPlace & { clock?: () => number }

/** The inquiries of all years, a file per month, with the state of their mails. */
export async function openInquiries(options: Options) {
  const { clock = Date.now } = options
  const now = () => new Date(clock()).toISOString()
  const migrate = migrateInquiry
  const shape = { ...inquiriesFormat, migrate, indexedFields, textOf }
  const store = await openRows({ ...options, ...shape })
  const idByFingerprint = new Map<string, string>()
  const underWay = new Map<string, Promise<string>>()
  for (const { id, indexed } of store.indexed())
    if (indexed.fingerprint) idByFingerprint.set(indexed.fingerprint, id)

  store.onRenewed(ids => {
    for (const id of ids) {
      const fingerprint = store.indexedOf(id)?.fingerprint
      if (fingerprint) idByFingerprint.set(fingerprint, id)
    }
  })

  function newRow(sent: SentInquiry, receipt: Receipt, fingerprint: string) {
    const { isSuspect, wantsMail } = receipt
    const state: InquiryMail['state'] = wantsMail ? 'queued' : 'none'
    return {
      stage: isSuspect ? 'done' : 'new',
      stageSince: now(),
      isRead: isSuspect,
      assignee: '',
      askedAt: null,
      notes: [],
      isSuspect,
      mail: { state, attempts: 0, problem: '', at: null },
      fingerprint,
      deleted: null,
      ...sent,
    } satisfies NewRow<InquiryRow>
  }

  /** Another process may have stored the same. */
  async function addOnce(sent: SentInquiry, receipt: Receipt, key: string, fingerprint: string) {
    const { id } = await store.add(() => idOf(sent, key) ?? newRow(sent, receipt, fingerprint))
    idByFingerprint.set(fingerprint, id)
    return id
  }

  function idOf(sent: SentInquiry, key: string): string | undefined {
    const id = idByFingerprint.get(fingerprintOf(sent, key))
    return id !== undefined && store.has(id) ? id : undefined
  }

  const indexedRows = () => [...store.indexed()].filter(({ indexed }) => !indexed.isDeleted)

  /** Changes a row; undefined without one, or where `applies` is not true. */
  async function changeWhere(
    applies: (row: InquiryRow) => boolean,
    id: string,
    fn: (draft: InquiryRow) => void,
  ): Promise<InquiryRow | undefined> {
    let isChanged = false
    const row = await store.change(id, draft => {
      isChanged = applies(draft)
      if (isChanged) fn(draft)
    })
    return isChanged ? row : undefined
  }

  return {
    /** The id under which the same post is already stored, if it is. */
    idOf,

    /** Resolves when the writes of other processes are known. */
    refresh: store.refresh,

    /**
     * Resolves with the id when it is on disk; the same content under the same key is stored once.
     */
    async receive(sent: SentInquiry, receipt: Receipt): Promise<string> {
      const { key } = receipt
      if (!key) return (await store.append(newRow(sent, receipt, ''))).id
      const stored = idOf(sent, key)
      if (stored !== undefined) return stored
      const fingerprint = fingerprintOf(sent, key)
      const id = underWay.get(fingerprint) ?? addOnce(sent, receipt, key, fingerprint)
      underWay.set(fingerprint, id)
      return id.finally(() => underWay.delete(fingerprint))
    },

    /** Undefined also for an inquiry in the bin. */
    async find(id: string): Promise<InquiryRow | undefined> {
      const row = await store.find(id)
      return row?.deleted ? undefined : row
    },

    /** Changes a copy of the row, unless it is in the bin; undefined where there is none. */
    change: (id: string, fn: (draft: InquiryRow) => void) => changeWhere(isThere, id, fn),

    /** Moves an inquiry to the bin. */
    remove: (id: string, by: string) =>
      changeWhere(isThere, id, row => {
        row.deleted = { at: now(), by }
      }),

    bin: {
      /** Inquiries that contain all words, ignoring case; newest first. */
      list: (text: string, skip: number, take: number) =>
        store.page({ where: isInBin, words: wordsOf({ text }) }, skip, take),
      restore: (id: string) =>
        changeWhere(isDeleted, id, row => {
          row.deleted = null
        }),
      /** Deletes an inquiry from all files; false where it is not in the bin. */
      async remove(id: string): Promise<boolean> {
        const row = await store.find(id)
        return row?.deleted ? store.remove(id) : false
      },
      /** Deletes inquiries moved to the bin before `limit`, ISO 8601 in UTC. */
      async removeBefore(limit: string): Promise<void> {
        const old: string[] = []
        for await (const { id, deleted } of store.rows({ where: isInBin }))
          if (deleted && deleted.at < limit) old.push(id)
        for (const id of old) await store.remove(id)
      },
    },

    /**
     * Advances an inquiry because of its quote: only forward, and never out of accepted, lost, done
     * or spam. Undefined where there is none.
     */
    setStage: (id: string, stage: AdvancedStage) =>
      changeWhere(isThere, id, row => advance(row, stage, now())),

    /**
     * Adds a customer's question about a quote: the inquiry becomes unread, and waits for an
     * answer.
     */
    ask: (id: string, by: string, text: string) =>
      changeWhere(isThere, id, row => {
        const changedAt = now()
        row.notes.push({ id: randomUUID(), at: changedAt, by, text, isCustomer: true })
        row.askedAt ??= changedAt
        row.isRead = false
      }),

    /** Sets the state of an inquiry's mail; a sent mail stays sent. */
    setMail: (id: string, mail: InquiryMail) =>
      store.change(id, row => {
        if (row.mail.state !== 'sent') row.mail = mail
      }),

    /** Calls back with each inquiry whose mail another process has queued. */
    onMailQueued(listener: (id: string) => void): void {
      store.onRenewed(ids => {
        for (const id of ids) if (store.indexedOf(id)?.mail === 'queued') listener(id)
      })
    },

    /** The ids of inquiries whose mail is queued or rejected, oldest first. */
    unsentMails: (): string[] =>
      indexedRows()
        .filter(({ indexed }) => indexed.mail === 'queued' || indexed.mail === 'failed')
        .map(({ id }) => id)
        .reverse(),

    ...inquiryCounts(indexedRows),

    /** The filtered inquiries from `skip` on, at most `take`, in the order of the choice. */
    page: (choice: InquiryChoice, skip: number, take: number) =>
      store.page(chosenBy(choice), skip, take),

    /** The ids of all filtered inquiries, newest first. */
    async ids(choice: InquiryChoice): Promise<string[]> {
      const ids: string[] = []
      for await (const { id } of store.rows(chosenBy(choice))) ids.push(id)
      return ids
    },

    /** Yields all filtered inquiries, newest first, read a file at a time. */
    all: (choice: InquiryChoice): AsyncIterable<InquiryRow> => store.rows(chosenBy(choice)),

    settled: store.settled,
  }
}

const isThere = ({ deleted }: InquiryRow) => deleted === null
const isDeleted = ({ deleted }: InquiryRow) => deleted !== null
const isInBin = (indexed: IndexedInquiry) => indexed.isDeleted

/** Both the key and the content count: a corrected text under the old key is a new inquiry. */
const fingerprintOf = (sent: SentInquiry, key: string) =>
  createHash('sha256')
    .update(JSON.stringify([key, { ...sent, items: sent.items.map(asSent) }]))
    .digest('base64url')
    .slice(0, 32)

/**
 * Posts are compared as they came: the parts of a unit may differ in the release that a repeated
 * post reaches.
 */
const asSent = ({ design: _, ...item }: SentInquiry['items'][number]) => item

const chosenBy = (choice: InquiryChoice) => ({
  where: (indexed: IndexedInquiry) => isChosen(indexed, choice),
  words: wordsOf(choice),
  ...(choice.order === 'waiting' && { rank: byWaiting }),
})

/** First those that have waited longest, last those that do not wait. */
const byWaiting = ({ waitsFor, waitsSince }: IndexedInquiry) =>
  waitsFor ? waitsSince : Number.POSITIVE_INFINITY
