import { FIRST_CURRENCY } from '../../../../web/base/money/currencies.ts'
import type { Config } from '../../../base/config.ts'
import type { Starter } from '../../pages/starter.ts'
import type { Stores } from '../stores/index.ts'
import { beginEmpty } from './begin-empty.ts'
import { emptyCompanyDetails } from './empty-details.ts'
import { existingWork } from './untouched.ts'

interface StartOptions {
  config: Pick<Config, 'starter'>
  stores: Stores
  starter: Starter
}

/**
 * Completes an empty site after a crash. With STARTER=empty a new site begins empty; existing data
 * stay.
 */
export async function beginAtStart({ config, stores, starter }: StartOptions): Promise<void> {
  const { firstStart, inTurn } = stores
  if (config.starter !== 'empty' && !firstStart.value.beginning) return
  await inTurn.pages(() =>
    inTurn.products(async () => {
      if (!firstStart.value.beginning && isNew(stores)) {
        await firstStart.begin({
          details: emptyCompanyDetails(),
          isGiven: false,
          currency: FIRST_CURRENCY,
          by: '',
        })
      }
      await beginEmpty({ stores, starter })
    }),
  )
}

const isNew = (stores: Stores): boolean =>
  stores.pageOrder.value.starter === null &&
  stores.pages.all.length === 0 &&
  stores.contactDetails.value.updatedAt === null &&
  existingWork(stores, 0) === undefined
