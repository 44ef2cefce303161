import type { Middleware } from 'koa'
import type { Overview } from '../../../../web/admin/contract.ts'
import type { Config } from '../../../base/config.ts'
import { diskSpaceReader, reservedBytes } from '../../../base/disk/disk-space.ts'
import { isFromUntrustedProxy } from '../../../base/http/untrusted-proxy.ts'
import { build, release } from '../../../base/release.ts'
import { fieldsAtDefault } from '../../company/contact-details/store.ts'
import type { OwnerMail } from '../../inquiries/mail/owner-mail.ts'
import type { Derivatives } from '../../media/derivatives/index.ts'
import type { Library } from '../../media/library-types.ts'
import type { Manifest } from '../../media/slots/slots.ts'
import type { PageEditing } from '../../pages/index.ts'
import { listedProducts } from '../../products/lists/collection-schema.ts'
import type { Stores } from '../stores/index.ts'
import { coverageByArea } from './coverage.ts'

export interface OverviewSource {
  config: Pick<Config, 'uploadsDir' | 'trustProxy'>
  manifest: Manifest
  library: Library
  derivatives: Pick<Derivatives, 'waiting'>
  denied: () => Promise<string[]>
  stores: Pick<
    Stores,
    | 'contactDetails'
    | 'inquiries'
    | 'contactClicks'
    | 'pages'
    | 'quotes'
    | 'lastBackup'
    | 'firstStart'
    | 'pageOrder'
    | 'products'
  >
  mail: Pick<OwnerMail, 'isOn'>
  pageEditing: Pick<PageEditing, 'site'>
}

const clickDays = 30

/** Serves GET /api/admin/overview: all matters that need an administrator's attention. */
export function readOverview(source: OverviewSource): Middleware {
  const { config, manifest, library, derivatives, denied, stores, mail, pageEditing } = source
  const {
    contactDetails,
    inquiries,
    contactClicks,
    pages,
    quotes,
    lastBackup,
    firstStart,
    pageOrder,
    products,
  } = stores
  const readDiskSpace = diskSpaceReader(config.uploadsDir)
  const isNew = () =>
    firstStart.value.answeredAt === null && contactDetails.value.updatedAt === null
  return async ctx => {
    const { free, total } = await readDiskSpace()
    const { queued, failed } = inquiries.mailCounts()
    const { draft, sent, changed, accepted } = quotes.figures().counts
    const overview: Overview = {
      media: { ...library.coverage, areas: coverageByArea(manifest, library) },
      ...(isNew() && { first: pageOrder.value.starter === 'empty' ? 'being-set-up' : 'example' }),
      ...(!products.collections.some(one => listedProducts(one).length) && { hasNoProduct: true }),
      contactDetails: {
        atDefault: fieldsAtDefault(contactDetails.value),
        takesInquiries: contactDetails.value.takesInquiries,
      },
      denied: await denied(),
      // The administrator's own request decides, so that no stranger's headers show anything.
      isProxyUntrusted: isFromUntrustedProxy(ctx, config.trustProxy),
      disk: { free, total, reserve: reservedBytes(total) },
      queues: {
        pictures: derivatives.waiting(),
        mails: { isOn: mail.isOn, queued, failed },
      },
      quotes: { drafts: draft, open: sent + changed, accepted, unsent: quotes.unsent() },
      inquiries: { new: inquiries.counts().new, ...inquiries.waitingForUs() },
      pages: {
        drafts: pages.all.filter(({ draft, deleted }) => draft && !deleted).length,
        unfit: [...pageEditing.site.unfit.keys()],
      },
      lastBackup: (await lastBackup.read())?.at ?? null,
      software: `${release}, build ${build}`,
      presses: (await contactClicks.of(clickDays)).total,
    }
    ctx.body = overview
  }
}
