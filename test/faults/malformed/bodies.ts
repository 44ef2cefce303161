import { contactDetails } from '../../support/contact-details.ts'
import { PASSWORD } from '../../support/site.ts'

const slotDetails = {
  productName: 'A bed',
  alt: 'A bed',
  title: '',
  description: '',
  isVisible: true,
  builtVersion: '',
}

const line = { kind: 'text', text: 'Desk', quantity: 12_000, unit: 'piece', unitPrice: 6_850_000 }

const quote = {
  customer: { name: 'Ann', email: 'ann@example.com', phone: '+254700000000', company: 'A company' },
  lines: [line, { ...line, kind: 'item', code: 'Ch1', discount: { percent: 7.5 } }],
  discount: { cents: 100 },
  delivery: { text: 'To Nakuru', cents: 4_500_000 },
  vat: { rate: 16, included: false },
  validUntil: '2099-12-21',
  terms: 'Half on order',
  note: 'Delivered',
}

/** A valid body for each route that reads JSON, for the run to mutate. */
export const goodBodies: Readonly<Record<string, object>> = {
  'POST /api/admin/login': { username: 'admin', password: PASSWORD, code: '123456' },
  'POST /api/admin/users': { username: 'somebody', password: 'a good password' },
  'PATCH /api/admin/users/:id': { isActive: true },
  'PUT /api/admin/account/password': {
    currentPassword: 'not the password',
    newPassword: 'another password',
  },
  'POST /api/admin/account/second-factor': { password: PASSWORD },
  'PUT /api/admin/account/second-factor': { code: '123456' },
  'PUT /api/admin/account/email': { email: 'ann@example.com' },
  'PUT /api/admin/brand': {
    version: 0,
    colors: { main: '#1d4ed8', accent: '#be185d' },
    hasName: true,
    logo: { file: btoa('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"/>') },
  },
  'PUT /api/admin/slot-details': slotDetails,
  'PATCH /api/admin/slot-details': { slots: { 'home/none.jpg': slotDetails } },
  'POST /api/admin/bin/:id/restore': { ifVersion: '' },
  'PATCH /api/admin/inquiries': {
    ids: ['2f1c2f5e-6a8e-4c1c-9f43-3b1f2f5e6a8e'],
    status: 'spam',
  },
  'PATCH /api/admin/inquiries/:id': {
    stage: 'answered',
    assignee: 'admin',
    isRead: true,
    note: 'Called back',
    from: { stage: 'new', assignee: '' },
    mail: 'queued',
  },
  'POST /api/admin/inquiries/many': {
    ids: ['2f1c2f5e-6a8e-4c1c-9f43-3b1f2f5e6a8e'],
    change: { stage: 'done', assignee: null },
  },
  'PUT /api/admin/inquiries/:id/notes/:note': {
    text: 'Called back',
    at: '2026-11-22T08:00:00.000Z',
  },
  'PUT /api/admin/answer-words/:id': { title: 'Thank you', text: 'Hello {name}', version: 1 },
  'POST /api/admin/quotes': { ...quote, idempotencyKey: 'key-of-a-quote' },
  'PUT /api/admin/quotes/:id': { ...quote, version: 1 },
  'POST /api/admin/quotes/:id/copy': { idempotencyKey: 'key-of-a-copy' },
  'POST /api/admin/quotes/:id/send': { by: 'link' },
  'POST /api/admin/quotes/sent-list': { text: '2 x Ch1 (Chairs): in grey' },
  'PUT /api/admin/quotes/settings': {
    version: 0,
    vat: quote.vat,
    validDays: 30,
    terms: 'Half on order',
  },
  'POST /quotes/:secret/accept': { name: 'Ann', version: '1' },
  'POST /quotes/:secret/ask': { message: 'Is it oak?', email: 'ann@example.com' },
  'PUT /api/admin/contact-details': { ...contactDetails, takesInquiries: true },
  'POST /api/presses': { kind: 'phone', page: '/contact' },
  'POST /api/contact': {
    name: 'Ann',
    email: 'ann@example.com',
    phone: '+254700000000',
    company: 'A company',
    subject: 'Beds',
    message: 'Two beds, please, by Friday.',
    serviceInterest: 'furniture',
    budgetRange: '',
    preferredContactMethod: 'email',
    projectTimeline: '',
    page: '/contact',
    items: [{ page: '/services/furniture/beds', code: 'B17', quantity: 2, note: 'wide' }],
    openFor: 9000,
    website: '',
  },
}

/** The same routes as forms post to: also sent as browsers do. */
export const isForm = (route: string): boolean => /^POST \/(contact|quotes\/)/.test(route)

/** The route of an address that has the parameters of one that there is. */
export const routeOf = (address: string): string =>
  address.replace(/\/quotes\/(?!:)[\w-]+/, '/quotes/:secret')
