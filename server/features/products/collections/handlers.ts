import type { Context } from 'koa'
import * as z from 'zod'
import type { AddedCollection } from '../../../../web/admin/contract.ts'
import { routes } from '../../../../web/base/routes.ts'
import { withoutControls } from '../../../../web/base/visible-text.ts'
import type { EditedPage } from '../../../../web/features/pages/contract.ts'
import { prefixFor } from '../../../../web/features/products/collection-prefix.ts'
import { AppError, badRequest } from '../../../base/errors.ts'
import { jsonBody } from '../../../base/http/json-body.ts'
import type { Log } from '../../../base/log.ts'
import type { InTurn } from '../../../base/serial-queue.ts'
import { newPageSchema } from '../../../content/new-page-schema.ts'
import type { SiteContent } from '../../../content/site-content.ts'
import type { ContactDetailsStore } from '../../company/contact-details/store.ts'
import type { PageEditor } from '../../pages/page-editor.ts'
import type { ProductStore } from '../store.ts'
import { tableColumns } from '../table/columns.ts'
import { idFor } from './add-collection.ts'
import { labelFaults, ownFactsChange } from './own-facts-change.ts'

interface CollectionOptions {
  store: Pick<
    ProductStore,
    'collections' | 'currency' | 'addCollection' | 'dropEmptyCollection' | 'changeOwnFacts'
  >
  content: Pick<SiteContent, 'value'>
  editor: Pick<PageEditor, 'createPublic'>
  contactDetails: Pick<ContactDetailsStore, 'value'>
  /** For what changes products. */
  inTurn: InTurn
  log: Log
}

const PREFIX_TAKES = 'One to six letters, such as FT'
const TEXT_TAKES = 'One or two sentences, of 50 to 170 characters'

const newCollection = z.strictObject({
  name: newPageSchema.shape.name,
  path: newPageSchema.shape.path,
  text: z
    .string(TEXT_TAKES)
    .overwrite(typed => withoutControls(typed.replace(/\s+/g, ' ')).trim())
    .min(50, TEXT_TAKES)
    .max(170, TEXT_TAKES),
  prefix: z
    .string(PREFIX_TAKES)
    .trim()
    .regex(/^[A-Za-z]{1,6}$/, PREFIX_TAKES)
    .optional(),
})

type NewCollection = z.output<typeof newCollection>

/** Collections of the owner's own: each has a page that lists it. */
export function collectionHandlers(options: CollectionOptions) {
  const { store, content, editor, contactDetails, inTurn, log } = options
  const read = jsonBody(newCollection)
  const readFacts = jsonBody(ownFactsChange, undefined, path => path.join('.'))

  async function add({ name, path, text, prefix }: NewCollection, by: string): Promise<string> {
    const id = idFor(path, store.collections)
    const otherCollections = store.collections.filter(one => one.id !== id)
    const given =
      prefix ??
      prefixFor(
        name,
        otherCollections.map(one => one.prefix),
      )
    // First, since its page cannot be checked without it; no page shows it if nothing else is done.
    const isNew = await store.addCollection({ id, page: path, prefix: given })
    const source = pageOf({ name, path, text, collection: id })
    try {
      await editor.createPublic({ path, name, source }, by)
    } catch (error) {
      if (isNew) await store.dropEmptyCollection(id).catch(() => undefined)
      throw asFormSays(error)
    }
    return id
  }

  /** Its first words, which its owner goes on with in the editor. */
  function pageOf(page: {
    name: string
    path: string
    text: string
    collection: string
  }): EditedPage {
    const { name, path, text, collection } = page
    const { companyName } = contactDetails.value
    const above = path.slice(0, path.lastIndexOf('/'))
    const keywords = [name, companyName, `${name} ${companyName}`]
    return {
      path,
      name,
      description: text,
      keywords: keywords.map(keyword => keyword.slice(0, 60)),
      ...(content.value.byPath.has(above) && { under: above }),
      sections: [
        {
          kind: 'hero',
          title: name,
          text,
          actions: [{ label: 'Request a quote', href: routes.contact }],
        },
        {
          kind: 'product-grid',
          id: 'products',
          title: 'All models',
          collection,
          toggle: 'show-all',
        },
      ],
    }
  }

  return {
    /** PUT: replaces what the products of a collection have of their own. */
    async changeFacts(ctx: Context) {
      const change = await readFacts(ctx)
      const titles = tableColumns(store.currency).map(({ title }) => title)
      const faults = labelFaults(change.facts, titles)
      const [first] = Object.values(faults)
      if (first !== undefined) throw badRequest(first, faults)
      const { id } = ctx.params
      await inTurn(() => store.changeOwnFacts(id, change))
      ctx.state.activity = { action: 'collection-facts-changed', subject: id }
      const { ownFacts = [], version } = store.collections.find(one => one.id === id) ?? {}
      ctx.body = { version, ownFacts }
    },

    async create(ctx: Context) {
      const given = await read(ctx)
      const by: string = ctx.state.admin.username
      const id = await inTurn(() => add(given, by))
      const { name, path } = given
      ctx.state.activity = { action: 'collection-added', subject: name }
      log.info({ admin: by, collection: id, path }, 'collection added')
      ctx.status = 201
      ctx.body = { id, name, path } satisfies AddedCollection
    },
  }
}

/** The faults of a page by the fields of the form. */
function asFormSays(error: unknown): unknown {
  if (!(error instanceof AppError) || !error.fields) return error
  const { name, path, description } = error.fields
  const fields = {
    ...(name && { name }),
    ...(path && { path }),
    ...(description && { text: description }),
  }
  return Object.keys(fields).length > 0
    ? new AppError(error.status, error.code, error.message, { fields })
    : error
}
