import type { SiteState } from '../../server/render/responses/cache.ts'
import { createResponses, type Responses } from '../../server/render/responses/index.ts'

export interface TestState extends SiteState {
  changeFile(slotPath: string): void
  makeCatalog(slotPath: string): void
  changeDetails(slotPath: string): void
  changeProduct(slotPath: string): void
  changeContactDetails(): void
  changeContent(): void
  changeSearch(): void
  changeDesignPrices(): void
  changeBrand(): void
}

/** A stub of a site's state, which tests change. */
export function stateOfTests(): TestState {
  const [files, catalogs] = [listeners(), listeners()]
  const [details, products] = [listeners<readonly string[]>(), listeners<readonly string[]>()]
  const state = {
    library: { onChange: files.add },
    catalogs: { onMade: catalogs.add },
    slotDetails: { onChange: details.add },
    products: { onChange: products.add },
    contactDetails: { value: {} },
    content: { value: {} },
    search: { value: {} },
    designPrices: { value: {} },
    brand: { value: undefined as unknown },
    changeFile: files.call,
    makeCatalog: catalogs.call,
    changeDetails: (slotPath: string) => details.call([slotPath]),
    changeProduct: (slotPath: string) => products.call([slotPath]),
    changeContactDetails() {
      state.contactDetails.value = {}
    },
    changeContent() {
      state.content.value = {}
    },
    changeSearch() {
      state.search.value = {}
    },
    changeDesignPrices() {
      state.designPrices.value = {}
    },
    changeBrand() {
      state.brand.value = {}
    },
  }
  return state
}

function listeners<T = string>() {
  const all = new Set<(value: T) => void>()
  return {
    add(listener: (value: T) => void) {
      all.add(listener)
      return () => void all.delete(listener)
    },
    call(value: T) {
      for (const listener of all) listener(value)
    },
  }
}

/** A response cache over such a stub. */
export const openResponses = (
  options: Partial<Parameters<typeof createResponses>[0]> = {},
): Responses =>
  createResponses({ ...stateOfTests(), trustProxy: 0, report: () => undefined, ...options })
