import { testHeroLayout } from '../browser/hero-layout.ts'

/** The same hero with other words, fewer slides and a film. */
const WITH_FILM = '/engineering-services/steel-fabrication'

testHeroLayout('hero with drawings only', ['/'], () => false)
testHeroLayout('hero with its first slide uploaded', [WITH_FILM], index => index === 0)
testHeroLayout('hero with all slides uploaded', ['/'], () => true)
