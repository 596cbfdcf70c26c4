import { workerTranslation } from '@angadi/i18n/worker-translations.ts'
import * as z from 'zod/mini'

/** What the server sends (docs/api.md, Push): a template with its figures, and the same in English. */
const pushMessage = z.object({
  template: z.string(),
  params: z.record(z.string(), z.unknown()),
  title: z.string(),
  message: z.string(),
  url: z.string().check(z.regex(/^\/[^/\\\s]/)),
  tag: z.string(),
  language: z.string(),
})

/** A push message ready to be shown. */
export interface ShownMessage {
  readonly title: string
  readonly body: string
  /** A path of this origin. */
  readonly url: string
  /** A later message with the same tag replaces this one. */
  readonly tag: string
}

/** What is shown for a push that this worker cannot read, such as one of a newer server. */
export const GENERAL_MESSAGE: ShownMessage = {
  title: 'Angadi',
  body: 'There is news for you.',
  url: '/',
  tag: 'general',
}

/** Templates whose messages are in `pwa`: they are never in the list of notifications. */
const OWN_WORDS: Readonly<Record<string, string>> = { job_offer: 'push.jobOffer' }

/**
 * Reads what came in and words it in the reader's language.
 *
 * @returns undefined when it is no message of ours
 */
export function readPush(data: unknown): ShownMessage | undefined {
  const parsed = pushMessage.safeParse(data)
  if (!parsed.success) return undefined
  const { template, params, title, message, url, tag, language } = parsed.data
  const own = OWN_WORDS[template]
  const say = (part: 'title' | 'message') =>
    own === undefined
      ? workerTranslation(language, 'notifications', `${template}.${part}`, params)
      : workerTranslation(language, 'pwa', `${own}.${part}`, params)
  return { title: say('title') ?? title, body: say('message') ?? message, url, tag }
}

/** Whether one of the windows in sight shows already what a message would lead to. */
export function isShownAlready(
  windows: readonly { readonly url: string; readonly visibilityState: string }[],
  url: string,
): boolean {
  const path = url.split(/[?#]/)[0]
  return windows.some((one) => one.visibilityState === 'visible' && new URL(one.url).pathname === path)
}
