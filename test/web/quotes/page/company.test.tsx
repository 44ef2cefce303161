import * as assert from 'uvu/assert'
import { suite } from '#test'
import { Bar, CompanyFoot, Ways } from '../../../../web/quotes/page/company.tsx'
import { renderEnded } from '../../../../web/quotes/page/render.tsx'
import { htmlOf, textOf } from '../../../support/rendered.tsx'

const test = suite('company on a customer’s page')

const letterhead = {
  ...{ companyName: 'Amani', phone: '+254 700-000 000', email: 'a@amani.ke' },
  whatsapp: '+254711111111',
}

test('is reached by telephone, WhatsApp and e-mail, as far as they are known', () => {
  const html = htmlOf(<Ways letterhead={letterhead} />)
  const links = [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)
  assert.equal(links, [
    'tel:+254700000000',
    `https://wa.me/254711111111?text=${encodeURIComponent('Hello Amani, ')}`,
    'mailto:a@amani.ke',
  ])
  assert.is(htmlOf(<Ways letterhead={{}} />), '<ul class="quote-ways"></ul>')
})

test('has its name at the top and its address below', () => {
  assert.is(textOf(<Bar letterhead={letterhead} />), 'Amani')
  const address = { addressLine1: 'Road 1', addressLine2: '', city: 'Nairobi', country: 'Kenya' }
  const foot = <CompanyFoot letterhead={{ companyName: 'Amani', ...address }} />
  assert.is(textOf(foot), 'Amani Road 1, Nairobi, Kenya')
})

test('is asked for a new quote where one has ended or was withdrawn', () => {
  const words = (isVoid: boolean) =>
    renderEnded(letterhead, isVoid)
      .replace(/<[^>]*>/g, ' ')
      .replace(/\s+/g, ' ')
  assert.match(
    words(false),
    'This quote has ended Its validity is over, so it is not shown any more. Ask',
  )
  assert.match(
    words(true),
    'This quote was withdrawn It does not hold any more. Ask us for a new one:',
  )
  assert.match(words(true), 'a@amani.ke')
})

test.run()
