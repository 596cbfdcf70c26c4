import { fileURLToPath } from 'node:url'
import { EdgeSite, type PagePolicies } from './public-pages/edge.ts'
import { SiteFiles } from './site-files.ts'

/** The content policies of the built pages, which the build puts here (write-deploy.ts). */
declare const CONTENT_POLICIES: PagePolicies

const files = new SiteFiles(fileURLToPath(new URL('./site', import.meta.url)))
const site = new EdgeSite(CONTENT_POLICIES, files)

/**
 * The site for `deno serve`: by itself, or behind nginx, which then serves the files. It listens on this machine only,
 * so that what a proxy in front says of the visitor (`x-forwarded-proto`, `x-real-ip`) is believed.
 */
export default {
  fetch(request: Request, { remoteAddr }: { readonly remoteAddr: { readonly hostname?: string } }) {
    const url = new URL(request.url)
    const scheme = request.headers.get('x-forwarded-proto')
    if (scheme === 'https') url.protocol = 'https:'
    const headers = new Headers(request.headers)
    headers.set('cf-connecting-ip', headers.get('x-real-ip') ?? remoteAddr.hostname ?? '')
    const { method, body } = request
    return site.answer(new Request(url, { method, headers, body }))
  },
}
