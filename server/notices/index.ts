import { setTimeout as wait } from 'node:timers/promises'
import { minute, second } from '../../web/units.ts'
import type { ContactDetailsStore } from '../company/contact-details/store.ts'
import type { Config } from '../config.ts'
import type { Log } from '../log.ts'
import { senderOf } from '../mail/sender.ts'
import { mailTransport } from '../mail/transport.ts'
import { noticeMessage } from './message.ts'
import { isDue, type Kind, type Notice, told, well, wrong } from './rule.ts'
import { noteNotices, readNotices } from './state.ts'

/** Notifies the owner by mail of problems with the site, as often as rule.ts defines. */
export interface Notices {
  /** Reports a new or ongoing problem; the reason may have changed. */
  isWrong(kind: Kind, why: string): void
  /** Reports that there is no problem (any more). */
  isWell(kind: Kind): void
  /** Resolves when no mail is being sent; due ones are sent after the next start. */
  close(): Promise<void>
}

export interface NoticesDependencies {
  config: Pick<Config, 'smtpUrl' | 'notifyTo' | 'mailFrom' | 'publicUrl' | 'dataDir'>
  contactDetails: Pick<ContactDetailsStore, 'value'>
  log: Log
  clock?: () => Date
  /** Milliseconds between checks for due notices. */
  every?: number
  /** Milliseconds to wait after a failure of the mail server. */
  pause?: number
}

/** The longest that a mail server without a response delays the shutdown. */
const stopTimeout = 6 * second

/** Continues from the state stored by the last run. Without a mail server nothing is sent. */
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
      // A report may have come in as the last check ended.
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

  /** A full disk is one of the problems reported: state that cannot be written stays in memory. */
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
