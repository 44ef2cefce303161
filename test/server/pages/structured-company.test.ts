import * as assert from 'uvu/assert'
import { suite } from '#test'
import { business, website } from '../../../server/pages/structured-company.ts'
import { contactDetails } from '../../support/contact-details.ts'

const test = suite('company for search engines')

const contact = {
  ...{ ...contactDetails, companyName: 'Acacia', addressLine1: 'Lane 1', addressLine2: 'Ruiru' },
  ...{ facebookUrl: '', linkedinUrl: '', instagramUrl: '', twitterUrl: '', youtubeUrl: '' },
  postalCode: '00100',
}

const company = (own: Partial<typeof contact> = {}) =>
  business({ contact: { ...contact, ...own }, origin: 'https://a.example' } as never)

test('has its name, its address and its icon', () => {
  const { name, url, logo, telephone, email, address } = company()
  assert.equal(
    [name, url, logo],
    ['Acacia', 'https://a.example/', 'https://a.example/icon-512.png'],
  )
  assert.equal([telephone, email], [contact.phone, contact.email])
  assert.equal(address, {
    ...{ '@type': 'PostalAddress', streetAddress: 'Lane 1, Ruiru', addressLocality: contact.city },
    ...{ postalCode: '00100', addressCountry: contact.country },
  })
})

test('has no line and no code of an address that it does not have', () => {
  const { address } = company({ addressLine2: '', postalCode: '' })
  const { streetAddress } = address as { streetAddress?: string }
  assert.is(streetAddress, 'Lane 1')
  assert.not.ok('postalCode' in (address as object))
})

test('the company has the profiles of its contact details', () => {
  assert.not.ok('sameAs' in company())
  const own = { twitterUrl: 'https://x.example', facebookUrl: 'https://f.example' }
  assert.equal(company(own).sameAs, ['https://f.example', 'https://x.example'])
})

test('publishes the website', () => {
  const site = website({ contact, origin: 'https://a.example' } as never)
  assert.equal(site.publisher, { '@id': company()['@id'] as string })
  assert.equal([site.name, site.url], ['Acacia', 'https://a.example/'])
})

test.run()
