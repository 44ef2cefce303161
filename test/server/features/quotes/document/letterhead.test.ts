import * as assert from 'uvu/assert'
import { suite } from '#test'
import { initialContactDetails } from '../../../../../server/features/company/contact-details/store.ts'
import {
  addressOf,
  companyOf,
  letterheadOf,
} from '../../../../../server/features/quotes/document/letterhead.ts'

const test = suite('letterhead of a quote')

test('has the website of the company, or else the address of the site', () => {
  const details = { ...initialContactDetails(), paymentWords: 'Paybill 1' }
  const websites = ['https://own.example', ''].map(websiteUrl => {
    const {
      websiteUrl: website,
      origin,
      payment,
    } = letterheadOf({ ...details, websiteUrl }, 'https://site.example')
    return [website, origin, payment]
  })
  assert.equal(websites, [
    ['https://own.example', 'https://site.example', 'Paybill 1'],
    ['https://site.example', 'https://site.example', 'Paybill 1'],
  ])
})

test('calls a company without a name by its website or address', () => {
  assert.is(companyOf({ companyName: 'Amani', email: 'a@b.ke' }), 'Amani')
  assert.is(companyOf({ companyName: '', websiteUrl: 'https://www.amani.ke/' }), 'www.amani.ke')
  assert.is(companyOf({ email: 'a@b.ke' }), 'a@b.ke')
})

test('has the address in one line, the postal code before the city', () => {
  const whole = {
    ...{ addressLine1: 'Manyanja Road', addressLine2: 'Block B', city: 'Nairobi' },
    ...{ postalCode: '00100', state: 'Nairobi County', country: 'Kenya' },
  }
  assert.is(addressOf(whole), 'Manyanja Road, Block B, 00100 Nairobi, Nairobi County, Kenya')
  assert.is(addressOf({ city: 'Nairobi', country: '' }), 'Nairobi')
  assert.is(addressOf({}), '')
})

test.run()
