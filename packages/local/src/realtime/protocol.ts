import { z } from 'zod'

/** The versions of the Phoenix wire format: 1.0.0 sends objects, 2.0.0 arrays and binary broadcasts. */
export type Version = '1.0.0' | '2.0.0'

/** One Phoenix message. Topics carry the prefix "realtime:", as on the wire. */
export interface Message {
  readonly joinRef: string | null
  readonly ref: string | null
  readonly topic: string
  readonly event: string
  readonly payload: unknown
}

/** The payload of a broadcast: JSON, or bytes that pass through as they are. */
export interface Broadcast {
  readonly event: string
  readonly payload: unknown
  readonly meta?: { readonly id: string }
}

const KIND_PUSH = 3
const KIND_BROADCAST = 4
const ENCODING_BINARY = 0

const reference = z
  .string()
  .nullish()
  .transform((value) => value ?? null)
const arraySchema = z.tuple([reference, reference, z.string(), z.string(), z.unknown()])
const objectSchema = z.object({
  join_ref: reference,
  ref: reference,
  topic: z.string(),
  event: z.string(),
  payload: z.unknown().optional(),
})

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Reads a text frame; undefined when it is no Phoenix message. */
export function decodeText(text: string, version: Version): Message | undefined {
  const json = parseJson(text)
  if (version === '1.0.0') {
    const parsed = objectSchema.safeParse(json)
    if (!parsed.success) return undefined
    const { join_ref: joinRef, ref, topic, event, payload } = parsed.data
    return { joinRef, ref, topic, event, payload }
  }
  const parsed = arraySchema.safeParse(json)
  if (!parsed.success) return undefined
  const [joinRef, ref, topic, event, payload] = parsed.data
  return { joinRef, ref, topic, event, payload }
}

/**
 * Reads a binary frame, which realtime-js 2.x sends for every broadcast:
 * kind, five lengths, encoding, then join ref, ref, topic, event, metadata and payload.
 */
export function decodeBinary(frame: Buffer): Message | undefined {
  if (frame.length < 7 || frame[0] !== KIND_PUSH) return undefined
  const lengths = [...frame.subarray(1, 6)]
  if (7 + lengths.reduce((sum, length) => sum + length, 0) > frame.length) return undefined
  let offset = 7
  const [joinRef = '', ref = '', topic = '', event = '', metadata = ''] = lengths.map((length) => {
    const text = frame.toString('utf8', offset, offset + length)
    offset += length
    return text
  })
  const rest = frame.subarray(offset)
  const payload = frame[6] === ENCODING_BINARY ? rest : parseJson(rest.toString('utf8'))
  const meta = z.looseObject({}).safeParse(parseJson(metadata))
  return {
    joinRef: joinRef || null,
    ref: ref || null,
    topic,
    event: 'broadcast',
    payload: { ...(meta.success ? meta.data : {}), type: 'broadcast', event, payload },
  }
}

/** Writes a text frame. */
export function encodeText({ joinRef, ref, topic, event, payload }: Message, version: Version): string {
  return version === '1.0.0'
    ? JSON.stringify({ join_ref: joinRef, ref, topic, event, payload })
    : JSON.stringify([joinRef, ref, topic, event, payload])
}

/**
 * Writes a broadcast for a client: text for JSON, a binary frame for bytes.
 *
 * @returns undefined for bytes to a 1.0.0 client, whose format has no place for them
 */
export function encodeBroadcast(
  topic: string,
  broadcast: Broadcast,
  version: Version,
): string | Buffer | undefined {
  const { event, payload, meta } = broadcast
  if (!(payload instanceof Uint8Array)) {
    const body = { type: 'broadcast', event, payload, ...(meta ? { meta } : {}) }
    return encodeText({ joinRef: null, ref: null, topic, event: 'broadcast', payload: body }, version)
  }
  if (version === '1.0.0') return undefined
  const parts = [topic, event, meta ? JSON.stringify(meta) : ''].map((part) => Buffer.from(part))
  const header = Buffer.from([KIND_BROADCAST, ...parts.map((part) => part.length), ENCODING_BINARY])
  return Buffer.concat([header, ...parts, payload])
}
