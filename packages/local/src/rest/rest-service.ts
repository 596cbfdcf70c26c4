import type { StackDatabase } from '../gateway/database-port.ts'
import type { Keys } from '../gateway/keys.ts'
import { answerOf, needsJudging, outcomeOf, refusalOf } from './answer.ts'
import { type RestCaller, restCaller } from './caller.ts'
import { CatalogCache } from './catalog/catalog.ts'
import { fromPostgres } from './postgres-error.ts'
import { RestError } from './rest-error.ts'
import { type RestRequest, readRestRequest } from './rest-request.ts'
import { quoted } from './sql/statement.ts'
import { type Statement, statementOf } from './statement.ts'

/** What REST is made of. */
export interface RestOptions {
  readonly database: StackDatabase
  readonly keys: Keys
  readonly config: {
    readonly schemas: readonly string[]
    readonly extra_search_path: readonly string[]
    readonly max_rows: number
  }
  readonly log: (line: string) => void
}

/** The channel on which PostgREST is told that the schema has changed. */
const RELOAD_CHANNEL = 'pgrst'

type Setting = readonly [name: string, value: string]

/**
 * Answers /rest/v1 as PostgREST does: a request becomes one statement, Postgres decides and writes the JSON itself. The
 * statement runs in a transaction of its own with the caller's role and claims (docs/decisions/0038).
 */
export class RestService {
  private readonly options: RestOptions
  private readonly catalogs: CatalogCache
  private readonly searchPath: string

  constructor(options: RestOptions) {
    const { database, config } = options
    this.options = options
    this.catalogs = new CatalogCache(database, config.schemas)
    this.searchPath = [...new Set([...config.schemas.slice(0, 1), ...config.extra_search_path])]
      .map(quoted)
      .join(', ')
  }

  /** Reads the schemas, so that the first request does not wait for it, and whenever they are announced to have changed. */
  async start(): Promise<void> {
    await this.catalogs.readAgain()
    await this.options.database.listen(RELOAD_CHANNEL, () => void this.catalogs.readAgain().catch(() => {}))
  }

  /** Answers one request; never throws. */
  async handle(request: Request, url: URL): Promise<Response> {
    let caller: RestCaller | Response | undefined
    try {
      caller = await restCaller(request, url, this.options.keys)
      return caller instanceof Response ? caller : await this.answer(request, url, caller)
    } catch (error) {
      const isSignedIn = caller !== undefined && 'isSignedIn' in caller && caller.isSignedIn
      const refused = error instanceof RestError ? error : fromPostgres(error, isSignedIn)
      const reason = error instanceof Error ? error.message : String(error)
      if (!refused || refused.status >= 500)
        this.options.log(`${request.method} ${url.pathname}: ${refused?.code ?? ''} ${reason}`)
      return (refused ?? new RestError(500, 'PGRSTX00', 'Internal error')).toResponse()
    }
  }

  private async answer(request: Request, url: URL, caller: RestCaller): Promise<Response> {
    const { database, config } = this.options
    const read = await readRestRequest(request, url, config.schemas)
    const statement = await this.catalogs.with((catalog) =>
      statementOf({ catalog, request: read, maxRows: config.max_rows }),
    )
    const { settingsOf } = await this.catalogs.current()
    const settings = this.settings(request, read, caller, settingsOf(caller.claims.role))
    const row = await database.runAs({
      settings,
      caller: caller.claims.role === 'service_role' ? undefined : (caller.claims.sub ?? caller.claims.role),
      isReadOnly: statement.isReadOnly,
      text: statement.text,
      values: statement.values,
      ...(needsJudging(read, statement) ? { keeps: (found) => this.judge(read, statement, found) } : {}),
    })
    const outcome = outcomeOf(row)
    const refused = refusalOf(read, statement, outcome)
    if (refused) throw refused
    return answerOf(read, statement, outcome)
  }

  private judge(request: RestRequest, statement: Statement, row: readonly (string | null)[]): boolean {
    return refusalOf(request, statement, outcomeOf(row)) === undefined
  }

  private settings(
    { method, headers }: Request,
    { target }: RestRequest,
    { claims }: RestCaller,
    ofRole: Readonly<Record<string, string>>,
  ): readonly Setting[] {
    const path = target.kind === 'function' ? `/rpc/${target.name}` : `/${target.name}`
    return [
      ...Object.entries(ofRole),
      // Whoever runs inside a statement can only become what this role may become.
      ['session_authorization', 'authenticator'],
      ['role', claims.role],
      ['search_path', this.searchPath],
      ['request.jwt.claims', JSON.stringify(claims)],
      // The library's auth.uid() reads the claims of older versions of PostgREST.
      ['request.jwt.claim.sub', claims.sub ?? ''],
      ['request.jwt.claim.role', claims.role],
      ['request.method', method],
      ['request.path', path],
      ['request.headers', JSON.stringify(Object.fromEntries(headers))],
    ]
  }
}
