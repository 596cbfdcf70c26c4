import { fileURLToPath } from 'node:url'

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** Where the parts of the database lie in the repository. */
export const paths = {
  root: at('../../../../'),
  platform: at('./platform/'),
  migrations: at('../../../../supabase/migrations/'),
  /** Names the version of the schema, and holds the digests of the migrations that are frozen. */
  migrationsLock: at('../../../../supabase/migrations.lock.json'),
  /** The schema as declarations, generated. */
  schemas: at('../../../../supabase/schemas/'),
  tests: at('../../../../supabase/tests/'),
  seeds: at('../../../../supabase/seeds/'),
  pgtapHelpers: at('./pgtap/'),
  supabaseCli: at('../../node_modules/.bin/supabase'),
  databaseTypes: at('../../../data/src/database.types.ts'),
  /** Everything that may be thrown away: dumps of migrated databases by content hash. */
  cache: at('../../../../.angadi/cache/'),
} as const
