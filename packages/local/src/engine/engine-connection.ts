import { PostgresConnection } from '@supabase/lite/postgres'
import {
  CompiledQuery,
  type DatabaseConnection,
  type Driver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
} from 'kysely'
import type { EmbeddedEngine } from './embedded-engine.ts'

class EngineQueries implements DatabaseConnection {
  private readonly engine: EmbeddedEngine

  constructor(engine: EmbeddedEngine) {
    this.engine = engine
  }

  async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    const { rows, affectedRows } = await this.engine.query<R>(sql, parameters)
    return { rows, ...(affectedRows === undefined ? {} : { numAffectedRows: BigInt(affectedRows) }) }
  }

  streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('The embedded database does not stream')
  }
}

function driverOver(engine: EmbeddedEngine): Driver {
  const only = new EngineQueries(engine)
  const run = async (text: string) => {
    await only.executeQuery(CompiledQuery.raw(text))
  }
  return {
    init: async () => {},
    acquireConnection: async () => only,
    beginTransaction: () => run('begin'),
    commitTransaction: () => run('commit'),
    rollbackTransaction: () => run('rollback'),
    releaseConnection: async () => {},
    destroy: async () => {},
  }
}

/**
 * The library's connection over the embedded database in its thread. The library's own connection to PGlite runs it in
 * the thread of its caller; the one to PostgreSQL differs from it only in how statements are sent, which is replaced
 * here. Its own client connects with the first statement, so never.
 */
export class EngineConnection extends PostgresConnection {
  private readonly engine: EmbeddedEngine

  constructor(engine: EmbeddedEngine) {
    super({ url: 'postgres://127.0.0.1/embedded' })
    this.engine = engine
    this.kysely = new Kysely({
      dialect: {
        createAdapter: () => new PostgresAdapter(),
        createDriver: () => driverOver(engine),
        createIntrospector: (database) => new PostgresIntrospector(database),
        createQueryCompiler: () => new PostgresQueryCompiler(),
      },
    })
  }

  override async close(): Promise<void> {
    await this.clearSchemaCache()
    await this.kysely.destroy()
    await this.engine.close()
  }
}
