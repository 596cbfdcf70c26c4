import { z } from 'zod'
import type { Sql, StackDatabase } from '../../gateway/database-port.ts'
import { RestError } from '../rest-error.ts'
import { catalogQueries } from './catalog-queries.ts'
import { functionSchema, type Relation, type Routine, relationSchema } from './relation.ts'
import { foreignKeySchema, type Relationship, relationshipsOf } from './relationships.ts'

const roleSchema = z.object({ name: z.string(), settings: z.record(z.string(), z.string()) })

/** What the exposed schemas contain: the schema cache. */
export interface Catalog {
  relation(schema: string, name: string): Relation | undefined
  relationWithId(id: string): Relation | undefined
  routines(schema: string, name: string): readonly Routine[]
  relationshipsFrom(relation: Relation): readonly Relationship[]
  /** What is set for sessions of a role that callers may take. */
  settingsOf(role: string): Readonly<Record<string, string>>
}

function keyed<T>(things: readonly T[], keyOf: (thing: T) => string): Map<string, T[]> {
  const map = new Map<string, T[]>()
  for (const thing of things) {
    const key = keyOf(thing)
    const list = map.get(key)
    if (list) list.push(thing)
    else map.set(key, [thing])
  }
  return map
}

const qualified = (schema: string, name: string) => JSON.stringify([schema, name])

async function read(sql: Sql, schemas: readonly string[]): Promise<Catalog> {
  // Without a search path, types are written with their schema.
  await sql.query(`select set_config('search_path', '', true)`)
  const exposed = `{${schemas.map((schema) => JSON.stringify(schema)).join(',')}}`
  const all = async <T>(query: string, schema: z.ZodType<T>) =>
    z.array(schema).parse(await sql.query(query, [exposed]))
  const relations = await all(catalogQueries.relations, relationSchema)
  const foreignKeys = await all(catalogQueries.foreignKeys, foreignKeySchema)
  const functions = await all(catalogQueries.functions, functionSchema)
  const roles = await all(catalogQueries.roles, roleSchema)
  const byName = new Map(relations.map((relation) => [qualified(relation.schema, relation.name), relation]))
  const byId = new Map(relations.map((relation) => [relation.id, relation]))
  const routines = keyed(functions, ({ schema, name }) => qualified(schema, name))
  const relationships = keyed(relationshipsOf(foreignKeys, byId), ({ from }) => from.id)
  const settings = new Map(roles.map((role) => [role.name, role.settings]))
  return {
    relation: (schema, name) => byName.get(qualified(schema, name)),
    relationWithId: (id) => byId.get(id),
    routines: (schema, name) => routines.get(qualified(schema, name)) ?? [],
    relationshipsFrom: ({ id }) => relationships.get(id) ?? [],
    settingsOf: (role) => ({ ...settings.get('authenticator'), ...settings.get(role) }),
  }
}

/** How long after reading the catalogue it is read again for something that was not in it, in milliseconds. */
const FRESH_MS = 1000

/** Reads the exposed schemas once and keeps what it read; reads them again when something is asked for that is not there. */
export class CatalogCache {
  private readonly database: StackDatabase
  private readonly schemas: readonly string[]
  private catalog: Promise<Catalog> | undefined
  private readAt = 0

  constructor(database: StackDatabase, schemas: readonly string[]) {
    this.database = database
    this.schemas = schemas
  }

  current(): Promise<Catalog> {
    this.catalog ??= this.readAgain()
    return this.catalog
  }

  /** Reads again now, e.g. after the schema has changed. */
  readAgain(): Promise<Catalog> {
    this.readAt = performance.now()
    const reading = this.database.transaction((sql) => read(sql, this.schemas))
    this.catalog = reading
    reading.catch(() => {
      if (this.catalog === reading) this.catalog = undefined
    })
    return reading
  }

  /**
   * Runs `work` with the catalogue, and once more with a fresh one where it does not find something that may have been
   * created since.
   */
  async with<T>(work: (catalog: Catalog) => T): Promise<T> {
    try {
      return work(await this.current())
    } catch (error) {
      const isMissing = error instanceof RestError && error.code.startsWith('PGRST2')
      if (!isMissing || performance.now() - this.readAt < FRESH_MS) throw error
      return work(await this.readAgain())
    }
  }
}
