import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist'
import { cube } from '@electric-sql/pglite/contrib/cube'
import { earthdistance } from '@electric-sql/pglite/contrib/earthdistance'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { pgcrypto } from '@electric-sql/pglite/contrib/pgcrypto'
import { pgtap } from '@electric-sql/pglite-pgtap'

/** The extensions that the migrations need; pgTAP is for the tests. */
export const pgliteExtensions = { btree_gist, cube, earthdistance, pg_trgm, pgcrypto, pgtap }

const asWritten = (text: string) => text
const readJson = (text: string): unknown => JSON.parse(text)

function integer(text: string): number | bigint {
  const value = Number(text)
  return Number.isSafeInteger(value) ? value : BigInt(text)
}

/** A number where it says the same as the text; the library expects the text otherwise. */
function numeric(text: string): number | string {
  const value = Number(text)
  return Number.isFinite(value) && String(value) === text ? value : text
}

/** How values are read, by the oid of their type: as the REST, Auth and Storage library expects them. */
export const pgliteParsers = {
  20: integer,
  114: readJson,
  3802: readJson,
  1700: numeric,
  1082: asWritten,
  1083: asWritten,
  1114: asWritten,
  1184: asWritten,
  1266: asWritten,
}
