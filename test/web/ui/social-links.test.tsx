import { renderToStaticMarkup } from 'react-dom/server'
import * as assert from 'uvu/assert'
import { suite } from '#test'
import { initialContactDetails } from '../../../server/company/contact-details/store.ts'
import { SocialLinks } from '../../../web/ui/social-links.tsx'

const test = suite('links to social media')

const none = {
  ...initialContactDetails(),
  facebookUrl: '',
  linkedinUrl: '',
  instagramUrl: '',
  twitterUrl: '',
  youtubeUrl: '',
}

test('are those whose URL is set, each with its name', () => {
  const contact = { ...none, youtubeUrl: 'https://www.youtube.com/@showyard' }
  const html = renderToStaticMarkup(<SocialLinks contact={contact} />)
  assert.is(html.match(/<a /g)?.length, 1)
  assert.match(html, /href="https:\/\/www\.youtube\.com\/@showyard"[^>]* aria-label="YouTube"/)
})

test('leave no empty list where none is set', () => {
  assert.is(renderToStaticMarkup(<SocialLinks contact={none} />), '')
})

test.run()
