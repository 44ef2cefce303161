/** Apart from web/base/routes.ts, whose addresses of the API are in the script of every page. */
export const brandUrls = {
  settings: '/api/admin/brand',
  /** @param file its name has a hash of its content */
  logo: (file: string) => `/brand/${file}`,
}
