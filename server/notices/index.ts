import { setTimeout as wait } from 'node:timers/promises'
import type { ContactDetailsStore } from '../company/contact-details/store.ts'
import type { Config } from '../config.ts'
import type { Log } from '../log.ts'
import { senderOf } from '../mail/sender.ts'
import { mailTransport } from '../mail/transport.ts'
import { noticeMessage } from './message.ts'
import { isDue, type Kind, type Notice, told, well, wrong } from './rule.ts'
import { noteNotices, readNotices } from './state.ts'

/** Tells the owner by mail what is wrong with the site, as often as rule.ts says. */
export interface Notices {
  /** It is wrong, or still so; the reason may have changed. */
  isWrong(kind: Kind, why: string): void
  /** It is well, or still so. */
  isWell(kind: Kind): void
  /** Resolves when no mail is under way; what is due goes out after the next start. */
  close(): Promise<void>
}

export interface NoticesDependencies {
  config: Pick<Config, 'smtpUrl' | 'notifyTo' | 'mailFrom' | 'publicUrl' | 'dataDir'>
  contactDetails: Pick<ContactDetailsStore, 'value'>
  log: Log
  clock?: () => Date
  /** Milliseconds between two looks at what is due. */
  every?: number
  /** Milliseconds for which a mail server that failed is left alone. */
  pause?: number
}

const second = 1000
const minute = 60 * second

/** A mail server that says nothing does not hold up the end for longer. */
const stopTimeout = 6 * second

/** Goes on where the last start left off. Without a mail server nothing is sent. */
export async function openNotices(dependencies: NoticesDependencies): Promise<Notices> {
  const { config, contactDetails, log, clock = () => new Date() } = dependencies
  const { every = 10 * minute, pause = 60 * minute } = dependencies
  const { smtpUrl, notifyTo: to = [], dataDir, publicUrl } = config
  if (!smtpUrl) {
    return { isWrong: () => undefined, isWell: () => undefined, close: async () => undefined }
  }

  const send = mailTransport(smtpUrl)
  const sender = () =>
    senderOf({ ...config, smtpUrl }, `${contactDetails.value.companyName} website`)
  const notices = await readNotices(dataDir)
  const reports: [kind: Kind, why: string | undefined][] = []
  let isNoted = true
  let pausedUntil = 0
  let isClosing = false
  let working: Promise<void> | undefined
  const timer = setInterval(wake, every).unref()
  wake()

  function wake(): void {
    working ??= work().finally(() => {
      working = undefined
      // One may have come while the last look ended.
      if (reports.length > 0) wake()
    })
  }

  async function work(): Promise<void> {
    for (;;) {
      for (const [kind, why] of reports.splice(0)) take(kind, why)
      if (!isNoted) await note()
      const now = clock()
      const due = [...notices].find(([kind, notice]) => isDue(kind, notice, now))
      if (!due || isClosing || now.getTime() < pausedUntil) return
      await tell(...due)
    }
  }

  function take(kind: Kind, why: string | undefined): void {
    if (kind === 'mail' && why === undefined) pausedUntil = 0
    const before = notices.get(kind)
    if (!before && why === undefined) return
    const after =
      before && why === undefined ? well(kind, before, clock()) : wrong(before, why ?? '', clock())
    notices.set(kind, after)
    if (after.state !== before?.state) isNoted = false
  }

  async function tell(kind: Kind, notice: Notice): Promise<void> {
    const { companyName } = contactDetails.value
    const message = noticeMessage(kind, notice, { from: sender(), to, companyName, publicUrl })
    const { problem } = await send(message)
    if (problem) {
      pausedUntil = clock().getTime() + pause
      log.warn({ kind, why: problem.text }, 'notice not sent')
      return
    }
    log.info({ kind, state: notice.state }, 'notice sent')
    notices.set(kind, told(notice, clock()))
    isNoted = false
  }

  /** A full disk is among what the owner is told of: what it cannot hold is kept in mind. */
  async function note(): Promise<void> {
    await noteNotices(dataDir, notices).catch(err => log.warn({ err }, 'notices not noted'))
    isNoted = true
  }

  function report(kind: Kind, why: string | undefined): void {
    if (isClosing) return
    reports.push([kind, why])
    wake()
  }

  return {
    isWrong: report,
    isWell: kind => report(kind, undefined),
    async close() {
      isClosing = true
      clearInterval(timer)
      await Promise.race([working, wait(stopTimeout, undefined, { ref: false })])
    },
  }
}
