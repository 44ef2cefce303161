import * as assert from 'uvu/assert'
import { api } from '../../../../web/base/routes.ts'
import { startAdminSite } from '../administrator.ts'

/** A site whose own contact details are in, without which no quote is sent. */
export async function startQuoteSite() {
  const site = await startAdminSite()
  const { details } = await (await site.ask('GET', api.adminContactDetails)).json()
  const own = { phone: '+254711223344', whatsapp: '+254711223344', email: 'sales@npi.co.ke' }
  const saved = await site.ask('PUT', api.adminContactDetails, { ...details, ...own })
  assert.is(saved.status, 200)
  return site
}
