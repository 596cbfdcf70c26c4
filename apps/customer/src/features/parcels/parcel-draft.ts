import type { ParcelDoor, ParcelRequest } from '@angadi/data/parcels/request.ts'
import type { LatLng } from '@angadi/domain/geo.ts'
import { PROHIBITED_KINDS } from '@angadi/domain/parcels/contents.ts'
import { readPhone } from '@angadi/domain/phone.ts'
import { create } from 'zustand'

/** A door as it is being entered. */
export interface DoorDraft {
  readonly name: string
  readonly phone: string
  readonly line: string
  readonly landmark: string
  readonly handover: 'door' | 'building'
  readonly pin: LatLng | undefined
}

/** A parcel as it is being entered. */
export interface ParcelDraft {
  /** From 0: from, to, what, payment. */
  readonly step: number
  readonly pickup: DoorDraft
  readonly drops: readonly DoorDraft[]
  readonly grams: number | undefined
  readonly contents: string
  readonly text: string
  readonly confirmed: boolean
  readonly sure: boolean
  readonly fragile: boolean
  readonly insured: boolean
  /** In rupees, as typed. */
  readonly declared: string
  readonly payer: 'sender' | 'receiver'
  readonly paysAt: number
  readonly isLater: boolean
  /** A local time as the phone's field writes it. */
  readonly when: string
}

const DOOR: DoorDraft = { name: '', phone: '', line: '', landmark: '', handover: 'door', pin: undefined }

const NOTHING: ParcelDraft = {
  step: 0,
  pickup: DOOR,
  drops: [DOOR],
  grams: undefined,
  contents: '',
  text: '',
  confirmed: false,
  sure: false,
  fragile: false,
  // Never ticked before, not even from the last parcel.
  insured: false,
  declared: '',
  payer: 'sender',
  paysAt: 1,
  isLater: false,
  when: '',
}

/** The most receivers of one parcel. */
export const MOST_DROPS = 5

/** What has been entered, kept while the app is open: a wrong field, no network or signing in lose nothing. */
export const useParcelDraft = create<ParcelDraft>(() => NOTHING)

/** Changes what has been entered. */
export function changeParcel(change: Partial<ParcelDraft>): void {
  useParcelDraft.setState(change)
}

/** Changes one receiver. */
export function changeDrop(index: number, change: Partial<DoorDraft>): void {
  useParcelDraft.setState(({ drops }) => ({
    drops: drops.map((drop, n) => (n === index ? { ...drop, ...change } : drop)),
  }))
}

/** Adds a receiver. */
export function addDrop(): void {
  useParcelDraft.setState(({ drops }) => ({ drops: [...drops, DOOR].slice(0, MOST_DROPS) }))
}

/** Removes a receiver. */
export function removeDrop(index: number): void {
  useParcelDraft.setState(({ drops }) => ({ drops: drops.filter((_, n) => n !== index), paysAt: 1 }))
}

/** Forgets everything, once it was sent. */
export function forgetParcel(): void {
  useParcelDraft.setState(NOTHING, true)
}

/** What is missing at a door, by field; the values are keys under `missing`. */
export interface DoorProblems {
  readonly name?: 'name'
  readonly phone?: 'phone'
  readonly line?: 'line'
  readonly pin?: 'pin'
}

/** What is missing at a door. */
export function doorProblems({ name, phone, line, pin }: DoorDraft): DoorProblems {
  return {
    ...(name.trim() === '' ? { name: 'name' } : {}),
    ...(readPhone(phone).ok ? {} : { phone: 'phone' }),
    ...(line.trim().length < 3 ? { line: 'line' } : {}),
    ...(pin === undefined ? { pin: 'pin' } : {}),
  }
}

/** What is missing of the contents, by field; the values are keys under `missing`. */
export interface ContentProblems {
  readonly grams?: 'grams'
  readonly contents?: 'contents' | 'prohibited'
  readonly confirmed?: 'confirmed'
  readonly declared?: 'declared' | 'declaredHigh'
}

/** The declared value in paise; undefined where none was entered. */
export function declaredPaise({ declared }: Pick<ParcelDraft, 'declared'>): number | undefined {
  const rupees = Number(declared.replace(/[^\d]/g, ''))
  return rupees > 0 ? rupees * 100 : undefined
}

/** What is missing of the contents. */
export function contentProblems(draft: ParcelDraft, mostPaise: number): ContentProblems {
  const value = declaredPaise(draft)
  return {
    ...(draft.grams === undefined ? { grams: 'grams' } : {}),
    ...(draft.contents === ''
      ? { contents: 'contents' }
      : PROHIBITED_KINDS.includes(draft.contents)
        ? { contents: 'prohibited' }
        : {}),
    ...(draft.confirmed ? {} : { confirmed: 'confirmed' }),
    ...(draft.insured && value === undefined
      ? { declared: 'declared' }
      : draft.insured && value !== undefined && value > mostPaise
        ? { declared: 'declaredHigh' }
        : {}),
  }
}

/** The least time before a pick-up, in milliseconds. */
const AHEAD_MS = 15 * 60_000

/** Whether a chosen pick-up time is too early or missing. */
export function isTooEarly({ isLater, when }: ParcelDraft, now: number): boolean {
  return isLater && !(Date.parse(when) >= now + AHEAD_MS)
}

function doorOf(door: DoorDraft): ParcelDoor | undefined {
  const phone = readPhone(door.phone)
  if (!phone.ok || door.pin === undefined) return undefined
  const landmark = door.landmark.trim()
  return {
    name: door.name.trim(),
    phone: phone.e164,
    line: door.line.trim(),
    ...(landmark ? { landmark } : {}),
    lat: door.pin.lat,
    lng: door.pin.lng,
    handover: door.handover,
  }
}

/** The parcel as the server prices it; undefined while something is missing. */
export function requestOf(draft: ParcelDraft): ParcelRequest | undefined {
  const pickup = doorOf(draft.pickup)
  const drops = draft.drops.flatMap((drop) => doorOf(drop) ?? [])
  const declared = declaredPaise(draft)
  const text = draft.text.trim()
  if (!pickup || drops.length !== draft.drops.length || draft.grams === undefined) return undefined
  return {
    pickup,
    drops,
    grams: draft.grams,
    contents: draft.contents,
    ...(text ? { contents_text: text } : {}),
    confirmed: draft.confirmed,
    sure: draft.sure,
    fragile: draft.fragile,
    ...(declared === undefined ? {} : { declared_paise: declared }),
    insured: draft.insured,
    payer: draft.payer,
    ...(draft.payer === 'receiver' ? { pays_at: draft.paysAt } : {}),
    ...(draft.isLater ? { pickup_at: new Date(draft.when).toISOString() } : {}),
  }
}
