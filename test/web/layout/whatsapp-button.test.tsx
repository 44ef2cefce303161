import { renderToStaticMarkup } from 'react-dom/server'
import * as assert from 'uvu/assert'
import { suite } from '#test'
import type { PageData } from '../../../web/contract.ts'
import { WhatsappButton } from '../../../web/layout/whatsapp-button.tsx'
import { PageProvider } from '../../../web/page-context.ts'

const test = suite('WhatsApp button')

function chatWith(contact: { companyName: string; whatsapp: string }): URL {
  const html = renderToStaticMarkup(
    <PageProvider value={{ site: { contact } } as unknown as PageData}>
      <WhatsappButton />
    </PageProvider>,
  )
  const [, href = ''] = /href="([^"]*)"/.exec(html) ?? []
  return new URL(href.replaceAll('&amp;', '&'))
}

test('opens a chat with the number without its plus, and the company name in the text', () => {
  const url = chatWith({ companyName: 'Ujenzi & Sons', whatsapp: '+254 711 222 333' })
  assert.is(url.origin + url.pathname, 'https://wa.me/254711222333')
  assert.match(url.searchParams.get('text') ?? '', /^Hello Ujenzi & Sons, /)
})

test('has a fallback number where none is known', () => {
  const url = chatWith({ companyName: 'Ujenzi', whatsapp: '' })
  assert.is(url.pathname, '/254700000000')
})

test.run()
