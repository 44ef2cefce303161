import { renderToStaticMarkup } from 'react-dom/server'
import * as assert from 'uvu/assert'
import { suite } from '#test'
import type { QuoteContent } from '../../../../../web/features/quotes/contract.ts'
import { Bar, CompanyFoot, Ways } from '../../../../../web/features/quotes/page/company.tsx'
import { FormField } from '../../../../../web/features/quotes/page/form-field.tsx'
import type { QuotePageData } from '../../../../../web/features/quotes/page/page-data.ts'
import { QuotePage } from '../../../../../web/features/quotes/page/quote-page.tsx'
import { renderEnded } from '../../../../../web/features/quotes/page/render.tsx'
import { totalsOf } from '../../../../../web/features/quotes/sums/totals.ts'
import { quoteBody } from '../../../../support/quotes.ts'
import { htmlOf, textOf } from '../../../../support/rendered.tsx'

const test = suite('page of a customer’s quote')

function page(fields: Partial<QuotePageData> = {}, said: object = {}) {
  const content = quoteBody({ delivery: undefined, ...said }) as QuoteContent
  const data: QuotePageData = {
    ...{ path: '/quotes/s', number: '2026-0042', edition: 1, version: 7, content },
    ...{ totals: totalsOf(content), letterhead: { companyName: 'Amani' }, days: ['2026-11-22'] },
    ...{ pictures: {}, isValid: true, asksEmail: false, outcome: {}, ...fields },
  }
  return <QuotePage data={data} />
}
const html = (fields?: Partial<QuotePageData>, said?: object) => htmlOf(page(fields, said))
const text = (fields?: Partial<QuotePageData>, said?: object) => textOf(page(fields, said))

const accepted = { name: 'Wanjiru K.', day: '2026-11-23' }
const older = { days: ['2026-11-20', '2026-11-22'] }

test('says which quote it is, of which day, for whom and until when', () => {
  assert.match(
    text(),
    'Quote 2026-0042 22 November 2026 For Wanjiru Kamau . Valid until 21 December 2099.',
  )
  const customer = { name: 'Wanjiru', company: 'Savanna' }
  assert.match(text({}, { customer }), 'For Wanjiru , Savanna. Valid')
  assert.match(text({ ...older, edition: 2 }), 'Version 2, 22 November 2026')
  assert.match(text(older), 'Version 1, 20 November 2026')
})

test('offers to accept the newest version while it is valid and was not accepted', () => {
  const offers = (fields: Partial<QuotePageData>) => html(fields).includes('href="#accept"')
  assert.equal([offers({}), offers({ ...older, edition: 2 })], [true, true])
  assert.equal(
    [offers({ accepted }), offers({ isValid: false }), offers(older)],
    [false, false, false],
  )
})

test('its form to accept names the version, and is there for the newest one alone', () => {
  assert.match(html(), '<input type="hidden" name="version" value="7"/>')
  assert.not.match(html(older), 'name="version"')
})

test('lists versions where there are more than one, and marks the one that is shown', () => {
  assert.not.match(html(), 'Versions of this quote')
  const links = [...html(older).matchAll(/<a href="([^"]*)"( aria-current="page")?>Version (\d)/g)]
  assert.equal(
    links.map(([, href, current, number]) => [number, href, current !== undefined]),
    [
      ['1', '/quotes/s?edition=1', true],
      ['2', '/quotes/s', false],
    ],
  )
  assert.match(text(older), 'Version 1 of 20 November 2026 Version 2 of 22 November 2026')
})

test('leads to the PDF of the version that is shown', () => {
  const pdf = (fields: object) =>
    /<a class="button secondary" href="([^"]*)"/.exec(html(fields))?.[1]
  assert.is(pdf({}), '/quotes/s.pdf')
  assert.is(pdf({ ...older, edition: 2 }), '/quotes/s.pdf')
  assert.is(pdf(older), '/quotes/s.pdf?edition=1')
})

test('says the words of the company where there are some', () => {
  assert.not.match(html(), /quote-words/)
  const words = text({ letterhead: { payment: 'Paybill 1' } }, { note: 'Thanks', terms: 'Half' })
  assert.match(words, 'Thanks Terms Half How to pay Paybill 1')
})

