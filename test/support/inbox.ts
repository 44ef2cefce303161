import { companyDay } from '../../server/base/company-day.ts'
import { inboxHandlers } from '../../server/features/inquiries/inbox/handlers.ts'
import type { OwnerMail } from '../../server/features/inquiries/mail/owner-mail.ts'
import { postInquiry } from '../../server/features/inquiries/post.ts'
import { inquiryReceiver } from '../../server/features/inquiries/receive.ts'
import { inquiryRoutes } from '../../server/features/inquiries/routes.ts'
import type { InquiryRow } from '../../server/features/inquiries/store/index.ts'
import type { Sums } from '../../web/base/money/amount-text.ts'
import { serveApi } from './api-server.ts'

interface Options {
  env?: Record<string, string>
  mailIsOn?: boolean
}

/** The API with its inbox, without limits unless a test sets them; mails are only noted. */
export async function serveInbox({ env, mailIsOn = false }: Options = {}) {
  /** The ids of the inquiries whose mail was to be sent. */
  const queued: string[] = []
  const totals = new Map<string, Sums>()
  const mail: OwnerMail = {
    isOn: mailIsOn,
    queue: id => void queued.push(id),
    close: async () => undefined,
  }
  const start = (dataDir?: string) =>
    serveApi({
      env: { CONTACT_LIMIT: 'off', CONTACT_LIMIT_TOTAL: 'off', ...env },
      ...(dataDir && { dataDir }),
      routes: ({ config, stores: { inquiries, adminUsers }, log }) =>
        inquiryRoutes(
          postInquiry(inquiryReceiver({ config, inquiries, log, onQueued: mail.queue })),
          inboxHandlers({
            ...{ inquiries, adminUsers, mail, totalsByInquiry: () => totals },
            ...{ timeZone: () => config.timeZone, services: () => [] },
            today: companyDay(() => config.timeZone),
          }),
        ),
    })
  let server = await start()

  return {
    queued,
    /** What the quotes of inquiries come to. */
    totals,
    get url() {
      return server.url
    },
    get inquiries() {
      return server.stores.inquiries
    },
    get activity() {
      return server.stores.activity
    },
    get lines() {
      return server.lines
    },
    /** All that is stored, newest first. */
    async stored(): Promise<InquiryRow[]> {
      return (await server.stores.inquiries.page({}, 0, 1000)).rows
    },
    /** Ends the server in order and starts it on the same folder. */
    async restart() {
      await server.close()
      server = await start(server.dataDir)
    },
    close: () => server.close(),
  }
}
