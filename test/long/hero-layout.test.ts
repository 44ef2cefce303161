import { testHeroLayout } from '../browser/hero-layout.ts'

const PATHS = [
  '/',
  '/services/containers/commercial/camp-solutions',
  '/engineering-services/steel-fabrication',
]

testHeroLayout('hero with drawings only', PATHS, () => false)
testHeroLayout('hero with its first slide uploaded', PATHS, index => index === 0)
testHeroLayout('hero with all slides uploaded', PATHS, () => true)
