import type { Language } from '@angadi/i18n/languages.ts'

/** Query keys of group carts. */
export const groupKeys = {
  all: ['group'] as const,
  one: (token: string) => ['group', 'one', token] as const,
  oneIn: (token: string, userId: string | null, language: Language) =>
    ['group', 'one', token, userId, { language }] as const,
  mine: (userId: string | null) => ['group', 'mine', userId] as const,
}
