import { whatIsHidden } from '../../../../support/hidden/before-and-after.ts'

/** The walk of test/long/what-is-hidden.test.ts has more addresses of each kind. */
whatIsHidden({
  pages: ['/', '/about', '/gallery', '/services/furniture/chairs'],
  codes: ['Ch8'],
  catalogs: [],
  widths: [],
  wordsApart: 100,
  // Many take long: of sheets and pictures of links, those of one hidden product and of two pages stay.
  leftOut:
    /^\/design\.|[?&](?:item|show|from|slot|all)=|^\/sheets\/(?!ch21)|^\/share\/(?!zq|about|products\/ch21)/,
})
