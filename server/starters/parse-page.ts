import * as z from 'zod'
import { derivedOnce } from '../base/derived-once.ts'
import { type ContentPage, checkPage, type PageSource } from '../content/page.ts'
import { listedPage, listFault, type UnlistedPage } from '../features/products/listed-page.ts'
import { starterCollections } from './starter-collections.ts'

/**
 * Validates a page module of the starter; a mistake stops the build with the page, the field and what
 * is expected.
 */
export const parseUnlisted = derivedOnce((source: PageSource): UnlistedPage => {
  const fault = listFault(source, starterCollections())
  if (fault) throw new Error(`content of ${source.path}: ${fault}`)
  const { page, error } = checkPage(source)
  if (!page) throw new Error(`content of ${source.path}:\n${z.prettifyError(error)}`)
  return page
})

/** The page of a module with the products of the starter. */
export const parsePage = derivedOnce(
  (source: PageSource): ContentPage => listedPage(parseUnlisted(source), starterCollections()),
)
