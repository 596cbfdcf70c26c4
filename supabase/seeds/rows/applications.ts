import { type Applicant, applicants } from '../content/applicants.ts'
import { demoAccounts } from '../demo-accounts.ts'
import type { Row } from '../insert-rows.ts'
import { idOf } from '../random.ts'
import { userId } from './people.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
/** How long a paper is valid from today, in days. */
const VALID_DAYS = 400
const FIRST_PERSON = 1001

/** Whose work it is to review applications. */
const REVIEWER = demoAccounts.find(({ opens }) => opens.startsWith('reviews'))?.phone ?? ''

const isDecided = ({ state }: Applicant) => ['rejected', 'approved', 'active'].includes(state)
const isReviewed = (one: Applicant) =>
  isDecided(one) || one.state === 'under_review' || one.state === 'changes_requested'

/** The seed's id of an applicant's application. */
export function applicationId({ phone }: Applicant): string {
  return idOf('application', phone)
}

/** What approval has made: a business of its own, or a courier of the seeds. */
export function madeOf({ slug, phone }: Applicant): string {
  return slug === undefined ? userId(phone) : idOf('vendor', slug)
}

function profileOf({ role, name, offers, address, area, at: [lat, lng] }: Applicant): Row {
  const place = { lat, lng }
  return role === 'courier'
    ? { ...place, name, vehicle_kind: offers }
    : { ...place, name: offers, legal_name: name, address, area, about: '' }
}

/** Applications, handed in and decided some time ago. */
export function applicationRows(now: Date): Row[] {
  return applicants.map((one) => {
    const at = new Date(now.getTime() - one.hoursAgo * HOUR_MS).toISOString()
    const isHandedIn = one.state !== 'draft'
    return {
      id: applicationId(one),
      user_id: userId(one.phone),
      role: one.role,
      state: one.state,
      version: one.papers.length + 1,
      profile: profileOf(one),
      language: ['en', 'hi', 'te'].includes(one.language) ? one.language : 'en',
      agreed_at: isHandedIn ? at : null,
      reviewer: isReviewed(one) ? userId(REVIEWER) : null,
      made: one.state === 'approved' || one.state === 'active' ? madeOf(one) : null,
      reason: one.state === 'rejected' ? 'not_eligible' : null,
      submitted_at: isHandedIn ? at : null,
      decided_at: isDecided(one) ? at : null,
      decided_by: isDecided(one) ? userId(REVIEWER) : null,
      created_at: at,
      updated_at: at,
    }
  })
}

function numberOf(requirement: string, person: number): string | null {
  const numbers: Readonly<Record<string, string>> = {
    pan: `ABCPK${person}M`,
    fssai: `1362601100${person}`,
    shop_act: `TS/SA/${person}`,
    licence: `TS0920210${person}123`,
    vehicle: `TS09EK${person}`,
    insurance: `POL/${person}/2026`,
  }
  return numbers[requirement] ?? null
}

const EXPIRES: readonly string[] = ['fssai', 'licence', 'vehicle', 'insurance']
const WITHOUT_PAGE: readonly string[] = ['gstin']

/** Which drawing shows a paper. */
function drawingOf(requirement: string): string {
  if (requirement === 'identity_photo') return 'photo'
  return ['pan', 'identity', 'licence'].includes(requirement) ? 'card' : 'paper'
}

function stateOf(one: Applicant, requirement: string): string {
  if (one.sentBack === requirement) return 'sent_back'
  return one.state === 'approved' || one.state === 'active' || one.state === 'changes_requested'
    ? 'accepted'
    : 'given'
}

function pageOf({ phone }: Applicant, requirement: string): string {
  return `${userId(phone)}/${idOf('page', phone, requirement)}.webp`
}

/** The pages of all papers: where each is stored, and the drawing that it shows. */
export function paperPages(): readonly { readonly path: string; readonly drawing: string }[] {
  return applicants.flatMap((one) =>
    one.papers
      .filter((requirement) => !WITHOUT_PAGE.includes(requirement))
      .map((requirement) => ({ path: pageOf(one, requirement), drawing: drawingOf(requirement) })),
  )
}

/** What every applicant has handed in. */
export function documentRows(now: Date): Row[] {
  const day = (days: number) => new Date(now.getTime() + days * DAY_MS).toISOString().slice(0, 10)
  return applicants.flatMap((one, index) => {
    const at = new Date(now.getTime() - one.hoursAgo * HOUR_MS).toISOString()
    return one.papers.map((requirement) => {
      const state = stateOf(one, requirement)
      const holder = applicants.findIndex(({ phone }) => phone === (one.accountOf ?? one.phone))
      return {
        id: idOf('paper', one.phone, requirement),
        user_id: userId(one.phone),
        application_id: applicationId(one),
        requirement,
        is_left_out: requirement === 'gstin',
        number_kept: numberOf(requirement, FIRST_PERSON + index),
        bank:
          requirement === 'bank'
            ? { holder: one.name, account_number: `50100${FIRST_PERSON + holder}234`, ifsc: 'HDFC0001234' }
            : null,
        valid_until: EXPIRES.includes(requirement)
          ? day(one.expired === requirement ? -2 : VALID_DAYS + index)
          : null,
        files: WITHOUT_PAGE.includes(requirement) ? [] : [pageOf(one, requirement)],
        state,
        reason: state === 'sent_back' ? 'not_readable' : null,
        reviewed_by: state === 'given' ? null : userId(REVIEWER),
        reviewed_at: state === 'given' ? null : at,
        handed_in_at: at,
      }
    })
  })
}

/** What was done with each application, as its history tells it. */
export function applicationEventRows(now: Date): Row[] {
  const acts: Readonly<Record<Applicant['state'], readonly string[]>> = {
    draft: ['open'],
    submitted: ['open', 'submit'],
    under_review: ['open', 'submit', 'take'],
    changes_requested: ['open', 'submit', 'take', 'send_back'],
    rejected: ['open', 'submit', 'take', 'reject'],
    approved: ['open', 'submit', 'take', 'approve'],
    active: ['open', 'submit', 'take', 'approve', 'begin'],
    withdrawn: ['open', 'submit', 'withdraw'],
  }
  return applicants.flatMap((one) =>
    acts[one.state].map((act, index) => ({
      application_id: applicationId(one),
      n: index + 1,
      act,
      actor_id: userId(['open', 'submit', 'begin', 'withdraw'].includes(act) ? one.phone : REVIEWER),
      detail: {},
      at: new Date(now.getTime() - one.hoursAgo * HOUR_MS).toISOString(),
    })),
  )
}
