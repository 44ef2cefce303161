import { testHeroLayout } from '../browser/hero-layout.ts'

const PATHS = [
  '/',
  '/services/containers/commercial/camp-solutions',
  '/engineering-services/steel-fabrication',
  '/services/interiors',
  '/services/furniture/home',
]

testHeroLayout('a hero with drawings alone', PATHS, () => false)
testHeroLayout('a hero with its first slide uploaded', PATHS, index => index === 0)
testHeroLayout('a hero with all slides uploaded', PATHS, () => true)
