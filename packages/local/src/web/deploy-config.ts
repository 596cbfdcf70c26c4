import type { App, Route } from '@angadi/routes/route.ts'
import { HASHED_FOLDERS, IMMUTABLE, REVALIDATE } from './caching.ts'
import { MAX_PASSED_ON_BYTES, passedOn } from './passed-on-paths.ts'
import type { PagePolicies } from './public-pages/edge.ts'
import { baseHeaders, contentPolicy, RAZORPAY } from './security-headers.ts'

/** What a deployment of the built apps needs to know beyond the manifest. */
export interface DeployOptions {
  readonly routes: readonly Route[]
  /** Origin of the Supabase project, e.g. https://abc.supabase.co. */
  readonly apiUrl: string
  /** Hashes of inline scripts in the built pages, all apps together. */
  readonly scriptHashes: readonly string[]
  /** Where nginx finds what fills public pages, e.g. http://127.0.0.1:8787; without it they are sent as built. */
  readonly pagesUrl?: string | undefined
}

/** The content policies of the built pages. */
export function pagePolicies({ apiUrl, scriptHashes }: DeployOptions): PagePolicies {
  return {
    page: contentPolicy(apiUrl, scriptHashes),
    paying: contentPolicy(apiUrl, scriptHashes, RAZORPAY),
  }
}

function headersWith(policy: string): readonly (readonly [string, string])[] {
  return [...Object.entries(baseHeaders), ['content-security-policy', policy]]
}

function pageOf(app: App): string {
  return `/_apps/${app}/index.html`
}

function pages(routes: readonly Route[]): readonly Route[] {
  // Literal segments before parameters, as the router ranks them.
  const rank = ({ path }: Route) =>
    path
      .split('/')
      .map((segment) => (segment.startsWith(':') ? '1' : '0'))
      .join('')
  return routes
    .filter(({ path }) => path !== '*')
    .toSorted((a, b) => rank(a).localeCompare(rank(b)) || a.path.localeCompare(b.path))
}

/**
 * A `_headers` file for the files that Cloudflare Pages serves without the worker: security headers everywhere, a year
 * of caching for hashed assets. The worker sends its own.
 */
export function headersFile(options: DeployOptions): string {
  const block = (path: string, headers: readonly (readonly [string, string])[]) =>
    [path, ...headers.map(([name, value]) => `  ${name}: ${value}`)].join('\n')
  const all = block('/*', [...headersWith(pagePolicies(options).page), ['cache-control', REVALIDATE]])
  const assets = HASHED_FOLDERS.map((folder) =>
    // "! cache-control" takes back the one of "/*"; a host would join the two otherwise.
    [`/_apps/${folder}/*`, '  ! cache-control', `  cache-control: ${IMMUTABLE}`].join('\n'),
  )
  return `${[all, ...assets].join('\n\n')}\n`
}

/** Cloudflare Pages' `_routes.json`: the worker answers everything but hashed files, which cost no call of it. */
export function workerRoutes(): string {
  const exclude = HASHED_FOLDERS.map((folder) => `/_apps/${folder}/*`)
  return `${JSON.stringify({ version: 1, include: ['/*'], exclude }, null, 2)}\n`
}

function nginxPattern(path: string): string {
  const escaped = path.replace(/[.+?^${}()|[\]\\]/g, '\\$&')
  return `^${escaped.replace(/:\w+/g, '[^/]+')}/?$`
}

/** nginx's lines that send headers: those of a location take the place of all that the server has. */
function nginxHeaders(policy: string): readonly string[] {
  return headersWith(policy).map(
    ([name, value]) => `add_header ${name} "${value.replaceAll('"', '\\"')}" always;`,
  )
}

function nginxLocations(
  route: Route,
  pagesUrl: string | undefined,
  headersOfPaying: readonly string[],
): readonly string[] {
  const { path, app, redirectTo, pays: isPaying = false } = route
  // Nothing is filled into a page that pays: it shows what is somebody's own.
  const isFilled = app === 'customer' && pagesUrl !== undefined && !isPaying
  const page = isFilled ? 'try_files /nothing @pages;' : `try_files ${pageOf(app)} =404;`
  const ownHeaders = isPaying ? `\n${headersOfPaying.map((line) => `        ${line}`).join('\n')}\n   ` : ''
  const body = redirectTo === undefined ? page + ownHeaders : `return 302 ${redirectTo}$is_args$args;`
  if (path.includes(':')) return [`    location ~ "${nginxPattern(path)}" { ${body} }`]
  // With a slash at its end as well, as the router reads it.
  return (path === '/' ? [path] : [path, `${path}/`]).map((known) => `    location = ${known} { ${body} }`)
}

