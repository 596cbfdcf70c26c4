import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { insertRows, type Query } from './insert-rows.ts'
import { applicationEventRows, applicationRows, documentRows, paperPages } from './rows/applications.ts'

/** The private bucket of what applicants hand in. */
export const PAPER_BUCKET = 'provider-documents'

const OF_REQUIREMENT = 'from private.requirements as q where q.requirement = r.requirement'

/** Applications in every state with their papers, so that the desk of the reviewers has something on it. */
export async function seedApplications(query: Query, now: Date): Promise<void> {
  await insertRows(query, 'public.provider_applications', applicationRows(now), {
    agreement: 'case when r.submitted_at is not null then private.present_terms() end',
  })
  await query(
    `update public.provider_applications as p set profile = p.profile || jsonb_build_object('state_code',
       private.state_of_region(private.region_at((p.profile ->> 'lat')::float8, (p.profile ->> 'lng')::float8)))`,
  )
  await insertRows(query, 'private.provider_documents', documentRows(now), {
    subject: `(select q.subject ${OF_REQUIREMENT})`,
    number_masked: `case when r.requirement = 'identity' then '•••• 7058'
      when r.bank is not null then '•••• ' || right(r.bank ->> 'account_number', 4)
      else (select private.mask_number(q.number_kind, r.number_kept) ${OF_REQUIREMENT}) end`,
    number_digest: `case when r.bank is not null
        then private.keyed_digest('bank ' || (r.bank ->> 'account_number') || ' ' || (r.bank ->> 'ifsc'))
      else (select private.keyed_digest(q.number_kind || ' ' || r.number_kept) ${OF_REQUIREMENT}) end`,
  })
  await insertRows(query, 'private.application_events', applicationEventRows(now))
  // What has expired stops its courier, as the sweep of each five minutes would.
  await query(
    `select private.check_papers(p) from public.provider_applications as p
     where p.made is not null and private.expired_need(p) is not null`,
  )
}

/** The pages of all seeded papers: where each is stored, and its picture. */
export function paperPictures(): readonly { readonly path: string; readonly read: () => Uint8Array }[] {
  return paperPages().map(({ path, drawing }) => ({
    path,
    read: () => readFileSync(join(import.meta.dirname, 'papers', `${drawing}.webp`)),
  }))
}
