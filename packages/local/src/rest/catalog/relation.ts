import { z } from 'zod'

const columnSchema = z.object({
  name: z.string(),
  type: z.string(),
  /** The type without its length, that of a domain's base. */
  base: z.string(),
  /** Composite or array: a path into it goes through JSON. */
  composite: z.boolean(),
  default: z.nullable(z.string()),
  /** An identity column: the database draws its value. */
  drawn: z.boolean(),
})
export const relationSchema = z.object({
  id: z.string(),
  schema: z.string(),
  name: z.string(),
  is_view: z.boolean(),
  columns: z.array(columnSchema),
  primary_key: z.array(z.string()),
})
export const functionSchema = z.object({
  schema: z.string(),
  name: z.string(),
  /** `i` immutable, `s` stable, `v` volatile. */
  volatility: z.string(),
  is_set: z.boolean(),
  is_void: z.boolean(),
  /** Answers rows with columns and not single values. */
  is_composite: z.boolean(),
  relation: z.string(),
  parameters: z.array(
    z.object({ name: z.string(), type: z.string(), required: z.boolean(), variadic: z.boolean() }),
  ),
})

/** A table or view of an exposed schema. */
export type Relation = z.infer<typeof relationSchema>
/** A function of an exposed schema; several may share a name. */
export type Routine = z.infer<typeof functionSchema>
