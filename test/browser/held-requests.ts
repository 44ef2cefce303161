import type { Page } from 'playwright'

/** Holds back the requests to these addresses, as a slow line would, until they are released. */
export async function holdRequests(
  page: Page,
  addresses: string,
  { method }: { method?: string } = {},
): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>(resolve => {
    release = resolve
  })
  await page.route(addresses, async route => {
    if (method === undefined || route.request().method() === method) await released
    await route.continue()
  })
  return () => release()
}
