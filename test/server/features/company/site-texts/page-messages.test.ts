import * as assert from 'uvu/assert'
import { suite } from '#test'
import type { ContentPage } from '../../../../../server/content/page.ts'
import { pageMessages } from '../../../../../server/features/company/site-texts/page-messages.ts'
import type { Section } from '../../../../../web/sections/schemas.ts'

const test = suite('what WhatsApp opens with')

const contact = { companyName: 'Acacia', whatsapp: '+254 711 000 111' }
const canonical = 'https://acacia.example/chairs'

interface Given {
  sections?: object[]
  message?: string
  name?: string
  texts?: Record<string, string>
  takesInquiries?: boolean
}

function said({ sections = [], texts, takesInquiries = false, ...own }: Given = {}) {
  const page = { name: 'Chairs', ...own, sections: sections as Section[] } as ContentPage
  const given = { page, texts, contact, takesInquiries, canonical }
  const { chat = '', question, messages } = pageMessages(given)
  const prefix = 'https://wa.me/254711000111?text='
  assert.ok(chat.startsWith(prefix))
  return { chat: decodeURIComponent(chat.slice(prefix.length)), question, messages }
}

test('is as shipped where nobody has changed it, and only what the sections need', () => {
  assert.equal(said(), {
    chat: 'Hello Acacia, I would like to know more about your services.',
    question: 'Hello Acacia, I have a question about Chairs.',
    messages: undefined,
  })
  assert.equal(said({ sections: [{ kind: 'product-grid' }] }).messages, {
    product: 'Hello Acacia, I would like a quote for {product} (Chairs): {link}',
  })
  const product = { kind: 'product', name: 'Ch8', code: 'Ch8', list: { name: 'All chairs' } }
  assert.equal(said({ sections: [product] }).messages, {
    product: 'Hello Acacia, I would like a quote for {product} (All chairs): {link}',
  })
  const items = [{ name: 'Ch8' }, { name: 'Ch9' }]
  assert.equal(said({ sections: [{ kind: 'compare', items, query: 'codes=ch8,ch9' }] }).messages, {
    compare: `Hello Acacia, I would like a quote for Ch8, Ch9: ${canonical}?codes=ch8,ch9`,
  })
  const alone = { kind: 'compare', items: items.slice(1), query: 'codes=ch9' }
  assert.is(said({ sections: [alone] }).messages, undefined)
  assert.equal(said({ sections: [{ kind: 'design' }] }).messages, {
    design: 'Hello Acacia, I have designed a unit: {unit} ({code}). {link}',
  })
  assert.equal(said({ sections: [{ kind: 'shortlist' }] }).messages, {
    list: 'Hello Acacia, I would like a quote for',
  })
  assert.equal(said({ sections: [{ kind: 'search', words: 'sofa', total: 0 }] }).messages, {
    search: 'Hello Acacia, I looked for “sofa” on your website. Do you make it?',
  })
  assert.is(said({ sections: [{ kind: 'search', words: 'sofa', total: 3 }] }).messages, undefined)
  assert.is(said({ sections: [{ kind: 'search', words: '', total: 0 }] }).messages, undefined)
  assert.equal(said({ sections: [{ kind: 'contact' }] }).messages, {
    contact: 'Hello Acacia, I would like a quote.',
  })
  assert.is(said({ sections: [{ kind: 'contact' }], takesInquiries: true }).messages, undefined)
})

test('is that of the site, and on a page with a message of its own that one', () => {
  const texts = {
    'message.chat': 'Habari {company}: {page} {link}',
    'message.question': '¿{page}?',
    'message.product': '{code} of {page}, {link}',
  }
  const sections = [{ kind: 'gallery' }]
  assert.equal(said({ texts, sections }), {
    chat: `Habari Acacia: Chairs ${canonical}`,
    question: '¿Chairs?',
    messages: { product: '{code} of Chairs, {link}' },
  })
  const own = said({ texts, sections, message: 'About {page} 🪑' })
  assert.equal([own.chat, own.question], ['About Chairs 🪑', 'About Chairs 🪑'])
  assert.equal(own.messages, { product: '{code} of Chairs, {link}' })
})

test('is no link where the company has no number', () => {
  const page = { name: 'Chairs', sections: [] as Section[] } as unknown as ContentPage
  const none = { companyName: 'Ujenzi & Sons', whatsapp: '' }
  const given = { page, texts: undefined, contact: none, takesInquiries: false, canonical }
  assert.equal(pageMessages(given), {
    question: 'Hello Ujenzi & Sons, I have a question about Chairs.',
  })
})

test('is an address also where a stored name has half a character', () => {
  assert.match(said({ message: '{page}', name: 'Chairs \ud83d' }).chat, 'Chairs \ufffd')
})

test.run()
