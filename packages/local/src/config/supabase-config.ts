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

/**
 * Reads supabase/config.toml. A missing file means the defaults.
 *
 * @throws when the file is not TOML or a value has the wrong kind; the message names the file and the value
 */
export async function readSupabaseConfig(path: string): Promise<SupabaseConfig> {
  const text = await readFile(path, 'utf8').catch(() => '')
  return parseSupabaseConfig(text, path)
}

/** As readSupabaseConfig, from the file's text; `path` is only for messages. */
export function parseSupabaseConfig(text: string, path: string): SupabaseConfig {
  const result = configSchema.safeParse(parse(text))
  if (!result.success) throw new Error(`${path}: ${z.prettifyError(result.error)}`)
  return result.data
}
