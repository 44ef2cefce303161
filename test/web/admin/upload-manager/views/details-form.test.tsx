import * as assert from 'uvu/assert'
import { suite } from '#test'
import type { NamedSlotDetails } from '../../../../../web/admin/contract.ts'
import { openAdminPage } from '../../../../support/admin-page.ts'
import { htmlOf } from '../../../../support/rendered.tsx'

openAdminPage()
const { DetailsForm } = await import(
  '../../../../../web/admin/upload-manager/views/details-form.tsx'
)

const test = suite('form of the details of a place')

const own = {
  ...{ productName: '', alt: '', title: '', description: '' },
  ...{ isVisible: true, builtVersion: '' },
}

const formOf = (said: Partial<NamedSlotDetails>) => {
  const details = { path: 'a/1.jpg', address: '/', defaults: {}, needsAlt: false, own, ...said }
  return htmlOf(
    <DetailsForm details={details} photo={undefined} onSave={async () => ({ slots: [] })} />,
  )
}

test('only what can be asked for has a product name', () => {
  assert.match(formOf({ defaults: { productName: 'Ch1' } }), 'name="productName"')
  assert.not.match(formOf({}), 'name="productName"')
})

test('each text takes as many characters as the server', () => {
  const html = formOf({ defaults: { productName: 'Ch1' } })
  const lengthOf = (name: string) =>
    [...html.matchAll(/<(?:input|textarea)[^>]*>/g)]
      .map(([tag]) => tag)
      .filter(tag => tag.includes(`name="${name}"`))
      .map(tag => Number(/max[lL]ength="(\d+)"/.exec(tag)?.[1]))[0]
  const lengths = ['productName', 'alt', 'title', 'description'].map(lengthOf)
  assert.equal(lengths, [80, 255, 120, 1000])
})

test('says where visitors read the title', () => {
  const product = { defaults: { productName: 'Ch1' } }
  assert.match(formOf(product), 'Below the picture when a visitor opens it.')
  assert.match(formOf({ ...product, inCatalogs: ['title'] }), 'opens it, and in the PDF catalog.')
  assert.match(formOf({}), 'Over or below the picture, on pages that have words there.')
  const document = { label: 'Ch8, document 1', path: 'a/1.pdf' }
  assert.match(formOf(document), 'What its link on the page of the product says.')
  assert.match(formOf({ ...document, path: 'a/1.jpg' }), 'Over or below the picture')
  assert.match(formOf({ path: 'a/1.pdf' }), 'Over or below the picture')
})

test('a photo without words of its own is asked for them', () => {
  assert.match(formOf({ needsAlt: true }), 'still described by the words of its drawing')
  assert.match(formOf({}), 'What the picture shows, for people who do not see it.')
})

test.run()
