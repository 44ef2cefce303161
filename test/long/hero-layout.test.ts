import { testHeroLayout } from '../browser/hero-layout.ts'

/** The other pages have the same hero with other words, fewer slides and a film. */
const OTHERS = [
  '/services/containers/commercial/camp-solutions',
  '/engineering-services/steel-fabrication',
]

testHeroLayout('hero with drawings only', ['/'], () => false)
testHeroLayout('hero with its first slide uploaded', ['/', ...OTHERS], index => index === 0)
testHeroLayout('hero with all slides uploaded', ['/'], () => true)
