import { whatIsHidden } from '../support/hidden/before-and-after.ts'

whatIsHidden({
  pages: ['/', '/about', '/gallery', '/services/furniture/chairs'],
  codes: ['Ch8'],
  catalogs: [],
  widths: [320],
  wordsApart: 40,
})
