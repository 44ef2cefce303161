import type { Config } from '../../base/config.ts'
import { createSpaceRetry } from '../../base/disk/space-retry.ts'
import { tooManyRequests } from '../../base/errors.ts'
import { type Counters, countersInMemory } from '../../base/http/counters.ts'
import { createRateLimit } from '../../base/http/rate-limit.ts'
import type { Log } from '../../base/log.ts'
import { requestedItems } from './designs.ts'
import type { PostedInquiry } from './schema.ts'
import type { Inquiries, SentInquiry } from './store/index.ts'

export interface ReceiverDependencies {
  config: Pick<Config, 'contactLimit' | 'contactLimitTotal' | 'smtpUrl'>
  inquiries: Inquiries
  log: Log
  /** Deletes the oldest former file where the disk is full; resolves to whether there was one. */
  giveWay?: () => Promise<boolean>
  /** Called for each stored inquiry whose mail is queued. */
  onQueued: (id: string) => void
  counters?: Counters | undefined
}

/**
 * Stores a validated inquiry, and resolves with its id once it is on disk.
 * @throws AppError 429 above the limits, or where a form was filled in faster than people can
 */
export type ReceiveInquiry = (
  posted: PostedInquiry,
  from: { visitor: string; requestId: string },
) => Promise<string>

/** No person reads a form and writes ten characters in less. */
const LEAST_MILLISECONDS = 2000

const TOO_MANY = 'Too many inquiries. Please try again later, or call or e-mail us.'
const TOO_FAST = 'That was very quick. Please wait a moment and send it again.'

export function inquiryReceiver(dependencies: ReceiverDependencies): ReceiveInquiry {
  const { config, inquiries, log, giveWay = async () => false, onQueued } = dependencies
  const { counters = countersInMemory } = dependencies
  const limit = createRateLimit(config.contactLimit, TOO_MANY, counters('inquiries'))
  const limitOfAll = createRateLimit(
    config.contactLimitTotal,
    TOO_MANY,
    counters('inquiries-of-all'),
  )

  const retryWithSpace = createSpaceRetry(giveWay, error => error)

  /** The id may be that of a post that another process took. */
  async function idOf(sent: SentInquiry, key: string): Promise<string | undefined> {
    const id = inquiries.idOf(sent, key)
    if (id !== undefined) return id
    await inquiries.refresh()
    return inquiries.idOf(sent, key)
  }

  return async (posted, { visitor, requestId }) => {
    const { idempotencyKey, openFor, website, plan, ...fields } = posted
    const sent = { ...fields, items: requestedItems(posted) }
    const key = idempotencyKey ?? undefined
    // A retry after a lost response is not rejected.
    const storedId = key && (await idOf(sent, key))
    if (storedId) return storedId
    if (openFor != null && openFor < LEAST_MILLISECONDS) throw tooManyRequests(TOO_FAST, 2)
    await limit.count(visitor)
    await limitOfAll.count('all')
    const isSuspect = website !== ''
    const wantsMail = config.smtpUrl !== undefined && !isSuspect
    const id = await retryWithSpace(() => inquiries.receive(sent, { isSuspect, wantsMail, key }))
    log.info({ id: requestId, inquiry: id, isSuspect }, 'inquiry stored')
    if (wantsMail) onQueued(id)
    return id
  }
}
