import { paiseOf, rupeesOf } from '../money.ts'

/** The bounds of a service, as in the database; amounts in paise. */
export const SERVICE_LIMITS = {
  name: { least: 2, most: 80 },
  section: 60,
  description: 600,
  preparation: 300,
  minutes: { least: 5, most: 720 },
  /** Minutes to prepare before, and to clean up after. */
  around: 240,
  people: 10,
  price: 10_000_000,
  services: 300,
  warrantyDays: 365,
} as const

/** Who can do a service, or which room it can have: one of each need; 1 is whoever does it. */
export type ServiceResource = { id: string; need: number; price_paise: number | null }

/** A service as it is stored; amounts in paise. */
export interface StoredService {
  readonly id: string
  readonly name: string
  readonly name_translations: Readonly<Record<string, string>>
  readonly description: string | null
  readonly preparation: string | null
  readonly section: string | null
  readonly minutes: readonly number[]
  readonly before_minutes: number
  readonly after_minutes: number
  readonly people: number
  readonly price_paise: number
  /** Which kind of service it is; null for none, as of all trades without kinds. */
  readonly type: string | null
  readonly warranty_days: number
  /** A visit whose price is set against the work that is approved on it. */
  readonly sets_off: boolean
  readonly is_active: boolean
  readonly resources: readonly ServiceResource[]
}

/** A service as it is typed. */
export type ServiceDraft = {
  readonly name: string
  readonly te: string
  readonly hi: string
  readonly section: string
  readonly description: string
  readonly preparation: string
  readonly price: string
  /** Work, gap, work: minutes as typed. */
  readonly minutes: readonly string[]
  readonly before: string
  readonly after: string
  readonly people: number
  /** Which kind of service it is; empty for none. */
  readonly type: string
  /** Days of warranty as typed. */
  readonly warranty: string
  readonly setsOff: boolean
  /** Who does it, with a price of their own where one is typed. */
  readonly who: Readonly<Record<string, string>>
  /** Rooms and pools that it needs beside, each with its need. */
  readonly rooms: Readonly<Record<string, number>>
}

export type ServiceField = Exclude<keyof ServiceDraft, 'people' | 'rooms' | 'setsOff'>

/** A service as it is sent. */
export type ServiceToSave = {
  name: string
  name_translations: Record<string, string>
  section: string
  description: string
  preparation: string
  price_paise: number
  minutes: number[]
  before_minutes: number
  after_minutes: number
  people: number
  type: string | null
  warranty_days: number
  sets_off: boolean
  resources: ServiceResource[]
}

/** What an empty form begins with: an hour of one of everybody who is there. */
export function newService(section: string, everybody: readonly string[]): ServiceDraft {
  return {
    name: '',
    te: '',
    hi: '',
    section,
    description: '',
    preparation: '',
    price: '',
    minutes: ['60'],
    before: '0',
    after: '0',
    people: 1,
    type: '',
    warranty: '0',
    setsOff: false,
    who: Object.fromEntries(everybody.map((id) => [id, ''])),
    rooms: {},
  }
}

/** A stored service as its form shows it. */
export function serviceDraft(service: StoredService): ServiceDraft {
  const needed = (isPerson: boolean) => service.resources.filter(({ need }) => (need === 1) === isPerson)
  return {
    name: service.name,
    te: service.name_translations['te'] ?? '',
    hi: service.name_translations['hi'] ?? '',
    section: service.section ?? '',
    description: service.description ?? '',
    preparation: service.preparation ?? '',
    price: rupeesOf(service.price_paise),
    minutes: service.minutes.map(String),
    before: String(service.before_minutes),
    after: String(service.after_minutes),
    people: service.people,
    type: service.type ?? '',
    warranty: String(service.warranty_days),
    setsOff: service.sets_off,
    who: Object.fromEntries(
      needed(true).map(({ id, price_paise: paise }) => [id, paise === null ? '' : rupeesOf(paise)]),
    ),
    rooms: Object.fromEntries(needed(false).map(({ id, need }) => [id, need])),
  }
}

function whole(text: string, least: number, most: number): number | undefined {
  const value = /^\d{1,4}$/.test(text.trim()) ? Number(text) : undefined
  return value !== undefined && value >= least && value <= most ? value : undefined
}

function priceOf(text: string): number | undefined {
  const paise = paiseOf(text)
  return paise !== undefined && paise <= SERVICE_LIMITS.price ? paise : undefined
}

/**
 * What is to be saved, or which fields cannot be: each as the database checks it, so that nothing that passes here is
 * refused there.
 *
 * @param known translations in languages that the form does not ask for: they stay
 */