test('tells what has just happened before what is to be known', () => {
  const notice = (fields: Partial<QuotePageData>) =>
    /<p class="quote-notice"(?: role="(\w+)")?>(.*?)<\/p>/.exec(html(fields))?.slice(1, 3)
  const begins = (fields: Partial<QuotePageData>, role: string | undefined, start: string) => {
    const [found, words = ''] = notice(fields) ?? []
    assert.is(found, role)
    assert.match(words, start)
  }
  assert.is(notice({}), undefined)
  begins({ outcome: { notice: 'newer' }, accepted }, 'alert', 'There is a newer version')
  begins({ outcome: { notice: 'asked' }, ...older }, 'status', 'Your question has arrived.')
  begins({ ...older, accepted }, undefined, 'This is version 1, which does not hold any more.')
  begins({ accepted, isValid: false }, 'status', 'by Wanjiru K. on 23 November 2026. Thank you.')
  begins({ isValid: false }, undefined, 'This quote was valid until 21 December 2099')
  begins({ isValid: false, outcome: { notice: 'over' } }, 'alert', 'so it cannot be accepted')
})

test('asks for an address only where none is known', () => {
  assert.not.match(html(), 'type="email"')
  assert.match(html({ asksEmail: true }), 'type="email"')
})

test('shows at its form what was typed and what is wrong with it', () => {
  const faults = { name: 'Please type your name', message: 'Please type your question' }
  const values = { name: 'W', message: 'Hm' }
  const of = (form: 'accept' | 'ask') => text({ outcome: { form, faults, values } })
  assert.match(of('accept'), faults.name)
  assert.not.match(of('accept'), faults.message)
  assert.match(of('ask'), faults.message)
  assert.not.match(of('ask'), faults.name)
  assert.match(html({ outcome: { form: 'accept', faults, values } }), 'value="W"')
})

const letterhead = {
  ...{ companyName: 'Amani', phone: '+254 700-000 000', email: 'a@amani.ke' },
  whatsapp: '+254711111111',
}

test('the company is reached by telephone, WhatsApp and e-mail, as far as they are known', () => {
  const ways = htmlOf(<Ways letterhead={letterhead} />)
  const links = [...ways.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)
  assert.equal(links, [
    'tel:+254700000000',
    `https://wa.me/254711111111?text=${encodeURIComponent('Hello Amani, ')}`,
    'mailto:a@amani.ke',
  ])
  assert.is(htmlOf(<Ways letterhead={{}} />), '<ul class="quote-ways"></ul>')
})

test('the company has its name at the top and its address below', () => {
  assert.is(textOf(<Bar letterhead={letterhead} />), 'Amani')
  const address = { addressLine1: 'Road 1', addressLine2: '', city: 'Nairobi', country: 'Kenya' }
  const foot = <CompanyFoot letterhead={{ companyName: 'Amani', ...address }} />
  assert.is(textOf(foot), 'Amani Road 1, Nairobi, Kenya')
})

test('the company is asked for a new quote where one has ended or was withdrawn', () => {
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

type Props = Parameters<typeof FormField>[0]

const field = (more: Partial<Props> = {}) =>
  renderToStaticMarkup(
    <FormField {...{ name: 'name', label: 'Your name', outcome: {}, maxLength: 100 }} {...more} />,
  )

test('a field has one line, or as many as it is given', () => {
  assert.match(field({ type: 'email' }), /<input [^>]*type="email"/)
  assert.not.match(field({ rows: 4 }), '<input')
  assert.match(field({ rows: 4 }), /<textarea [^>]*rows="4"/)
})

test('a field begins with what was said before, or else with what is known', () => {
  assert.match(field({ value: 'Amina' }), 'value="Amina"')
  assert.match(
    field({ value: 'Amina', outcome: { values: { name: 'Wanjiru' } } }),
    'value="Wanjiru"',
  )
  assert.match(field({ value: 'Amina', outcome: { values: { name: '' } } }), 'value=""')
})

test('a field says its fault below, and the first field with one has the focus', () => {
  const faults = { name: 'Say your name', email: 'Say your address' }
  const said = field({ outcome: { faults } })
  assert.match(said, 'aria-invalid="true" aria-describedby="quote-name-error" autofocus=""')
  assert.match(said, '<p class="field-error" id="quote-name-error">Say your name</p>')
  assert.not.match(field({ name: 'email', outcome: { faults } }), 'autofocus')
  assert.not.match(field(), /aria-invalid|aria-describedby|autofocus|field-error/)
})

test.run()
