import { readFile } from 'node:fs/promises'
import { parse } from 'smol-toml'
import { z } from 'zod'
import { durationMs } from './duration.ts'

const duration = z.string().transform(durationMs)

const bucket = z.object({
  public: z.boolean().optional(),
  file_size_limit: z.string().optional(),
  allowed_mime_types: z.array(z.string()).optional(),
})

const configSchema = z.object({
  api: z
    .object({
      schemas: z.array(z.string()).default(['public']),
      extra_search_path: z.array(z.string()).default(['public', 'extensions']),
      max_rows: z.number().default(1000),
    })
    .prefault({}),
  auth: z
    .object({
      site_url: z.string().default('http://localhost:3000'),
      additional_redirect_urls: z.array(z.string()).default([]),
      jwt_expiry: z.number().default(3600),
      enable_signup: z.boolean().default(true),
      enable_refresh_token_rotation: z.boolean().default(true),
      refresh_token_reuse_interval: z.number().default(10),
      minimum_password_length: z.number().default(6),
      password_requirements: z.string().default(''),
      /** Per five minutes and address; SMS per hour, to whomever. */
      rate_limit: z
        .object({
          sms_sent: z.number().default(30),
          sign_in_sign_ups: z.number().default(30),
          token_verifications: z.number().default(30),
          token_refresh: z.number().default(150),
        })
        .prefault({}),
      email: z
        .object({
          enable_signup: z.boolean().default(true),
          enable_confirmations: z.boolean().default(false),
          double_confirm_changes: z.boolean().default(true),
          otp_length: z.number().default(6),
          otp_expiry: z.number().default(3600),
        })
        .prefault({}),
      sms: z
        .object({
          enable_signup: z.boolean().default(true),
          template: z.string().default('Your code is {{ .Code }}'),
          max_frequency: duration.prefault('60s'),
          /** Seconds. */
          otp_expiry: z.number().default(60),
          test_otp: z.record(z.string(), z.union([z.string(), z.number()]).transform(String)).default({}),
        })
        .prefault({}),
    })
    .prefault({}),
  storage: z
    .object({
      file_size_limit: z.string().default('50MiB'),
      buckets: z.record(z.string(), bucket).default({}),
    })
    .prefault({}),
  functions: z.record(z.string(), z.object({ verify_jwt: z.boolean().default(true) })).default({}),
})

/** The parts of supabase/config.toml that the embedded stack honours, with the official defaults. Durations are milliseconds. */
export type SupabaseConfig = z.infer<typeof configSchema>

type Table = Readonly<Record<string, unknown>>

function isTable(value: unknown): value is Table {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function laidOver(below: Table, above: Table): Table {
  const merged = Object.entries(above).map(([name, value]) => {
    const under = below[name]
    return [name, isTable(value) && isTable(under) ? laidOver(under, value) : value]
  })
  return { ...below, ...Object.fromEntries(merged) }
}

/**
 * Reads supabase/config.toml. A missing file means the defaults. What holds for a developer's machine only is in
 * config.local.toml beside it and takes precedence; the official CLI does not read it, so that it is never pushed.
 *
 * @throws when a file is not TOML or a value has the wrong kind; the message names the file and the value
 */
export async function readSupabaseConfig(path: string): Promise<SupabaseConfig> {
  const localPath = path.replace(/\.toml$/, '.local.toml')
  const [text, local] = await Promise.all(
    [path, localPath].map((file) => readFile(file, 'utf8').catch(() => '')),
  )
  return configOf(laidOver(parse(text ?? ''), parse(local ?? '')), path)
}

/** As readSupabaseConfig, from the file's text; `path` is only for messages. */
export function parseSupabaseConfig(text: string, path: string): SupabaseConfig {
  return configOf(parse(text), path)
}

function configOf(table: Table, path: string): SupabaseConfig {
  const result = configSchema.safeParse(table)
  if (!result.success) throw new Error(`${path}: ${z.prettifyError(result.error)}`)
  return result.data
}