export function readService(
  draft: ServiceDraft,
  known: Readonly<Record<string, string>> = {},
):
  | { readonly service: ServiceToSave; readonly wrong: undefined }
  | { readonly service: undefined; readonly wrong: readonly ServiceField[] } {
  const name = draft.name.trim()
  const price = priceOf(draft.price)
  const minutes = draft.minutes.map((text) =>
    whole(text, SERVICE_LIMITS.minutes.least, SERVICE_LIMITS.minutes.most),
  )
  const before = whole(draft.before || '0', 0, SERVICE_LIMITS.around)
  const after = whole(draft.after || '0', 0, SERVICE_LIMITS.around)
  const warranty = whole(draft.warranty || '0', 0, SERVICE_LIMITS.warrantyDays)
  const people = Object.entries(draft.who).map(([id, own]) => ({
    id,
    need: 1,
    price_paise: own.trim() === '' ? null : priceOf(own),
  }))
  const resources = [
    ...people.flatMap(({ price_paise: paise, ...one }) =>
      paise === undefined ? [] : [{ ...one, price_paise: paise }],
    ),
    ...Object.entries(draft.rooms).map(([id, need]) => ({ id, need, price_paise: null })),
  ]
  const length = (text: string, most: number) => text.trim().length <= most
  const read = minutes.flatMap((one) => one ?? [])
  const wrong: ServiceField[] = [
    ...(name.length >= SERVICE_LIMITS.name.least && length(name, SERVICE_LIMITS.name.most)
      ? []
      : (['name'] as const)),
    ...(length(draft.te, SERVICE_LIMITS.name.most) ? [] : (['te'] as const)),
    ...(length(draft.hi, SERVICE_LIMITS.name.most) ? [] : (['hi'] as const)),
    ...(length(draft.section, SERVICE_LIMITS.section) ? [] : (['section'] as const)),
    ...(price === undefined ? (['price'] as const) : []),
    ...(read.length === minutes.length && read.reduce((sum, one) => sum + one, 0) <= 1440
      ? []
      : (['minutes'] as const)),
    ...(before === undefined ? (['before'] as const) : []),
    ...(after === undefined ? (['after'] as const) : []),
    ...(length(draft.description, SERVICE_LIMITS.description) ? [] : (['description'] as const)),
    ...(length(draft.preparation, SERVICE_LIMITS.preparation) ? [] : (['preparation'] as const)),
    ...(warranty === undefined ? (['warranty'] as const) : []),
    ...(people.length >= draft.people && people.every(({ price_paise: paise }) => paise !== undefined)
      ? []
      : (['who'] as const)),
  ]
  if (
    wrong.length > 0 ||
    price === undefined ||
    before === undefined ||
    after === undefined ||
    warranty === undefined
  )
    return { service: undefined, wrong }
  const names = { ...known, te: draft.te.trim(), hi: draft.hi.trim() }
  return {
    wrong: undefined,
    service: {
      name,
      name_translations: Object.fromEntries(Object.entries(names).filter(([, text]) => text !== '')),
      section: draft.section.trim(),
      description: draft.description.trim(),
      preparation: draft.preparation.trim(),
      price_paise: price,
      minutes: read,
      before_minutes: before,
      after_minutes: after,
      people: draft.people,
      type: draft.type === '' ? null : draft.type,
      warranty_days: warranty,
      sets_off: draft.setsOff,
      resources,
    },
  }
}

/** The fields of the form by those that the server names when it refuses. */
const FIELD_OF_SERVER: ReadonlyMap<unknown, ServiceField> = new Map([
  ['name', 'name'],
  ['name_translations', 'te'],
  ['description', 'description'],
  ['preparation', 'preparation'],
  ['section', 'section'],
  ['minutes', 'minutes'],
  ['before_minutes', 'before'],
  ['after_minutes', 'after'],
  ['people', 'who'],
  ['price_paise', 'price'],
  ['resources', 'who'],
  ['type', 'type'],
  ['warranty_days', 'warranty'],
])

/** The field that a refusal is about; undefined where it names none. */
export function refusedField(field: unknown): ServiceField | undefined {
  return FIELD_OF_SERVER.get(field)
}

/** A draft that was kept in the browser; undefined where it does not fit (any more). */
export function restoredService(kept: unknown, first: ServiceDraft): ServiceDraft | undefined {
  if (typeof kept !== 'object' || kept === null) return undefined
  const stored = new Map(Object.entries(kept))
  const text = (key: ServiceField & keyof ServiceDraft, own: string) => {
    const value: unknown = stored.get(key)
    return typeof value === 'string' ? value : own
  }
  const minutes: unknown = stored.get('minutes')
  return {
    ...first,
    name: text('name', first.name),
    te: text('te', first.te),
    hi: text('hi', first.hi),
    section: text('section', first.section),
    description: text('description', first.description),
    preparation: text('preparation', first.preparation),
    price: text('price', first.price),
    before: text('before', first.before),
    after: text('after', first.after),
    type: text('type', first.type),
    warranty: text('warranty', first.warranty),
    setsOff: stored.get('setsOff') === true,
    minutes:
      Array.isArray(minutes) && [1, 3, 5].includes(minutes.length)
        ? minutes.map((one: unknown) => (typeof one === 'string' ? one : ''))
        : first.minutes,
  }
}

/** How long a service takes in all, in minutes. */
export function minutesOf({ minutes }: Pick<StoredService, 'minutes'>): number {
  return minutes.reduce((sum, one) => sum + one, 0)
}
