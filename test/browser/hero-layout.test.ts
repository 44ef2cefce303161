import { testHeroLayout } from './hero-layout.ts'

testHeroLayout(
  'a hero with its first slide uploaded',
  [
    '/',
    '/services/containers/commercial/camp-solutions',
    '/engineering-services/steel-fabrication',
  ],
  index => index === 0,
)
