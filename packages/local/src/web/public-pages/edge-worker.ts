import { type EdgeEnvironment, EdgeSite } from './edge.ts'

/** The content policy of the built pages, which the build of the worker puts here (write-deploy.ts). */
declare const CONTENT_POLICY: string

/** One for each isolate, so that answers of the database are remembered from request to request. */
let site: EdgeSite | undefined

/** Cloudflare Pages' `_worker.js`, or any other host's that runs a `fetch` handler over the files of the site. */
export default {
  fetch(request: Request, { ASSETS }: EdgeEnvironment): Promise<Response> {
    site ??= new EdgeSite(CONTENT_POLICY, ASSETS)
    return site.answer(request)
  },
}
