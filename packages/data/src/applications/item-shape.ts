import * as z from 'zod/mini'

/** What an application has for one requirement, as applicants and their reviewer read it. */
export const itemShape = {
  requirement: z.string(),
  is_needed: z.boolean(),
  /** So many pages of paper at the most; none where the number is enough. */
  most_pages: z.number(),
  document_id: z.nullable(z.string()),
  /** Accepted with an earlier application of the same person. */
  is_taken_over: z.boolean(),
  /** Whether the applicant says that there is none. */
  is_left_out: z.nullable(z.boolean()),
  valid_until: z.nullable(z.string()),
  pages: z.number(),
  /** Masked, but for the reviewer, and for what the law has shown to customers. */
  number: z.nullable(z.string()),
  holder: z.nullable(z.string()),
  ifsc: z.nullable(z.string()),
  reason: z.nullable(z.string()),
  note: z.nullable(z.string()),
}
