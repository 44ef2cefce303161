import { momentOf } from '../../../base/mail/message.ts'
import type { Kind, Notice } from './rule.ts'

interface NoticeText {
  subject: string
  lines: string[]
}

const reminder = 'You hear of it again when it is well, and each week until then.'

/** The mail about a problem: the fault, and the command to type. */
export const textOfProblem: Record<Kind, (notice: Notice) => NoticeText> = {
  backup: ({ why, since }) => ({
    subject: 'The nightly backup failed',
    lines: [
      `Since ${momentOf(since)} there is no whole nightly backup:`,
      '',
      why,
      '',
      'It is tried again by itself. The site itself goes on. See how much room there is, and whether',
      'all is whole:',
      '',
      '    docker exec site showyard check',
      '',
      'Until it is well, make one by hand, to another machine:',
      '',
      '    docker exec site showyard backup - > site.tar.gz',
      '',
      reminder,
    ],
  }),
  'backup-command': ({ why }) => ({
    subject: 'The nightly backup was not copied: BACKUP_COMMAND failed',
    lines: [
      'The backup lies whole in BACKUP_DIR, but the command that is to copy it failed:',
      '',
      why,
      '',
      'It runs again after the next nightly backup. Until then copy that file by hand, and look whether',
      'what BACKUP_COMMAND calls is installed and may sign in where it copies to.',
      '',
      reminder,
    ],
  }),
  disk: ({ why }) => ({
    subject: 'The disk of your website is nearly full',
    lines: [
      why,
      '',
      'When it is full, uploads are refused, then inquiries cannot be stored. See what takes the room:',
      '',
      '    docker exec site showyard check',
      '    df -h; docker system df',
      '',
      'Delete files that are no longer needed (BACKUP_KEEP says how many backups stay), or get a larger',
      'disk.',
      '',
      reminder,
    ],
  }),
  mail: ({ why, since }) => ({
    subject: 'Mails of your website were not sent',
    lines: [
      `Since ${momentOf(since)} mails about inquiries or quotes fail. The last one because:`,
      '',
      why,
      '',
      'This mail got through. All inquiries and quotes are on the site: a mail that waits is sent by',
      'itself, one that was refused has a button there. To see whether all is well:',
      '',
      '    docker exec site showyard test-mail',
    ],
  }),
}

/** The mail about its recovery. */
export const textOfRecovery: Record<Kind, (notice: Notice) => NoticeText> = {
  backup: notice => ({
    subject: 'The nightly backup is made again',
    lines: [`What failed since ${momentOf(notice.since)} is well since ${endOf(notice)}.`],
  }),
  'backup-command': notice => ({
    subject: 'The nightly backup is copied again',
    lines: [`What failed since ${momentOf(notice.since)} is well since ${endOf(notice)}.`],
  }),
  disk: notice => ({
    subject: 'The disk of your website has room again',
    lines: [`It was nearly full from ${momentOf(notice.since)} to ${endOf(notice)}.`],
  }),
  mail: notice => ({
    subject: 'Mails of your website are sent again',
    lines: [
      `From ${momentOf(notice.since)} to ${endOf(notice)} none was sent. The last one failed because:`,
      '',
      notice.why,
      '',
      'Those that waited are sent now; all inquiries and quotes are on the site.',
    ],
  }),
}

const endOf = ({ until, since }: Notice) => momentOf(until ?? since)
