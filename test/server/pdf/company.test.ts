import * as assert from 'uvu/assert'
import { suite } from '#test'
import { companyInPrint, websiteInPrint } from '../../../server/pdf/company.ts'

const test = suite('company in print')

test('is its name, or the host of its website, or its address', () => {
  const name = (companyName: string, website: string) =>
    companyInPrint({ contact: { companyName, email: 'a@amani.ke' }, website })
  assert.is(name('Amani', 'https://amani.ke'), 'Amani')
  assert.is(name('', 'https://amani.ke/about'), 'amani.ke')
  assert.is(name('', ''), 'a@amani.ke')
})

test('has its website without a scheme, and without a path that says nothing', () => {
  assert.is(websiteInPrint(''), '')
  assert.is(websiteInPrint('https://amani.ke/'), 'amani.ke')
  assert.is(websiteInPrint('http://amani.ke:8080/shop?a=1'), 'amani.ke:8080/shop?a=1')
})

test.run()
