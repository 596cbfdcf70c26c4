import type { Words } from './invoice-words.ts'

/** Loads the words of one language alone. */
export const WORDS: Readonly<Record<string, () => Promise<{ readonly words: Words }>>> = {
  en: () => import('./words/en.ts'),
  hi: () => import('./words/hi.ts'),
  ta: () => import('./words/ta.ts'),
  bn: () => import('./words/bn.ts'),
  te: () => import('./words/te.ts'),
  mr: () => import('./words/mr.ts'),
  gu: () => import('./words/gu.ts'),
  kn: () => import('./words/kn.ts'),
  ml: () => import('./words/ml.ts'),
  pa: () => import('./words/pa.ts'),
}
