import * as assert from 'uvu/assert'
import type * as z from 'zod'
import { suite } from '#test'
import {
  companyNameAfter,
  editedContactDetails,
  phoneAfter,
} from '../../../../server/company/contact-details/schema.ts'
import { initialContactDetails } from '../../../../server/company/contact-details/store.ts'

const test = suite('rules of contact details')

const { updatedAt: _, ...details } = initialContactDetails()

type Details = z.output<typeof editedContactDetails>

/** A field as it is stored, or what is said of it. */
function stored(name: keyof Details, value: unknown) {
  const { data, error } = editedContactDetails.safeParse({ ...details, [name]: value })
  return data ? data[name] : error?.issues[0]?.message
}

test('texts are one line, without spaces around them', () => {
  assert.is(stored('city', '  Nairobi \n West '), 'Nairobi West')
  assert.is(stored('city', undefined), '')
  assert.is(stored('city', null), '')
  assert.match(String(stored('city', 7)), 'must be a text')
})

test('texts have at most 255 characters', () => {
  assert.is(stored('city', 'a'.repeat(255)), 'a'.repeat(255))
  assert.match(String(stored('city', 'a'.repeat(256))), 'at most 255 characters')
})

test('name, address, e-mail and numbers are required', () => {
  for (const name of ['companyName', 'addressLine1', 'email', 'phone', 'whatsapp'] as const) {
    assert.match(String(stored(name, ' ')), 'is required', name)
  }
})

test('an e-mail address is one', () => {
  assert.is(stored('email', 'a@example.com'), 'a@example.com')
  assert.is(stored('email', 'a@example'), 'Please enter a valid email address')
})

test('a number is international, of 7 to 15 digits', () => {
  for (const number of [
    '+254 700 123456',
    '+1234567',
    `+${'1'.repeat(15)}`,
    '+44 (20) 7946-0958',
  ]) {
    assert.is(stored('phone', number), number)
  }
  for (const number of ['0700 123456', '+123456', `+${'1'.repeat(16)}`, '+0123456789', '+254 a']) {
    assert.match(String(stored('phone', number)), 'must be in international form', number)
  }
})

test('the 0 that is dialled within a country is not stored', () => {
  assert.is(stored('phone', '+254 (0)712 345 678'), '+254 712 345 678')
  assert.is(stored('whatsapp', '+2540712345678'), '+254 712 345 678')
  assert.is(stored('phone', '+39 06 1234 5678'), '+39 06 1234 5678')
})

test('a national number gets the country code of the stored one', () => {
  const read = (given: unknown, before = '+254 711 000000') => {
    const { data, error } = phoneAfter('phone', () => before).safeParse(given)
    return data ?? error?.issues[0]?.message
  }
  assert.is(read('0712 345 678'), '+254 712 345 678')
  assert.is(read(' 0712345678 '), '+254 712345678')
  assert.is(read('+255 712 345 678'), '+255 712 345 678')
  assert.is(read('712 345 678'), '+254 712 345 678')
  assert.is(read('254712345678'), '+254712345678')
  for (const wrong of ['00254 712 345 678', '71234567', '0712 345 678 ext 2']) {
    assert.match(String(read(wrong)), 'must be in international form', wrong)
  }
})

test('links are web addresses, or empty', () => {
  for (const url of ['', 'https://facebook.com/a', 'http://example.com']) {
    assert.is(stored('facebookUrl', url), url)
  }
  for (const url of ['facebook.com/a', 'javascript:alert(1)', 'ftp://example.com']) {
    assert.match(String(stored('facebookUrl', url)), 'must be a web address', url)
  }
})

test('a new name of the company has at most 60 characters, the stored one may stay', () => {
  const long = 'a'.repeat(61)
  const isTaken = (name: string, before: string) =>
    companyNameAfter(() => before).safeParse(name).success
  assert.ok(isTaken('a'.repeat(60), 'b'))
  assert.not(isTaken(long, 'b'))
  assert.ok(isTaken(long, long))
  assert.not(isTaken('', 'b'))
})

test.run()
