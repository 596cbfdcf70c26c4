import { APPS, type App, type Route } from '@angadi/routes/route.ts'
import { SHARED } from './built-apps.ts'
import { MAX_PASSED_ON_BYTES, passedOn } from './passed-on.ts'
import { baseHeaders, contentPolicy } from './security-headers.ts'

/** What a deployment of the built apps needs to know beyond the manifest. */
export interface DeployOptions {
  readonly routes: readonly Route[]
  /** Origin of the Supabase project, e.g. https://abc.supabase.co. */
  readonly apiUrl: string
  /** Hashes of inline scripts in the built pages, all apps together. */
  readonly scriptHashes: readonly string[]
}

const IMMUTABLE = 'public, max-age=31536000, immutable'

function headersOf({ apiUrl, scriptHashes }: DeployOptions): readonly (readonly [string, string])[] {
  return [...Object.entries(baseHeaders), ['content-security-policy', contentPolicy(apiUrl, scriptHashes)]]
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

function functionUrl(apiUrl: string, name: string): string {
  return `${apiUrl}/functions/v1/${name}`
}

/** A `_redirects` file as Netlify, Cloudflare Pages and others read it: what functions answer, redirects, then the page of each path. */
export function redirectsFile({ routes, apiUrl }: DeployOptions): string {
  const functions = Object.entries(passedOn).map(([path, name]) => `${path} ${functionUrl(apiUrl, name)} 200`)
  const lines = pages(routes).map(({ path, app, redirectTo }) =>
    redirectTo === undefined ? `${path} ${pageOf(app)} 200` : `${path} ${redirectTo} 302`,
  )
  return `${[...functions, ...lines, `/* ${pageOf('customer')} 404`].join('\n')}\n`
}

/** A `_headers` file: security headers everywhere, a year of caching for hashed assets, none for pages. */
export function headersFile(options: DeployOptions): string {
  const block = (path: string, headers: readonly (readonly [string, string])[]) =>
    [path, ...headers.map(([name, value]) => `  ${name}: ${value}`)].join('\n')
  const all = block('/*', [...headersOf(options), ['cache-control', 'no-cache']])
  const assets = [...APPS.map((app) => `${app}/assets`), SHARED, 'locales'].map((folder) =>
    // "! cache-control" takes back the one of "/*"; a host would join the two otherwise.
    [`/_apps/${folder}/*`, '  ! cache-control', `  cache-control: ${IMMUTABLE}`].join('\n'),
  )
  return `${[all, ...assets].join('\n\n')}\n`
}

function nginxPattern(path: string): string {
  const escaped = path.replace(/[.+?^${}()|[\]\\]/g, '\\$&')
  return `^${escaped.replace(/:\w+/g, '[^/]+')}/?$`
}

function nginxLocation({ path, app, redirectTo }: Route): string {
  const isPattern = path.includes(':')
  const body =
    redirectTo === undefined ? `try_files ${pageOf(app)} =404;` : `return 302 ${redirectTo}$is_args$args;`
  if (isPattern) return `    location ~ "${nginxPattern(path)}" { ${body} }`
  return `    location = ${path} { ${body} }`
}

/** nginx passes the request on, with the visitor's real address instead of the one in its headers. */
function nginxFunction(apiUrl: string, path: string, name: string): string {
  return `    location = ${path} {
        proxy_pass ${functionUrl(apiUrl, name)};
        proxy_set_header Host ${new URL(apiUrl).host};
        proxy_set_header X-Forwarded-For $remote_addr;
        proxy_ssl_server_name on;
        client_max_body_size ${MAX_PASSED_ON_BYTES};
    }`
}

/** An nginx server block for a root that holds `_apps/<app>/` for each app. */
export function nginxConfig(options: DeployOptions): string {
  const headers = headersOf(options).map(
    ([name, value]) => `    add_header ${name} "${value.replaceAll('"', '\\"')}" always;`,
  )
  const repeated = headers.map((line) => `    ${line}`).join('\n')
  return `# Generated from the route manifest by \`pnpm --filter @angadi/local deploy-config\`.
server {
    listen 80;
    server_name _;
    root /srv/angadi;

    gzip on;
    gzip_vary on;
    gzip_min_length 512;
    gzip_types text/css text/javascript application/javascript application/json application/manifest+json image/svg+xml;

    add_header cache-control "no-cache" always;
${headers.join('\n')}

    location ~ "^/_apps/(?:[a-z]+/assets|${SHARED}|locales)/" {
        add_header cache-control "${IMMUTABLE}" always;
${repeated}
        try_files $uri =404;
    }
    location /_apps/ { try_files $uri =404; }

${Object.entries(passedOn)
  .map(([path, name]) => nginxFunction(options.apiUrl, path, name))
  .join('\n')}

${pages(options.routes).map(nginxLocation).join('\n')}

    location ~ "^/(sw\\.js|[\\w.-]+\\.(webmanifest|ico|png|svg|txt|xml))$" {
        try_files $uri /_apps/customer$uri =404;
    }
    location / { return 404; }
    error_page 404 ${pageOf('customer')};
}
`
}
