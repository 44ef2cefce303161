/**
 * Every route below /api: who may call it, from which origin, the type and size of its body, and
 * the response to an allowed request without content. The tests in this folder fail for a route
 * that is not listed here.
 *
 * - `our pages`: pages of this site, and programs, which send no Origin and no visitor's cookies
 * - `json`: only application/json; `csv`: only text/csv; `file`: up to the limit of uploads; `none`: the body is not read
 */
const text = `
method   path                                              who             from       body  most    empty
POST     /api/admin/login                                  everybody       our pages  json  16 KB   415
POST     /api/admin/logout                                 everybody       our pages  none  -       200
GET      /api/admin/me                                     administrators  any site   none  -       200
GET      /api/admin/users                                  administrators  any site   none  -       200
POST     /api/admin/users                                  administrators  our pages  json  16 KB   415
PATCH    /api/admin/users/:id                              administrators  our pages  json  16 KB   415
DELETE   /api/admin/users/:id                              administrators  our pages  none  -       404
GET      /api/admin/account                                administrators  any site   none  -       200
PUT      /api/admin/account/password                       administrators  our pages  json  16 KB   415
PUT      /api/admin/account/email                          administrators  our pages  json  16 KB   415
GET      /api/admin/account/sessions                       administrators  any site   none  -       200
DELETE   /api/admin/account/sessions                       administrators  our pages  none  -       200
DELETE   /api/admin/account/sessions/:id                   administrators  our pages  none  -       404
POST     /api/admin/account/second-factor                  administrators  our pages  json  16 KB   415
PUT      /api/admin/account/second-factor                  administrators  our pages  json  16 KB   415
POST     /api/admin/account/second-factor/recovery-codes   administrators  our pages  json  16 KB   415
POST     /api/admin/account/second-factor/removal          administrators  our pages  json  16 KB   415
GET      /api/admin/activity                               administrators  any site   none  -       200
GET      /api/admin/overview                               administrators  any site   none  -       200
GET      /api/admin/media                                  administrators  any site   none  -       200
GET      /api/admin/files/uploads/*slot                   administrators  any site   none  -       404
GET      /api/admin/files/drawings/:name.svg              administrators  any site   none  -       404
GET      /api/admin/files/drawings/of/*slot               administrators  any site   none  -       404
GET      /api/admin/media/contents                         administrators  any site   none  -       200
DELETE   /api/admin/media                                  administrators  our pages  none  -       404
POST     /api/admin/media/rescan                           administrators  our pages  none  -       200
POST     /api/admin/upload-file                            administrators  our pages  file  1 MB    415
POST     /api/admin/move-file                              administrators  our pages  json  16 KB   415
GET      /api/admin/bin                                    administrators  any site   none  -       200
GET      /api/admin/bin/:id/picture                        administrators  any site   none  -       404
POST     /api/admin/bin/:id/restore                        administrators  our pages  json  16 KB   404
DELETE   /api/admin/bin/:id                                administrators  our pages  none  -       404
OPTIONS  /api/admin/uploads                                administrators  any site   none  -       204
POST     /api/admin/uploads                                administrators  our pages  file  1 MB    400
PATCH    /api/admin/uploads/:id                            administrators  our pages  file  1 MB    404
HEAD     /api/admin/uploads/:id                            administrators  any site   none  -       404
DELETE   /api/admin/uploads/:id                            administrators  our pages  none  -       404
GET      /api/admin/slot-details                           administrators  any site   none  -       200
PUT      /api/admin/slot-details                           administrators  our pages  json  16 KB   404
PATCH    /api/admin/slot-details                           administrators  our pages  json  2 MB    415
GET      /api/admin/pages                                  administrators  any site   none  -       200
GET      /api/admin/pages/page                             administrators  any site   none  -       400
PUT      /api/admin/pages/draft                            administrators  our pages  json  1 MB    415
DELETE   /api/admin/pages/draft                            administrators  our pages  none  -       400
POST     /api/admin/pages/publish                          administrators  our pages  json  16 KB   415
GET      /api/admin/pages/versions                         administrators  any site   none  -       400
GET      /api/admin/pages/version                          administrators  any site   none  -       400
POST     /api/admin/pages/revert                           administrators  our pages  json  16 KB   415
GET      /api/admin/pages/preview                          administrators  any site   none  -       400
POST     /api/admin/pages/preview                          administrators  our pages  json  1 MB    415
GET      /api/admin/pages/drawings                         administrators  any site   none  -       400
GET      /api/admin/pages/drawing                          administrators  any site   none  -       400
GET      /api/admin/pages/drawing-choices                  administrators  any site   none  -       400
PUT      /api/admin/pages/schedule                         administrators  our pages  json  16 KB   415
DELETE   /api/admin/pages/schedule                         administrators  our pages  none  -       400
GET      /api/admin/pages/visibility                       administrators  any site   none  -       400
PUT      /api/admin/pages/visibility                       administrators  our pages  json  16 KB   415
POST     /api/admin/pages/preview-link                     administrators  our pages  none  -       400
DELETE   /api/admin/pages/preview-link                     administrators  our pages  none  -       400
GET      /api/admin/pages/export                           administrators  any site   none  -       200
POST     /api/admin/pages/import                           administrators  our pages  json  16 MB   415
POST     /api/admin/pages                                  administrators  our pages  json  16 KB   415
DELETE   /api/admin/pages/page                             administrators  our pages  none  -       400
GET      /api/admin/redirects                              administrators  any site   none  -       200
POST     /api/admin/redirects                              administrators  our pages  json  16 KB   415
POST     /api/admin/redirects/many                         administrators  our pages  json  1 MB    415
DELETE   /api/admin/redirects                              administrators  our pages  none  -       404
GET      /api/admin/feeds                                  administrators  any site   none  -       200
PUT      /api/admin/feeds                                  administrators  our pages  json  16 KB   415
GET      /api/admin/menu                                   administrators  any site   none  -       200
PUT      /api/admin/menu                                   administrators  our pages  json  64 KB   415
GET      /api/admin/brand                                  administrators  any site   none  -       200
PUT      /api/admin/brand                                  administrators  our pages  json  1 MB    415
GET      /api/admin/site-texts                             administrators  any site   none  -       200
PUT      /api/admin/site-texts                             administrators  our pages  json  128 KB  415
POST     /api/admin/collections                            administrators  our pages  json  16 KB   415
GET      /api/admin/products                               administrators  any site   none  -       200
PATCH    /api/admin/products                               administrators  our pages  json  2 MB    415
POST     /api/admin/products/deletion                      administrators  our pages  json  256 KB  415
POST     /api/admin/products                               administrators  our pages  json  16 KB   415
GET      /api/admin/products/export.csv                     administrators  any site   none  -       200
GET      /api/admin/products/spec-sheet.pdf                administrators  any site   none  -       400
GET      /api/admin/products/spec-sheets.zip               administrators  any site   none  -       400
GET      /api/admin/products/labels.pdf                    administrators  any site   none  -       400
POST     /api/admin/products/labels.pdf                    administrators  our pages  json  64 KB   415
GET      /api/admin/inquiries/:id/spec-sheets.zip          administrators  any site   none  -       404
POST     /api/admin/products/import                        administrators  our pages  csv   8 MB    415
GET      /api/admin/products/:code                         administrators  any site   none  -       404
PATCH    /api/admin/products/:code                         administrators  our pages  json  16 KB   415
DELETE   /api/admin/products/:code                         administrators  our pages  none  -       404
PATCH    /api/admin/collections/:id                        administrators  our pages  json  256 KB  415
PUT      /api/admin/collections/:id                        administrators  our pages  json  16 KB   415
PUT      /api/admin/collections/:id/facts                  administrators  our pages  json  16 KB   415
POST     /api/admin/collections/:id/deletion               administrators  our pages  json  16 KB   415
GET      /api/admin/pages/kinds                            administrators  any site   none  -       200
GET      /api/admin/currency                               administrators  any site   none  -       200
PUT      /api/admin/currency                               administrators  our pages  json  16 KB   415
GET      /api/admin/first-start                            administrators  any site   none  -       200
PUT      /api/admin/first-start                            administrators  our pages  json  16 KB   415
GET      /api/admin/contact-details                        administrators  any site   none  -       200
PUT      /api/admin/contact-details                        administrators  our pages  json  16 KB   415
GET      /api/admin/quotes                                 administrators  any site   none  -       200
POST     /api/admin/quotes                                 administrators  our pages  json  1 MB    415
GET      /api/admin/quotes/export.csv                      administrators  any site   none  -       200
POST     /api/admin/quotes/sent-list                       administrators  our pages  json  128 KB  415
GET      /api/admin/quotes/settings                        administrators  any site   none  -       200
PUT      /api/admin/quotes/settings                        administrators  our pages  json  64 KB   415
GET      /api/admin/quotes/:id.pdf                         administrators  any site   none  -       404
POST     /api/admin/quotes/:id/send                        administrators  our pages  json  16 KB   415
GET      /api/admin/quotes/:id                             administrators  any site   none  -       404
PUT      /api/admin/quotes/:id                             administrators  our pages  json  1 MB    415
POST     /api/admin/quotes/:id/void                        administrators  our pages  none  -       404
POST     /api/admin/quotes/:id/copy                        administrators  our pages  json  16 KB   415
GET      /api/admin/inquiries                              administrators  any site   none  -       200
PATCH    /api/admin/inquiries                              administrators  our pages  json  64 KB   415
POST     /api/admin/inquiries/many                         administrators  our pages  json  256 KB  415
GET      /api/admin/inquiries/export.csv                   administrators  any site   none  -       200
GET      /api/admin/inquiries/ids                          administrators  any site   none  -       200
GET      /api/admin/design-prices                          administrators  any site   none  -       200
PUT      /api/admin/design-prices                          administrators  our pages  json  16 KB   415
GET      /api/admin/answer-words                           administrators  any site   none  -       200
PUT      /api/admin/answer-words/:id                       administrators  our pages  json  16 KB   415
DELETE   /api/admin/answer-words/:id                       administrators  our pages  none  -       404
GET      /api/admin/inquiries/:id                          administrators  any site   none  -       404
PATCH    /api/admin/inquiries/:id                          administrators  our pages  json  16 KB   415
DELETE   /api/admin/inquiries/:id                          administrators  our pages  none  -       404
PUT      /api/admin/inquiries/:id/notes/:note              administrators  our pages  json  16 KB   415
DELETE   /api/admin/inquiries/:id/notes/:note              administrators  our pages  none  -       404
POST     /api/contact                                      everybody       our pages  json  16 KB   415
POST     /api/presses                                      everybody       our pages  json  1 KB    415
GET      /api/admin/presses                                administrators  any site   none  -       200
GET      /api/contact-details                              everybody       any site   none  -       200
GET      /api/pages                                        everybody       any site   none  -       400
GET      /api/item-facts                                   everybody       any site   none  -       400
GET      /api/design                                       everybody       any site   none  -       200
GET      /api/search                                       everybody       any site   none  -       200
`

export interface RouteRule {
  method: string
  /** The path in the router. */
  path: string
  who: 'everybody' | 'administrators'
  from: 'our pages' | 'any site'
  body: 'json' | 'csv' | 'file' | 'none'
  /** In bytes; 0 where no body is read. */
  most: number
  /** The status of an allowed request without content. */
  empty: number
}

/** The settings of the site under test; the limits above follow from them. */
export const settings = { MAX_UPLOAD_MB: '1', LOGIN_LIMIT: '100000/s', TRUST_PROXY: '1' }

export const routeTable: readonly RouteRule[] = text
  .trim()
  .split('\n')
  .slice(1)
  .map(line => {
    const [method = '', path = '', who, from, body, most = '', empty] = line.split(/ {2,}/)
    return { method, path, who, from, body, most: bytes(most), empty: Number(empty) } as RouteRule
  })

/** A URL of the route for an id that does not exist. */
export const addressOf = ({ path }: RouteRule) => path.replaceAll(/:\w+/g, 'no-such-id')

function bytes(words: string): number {
  const [number, unit] = words.split(' ')
  return unit ? Number(number) * 1024 ** (['B', 'KB', 'MB'].indexOf(unit) as number) : 0
}
