import { setTimeout as wait } from 'node:timers/promises'
import { minute, second } from '../../../../web/base/units.ts'
import type { Config } from '../../../base/config.ts'
import type { Log } from '../../../base/log.ts'
import type { Mailer } from '../../../base/mail/mailer.ts'
import { type Leader, onlyProcess } from '../../../scale/leader.ts'
import type { ContactDetailsStore } from '../../company/contact-details/store.ts'
import { noticeMessage } from './message.ts'
import {
  isDue,
  type Kind,
  type Notice,
  noticeAfterMail,
  noticeOfFault,
  noticeOfRecovery,
} from './rule.ts'
import { type NoticeState, noticesInFile } from './state.ts'

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
  config: Pick<Config, 'notifyTo' | 'publicUrl' | 'dataDir'>
  mailer: Mailer | undefined
  contactDetails: Pick<ContactDetailsStore, 'value'>
  log: Log
  leader?: Leader
  /** A file in DATA_DIR by default. */
  state?: NoticeState | undefined
  clock?: () => Date
  /** Milliseconds between checks for due notices. */
  every?: number
  /** Milliseconds to wait after a failure of the mail server. */
  pause?: number
}

/** The longest that a mail server without a response delays the shutdown. */
const stopTimeout = 6 * second

/**
 * Continues from the state stored by the last run, or by the last leader of several processes: the
 * leader alone takes reports. Without a mail server nothing is sent.
 */
export function openNotices(dependencies: NoticesDependencies): Notices {
  const { config, mailer, contactDetails, log, clock = () => new Date() } = dependencies
  const { every = 10 * minute, pause = 60 * minute, leader = onlyProcess() } = dependencies
  const { notifyTo: to = [], dataDir, publicUrl } = config
  const { state = noticesInFile(dataDir) } = dependencies
  if (!mailer) {
    return { isWrong: () => undefined, isWell: () => undefined, close: async () => undefined }
  }

  const { send } = mailer
  const sender = () => mailer.from(`${contactDetails.value.companyName} website`)
  /** The notices as this leader knows them; undefined until they are read. */
  let notices: Map<Kind, Notice> | undefined
  const reports: { kind: Kind; why: string | undefined; at: Date }[] = []
  let isNoted = true
  let pausedUntil = 0
  let isLeading = false
  let working: Promise<void> | undefined

  leader.whileLeading(() => {
    isLeading = true
    notices = undefined
    reports.length = 0
    const timer = setInterval(wake, every).unref()
    wake()
    return () => {
      clearInterval(timer)
      return rest()
    }
  })

  function wake(): void {
    if (!isLeading) return
    working ??= work()
      .catch(err => log.warn({ err }, 'notices not read'))
      .finally(() => {
        working = undefined
        // A report may have come in as the last check ended.
        if (notices && reports.length > 0) wake()
      })
  }

  async function work(): Promise<void> {
    const all = notices ?? (await state.read())
    notices = all
    for (;;) {
      for (const report of reports.splice(0)) applyReport(all, report)
      if (!isNoted && leader.isLeader) await note(all)
      const now = clock()
      const due = [...all].find(([kind, notice]) => isDue(kind, notice, now))
      if (!due || !isLeading || !leader.isLeader || now.getTime() < pausedUntil) return
      if (!(await tellOnce(all, ...due))) return
    }
  }

  /** False while another process tells of it. */
  async function tellOnce(all: Map<Kind, Notice>, kind: Kind, due: Notice): Promise<boolean> {
    const claim = await leader.claim(`notice ${kind}`)
    if (!claim) return false
    await sendNotice(all, kind, due).finally(claim.release)
    return true
  }

  function applyReport(
    notices: Map<Kind, Notice>,
    { kind, why, at }: (typeof reports)[number],
  ): void {
    if (kind === 'mail' && why === undefined) pausedUntil = 0
    const notice = notices.get(kind)
    if (!notice && why === undefined) return
    const after =
      notice && why === undefined
        ? noticeOfRecovery(kind, notice, at)
        : noticeOfFault(notice, why ?? '', at)
    notices.set(kind, after)
    if (after.state !== notice?.state) isNoted = false
  }

  async function sendNotice(notices: Map<Kind, Notice>, kind: Kind, notice: Notice): Promise<void> {
    const { companyName } = contactDetails.value
    const message = noticeMessage(kind, notice, { from: sender(), to, companyName, publicUrl })
    const { problem } = await send(message)
    if (problem) {
      pausedUntil = clock().getTime() + pause
      log.warn({ kind, why: problem.text }, 'notice not sent')
      return
    }
    log.info({ kind, state: notice.state }, 'notice sent')
    notices.set(kind, noticeAfterMail(notice, clock()))
    await note(notices)
  }

  /** A full disk is one of the problems reported: state that cannot be written stays in memory. */
  async function note(notices: Map<Kind, Notice>): Promise<void> {
    await state.note(notices).catch(err => log.warn({ err }, 'notices not noted'))
    isNoted = true
  }

  function report(kind: Kind, reason: string | undefined): void {
    if (!isLeading) return
    reports.push({ kind, why: reason, at: clock() })
    wake()
  }

  async function rest(): Promise<void> {
    isLeading = false
    await Promise.race([working, wait(stopTimeout, undefined, { ref: false })])
  }

  return { isWrong: report, isWell: kind => report(kind, undefined), close: rest }
}
