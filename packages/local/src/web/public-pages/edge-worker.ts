import { type EdgeEnvironment, EdgeSite, type PagePolicies } from './edge.ts'

/** The content policies of the built pages, which the build of the worker puts here (write-deploy.ts). */
declare const CONTENT_POLICIES: PagePolicies

/** One for each isolate, so that answers of the database are remembered from request to request. */
let site: EdgeSite | undefined

/** Cloudflare Pages' `_worker.js`, or any other host's that runs a `fetch` handler over the files of the site. */
export default {
  fetch(request: Request, { ASSETS }: EdgeEnvironment): Promise<Response> {
    site ??= new EdgeSite(CONTENT_POLICIES, ASSETS)
    return site.answer(request)
  },
}
