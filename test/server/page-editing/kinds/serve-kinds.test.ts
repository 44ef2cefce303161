import * as assert from 'uvu/assert'
import { suite } from '#test'
import type { PageKinds } from '../../../../web/page-editing/field-schema.ts'
import { api } from '../../../../web/routes.ts'
import { plainRequest } from '../../../support/plain-request.ts'
import { startSite } from '../../../support/site.ts'

const test = suite('API of the kinds of section')

test('answers administrators, compressed, and 304 to who has them already', async () => {
  const site = await startSite()
  const url = site.url + api.sectionKinds
  assert.is((await plainRequest(url)).status, 401)
  const cookie = await site.signIn()
  const plain = await plainRequest(url, { headers: { cookie } })
  const { kinds } = JSON.parse(plain.text) as PageKinds
  assert.is(kinds.cards?.name, 'Cards')

  const accepting = { cookie, 'accept-encoding': 'br' }
  const { headers } = await plainRequest(url, { headers: accepting })
  assert.is(headers['content-encoding'], 'br')
  assert.match(String(headers['cache-control']), 'private')
  const etag = String(headers.etag)
  const again = await plainRequest(url, { headers: { ...accepting, 'if-none-match': etag } })
  assert.equal([again.status, again.text], [304, ''])
})

test.run()