/** nginx passes the request on, with the visitor's real address instead of the one in its headers. */
function nginxFunction(apiUrl: string, path: string, name: string): string {
  return `    location = ${path} {
        proxy_pass ${apiUrl}/functions/v1/${name};
        proxy_set_header Host ${new URL(apiUrl).host};
        proxy_set_header X-Forwarded-For $remote_addr;
        proxy_ssl_server_name on;
        client_max_body_size ${MAX_PASSED_ON_BYTES};
    }`
}

/** Public pages, the sitemap and the rules for robots come from the worker; without an answer, the page as built. */
function nginxPages(pagesUrl: string): string {
  const names = [...Object.keys(baseHeaders), 'content-security-policy', 'cache-control']
  const proxied = `proxy_pass ${pagesUrl};
        proxy_set_header Host $http_host;
        proxy_set_header X-Real-IP $remote_addr;
        proxy_set_header X-Forwarded-Proto $angadi_scheme;
        proxy_connect_timeout 1s;
        proxy_read_timeout 10s;
${names.map((name) => `        proxy_hide_header ${name};`).join('\n')}`
  return `    location @pages {
        ${proxied}
        error_page 500 502 503 504 =200 ${pageOf('customer')};
    }
    location ~ "^/(robots\\.txt|sitemap\\.xml)$" {
        ${proxied}
    }`
}

/**
 * What a sentence leaves behind a copied address (packages/routes/src/clean-path.ts), in the bytes of the decoded path as nginx
 * compares it. The first letter is no slash, which would be another host.
 */
const NGINX_BEHIND = [
  "[.,;:!?'`*()\\[\\]{}<>|\\x22\\s]",
  '\\xC2[\\xA0\\xAB\\xAD\\xBB]',
  '\\xE0\\xA5\\xA4',
  '\\xE2\\x80[\\x80-\\x8F\\x98-\\x9E\\xA6\\xA8-\\xAF\\xB9\\xBA]',
  '\\xE2\\x81[\\x9F-\\xAF]',
  '\\xE3\\x80\\x80',
  '\\xEF\\xBB\\xBF',
]
const NGINX_CLEAN_PATH = `rewrite "^(?!/(?:api|_apps|auth/callback)(?![\\w-]))(/|/[^/\\x5C].*?)(?:${NGINX_BEHIND.join('|')})+$" $1 permanent;`

/** An nginx server block for a root that holds `_apps/<app>/` for each app. */
export function nginxConfig(options: DeployOptions): string {
  const { apiUrl, pagesUrl, routes } = options
  const policies = pagePolicies(options)
  const cached = `add_header cache-control "${REVALIDATE}" always;`
  const headers = nginxHeaders(policies.page).map((line) => `    ${line}`)
  const repeated = headers.map((line) => `    ${line}`).join('\n')
  const headersOfPaying = [cached, ...nginxHeaders(policies.paying)]
  return `# Generated from the route manifest by \`pnpm --filter @angadi/local deploy-config\`.
# Behind a load balancer that ends TLS, the scheme is what it says.
map $http_x_forwarded_proto $angadi_scheme {
    default $scheme;
    https https;
}
server {
    listen 80;
    server_name _;
    root /srv/angadi;
    absolute_redirect off;
    server_tokens off;
    charset utf-8;

    gzip on;
    gzip_vary on;
    gzip_min_length 512;
    gzip_types text/css text/javascript application/javascript application/json application/manifest+json image/svg+xml;

    ${cached}
${headers.join('\n')}

    # Links that were copied with the end of a sentence.
    ${NGINX_CLEAN_PATH}

    location ~ "^/_apps/(?:${HASHED_FOLDERS.join('|')})/" {
        add_header cache-control "${IMMUTABLE}" always;
${repeated}
        try_files $uri =404;
    }
    location ~ "^/_apps/[a-z]+/manifest\\.webmanifest$" {
        types { }
        default_type application/manifest+json;
        try_files $uri =404;
    }
    location /_apps/ { try_files $uri =404; }

${Object.entries(passedOn)
  .map(([path, name]) => nginxFunction(apiUrl, path, name))
  .join('\n')}
${pagesUrl === undefined ? '' : `\n${nginxPages(pagesUrl)}\n`}
${pages(routes)
  .flatMap((route) => nginxLocations(route, pagesUrl, headersOfPaying))
  .join('\n')}

    location ~ "^/(sw\\.js|[\\w.-]+\\.(webmanifest|json|ico|png|svg|txt|xml))$" {
        try_files $uri /_apps/customer$uri =404;
    }
    location / { return 404; }
    error_page 404 ${pageOf('customer')};
}
`
}
