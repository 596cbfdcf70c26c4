import { markFirstScreenReady } from '@angadi/data/when-idle.ts'
import { useLanguage } from '@angadi/i18n/language-store.ts'
import { isLanguage, type Language } from '@angadi/i18n/languages.ts'
import { pseudo } from '@angadi/i18n/pseudo.ts'
import type { Namespace } from '@angadi/i18n/resources.ts'
import { startI18n } from '@angadi/i18n/start-i18n.ts'
import type { Decorator } from '@storybook/react-vite'
import { QueryClientProvider } from '@tanstack/react-query'
import i18next from 'i18next'
import { useState } from 'react'
import { MemoryRouter, Route, Routes } from 'react-router-dom'
import { seededClient } from './seeded-client.ts'

const files = import.meta.glob('../../../packages/i18n/src/locales/en/*.json')

function isNamespace(name: string): name is Namespace {
  return `../../../packages/i18n/src/locales/en/${name}.json` in files
}

/** All namespaces: a story may show any part of the product. */
const NAMESPACES = Object.keys(files)
  .map((file) => file.replace(/^.*\/|\.json$/g, ''))
  .filter(isNamespace)

/** The toolbar's name for pseudo-translated English. */
const PSEUDO = 'pseudo'

let started: Promise<void> | undefined
/** English as written and pseudo-translated. */
const english = { written: new Map<Namespace, unknown>(), pseudo: new Map<Namespace, unknown>() }
let shownEnglish: keyof typeof english = 'written'

function strange(sentences: unknown): unknown {
  if (typeof sentences === 'string') return pseudo(sentences)
  if (typeof sentences !== 'object' || sentences === null) return sentences
  return Object.fromEntries(Object.entries(sentences).map(([key, inner]) => [key, strange(inner)]))
}

/**
 * Shows English as written or pseudo-translated.
 *
 * @returns whether that changes something
 */
function showEnglish(wanted: keyof typeof english): boolean {
  if (wanted === shownEnglish) return false
  shownEnglish = wanted
  for (const namespace of NAMESPACES) {
    const written = english.written.get(namespace) ?? i18next.getResourceBundle('en', namespace)
    english.written.set(namespace, written)
    const translated = english.pseudo.get(namespace) ?? strange(written)
    english.pseudo.set(namespace, translated)
    i18next.addResourceBundle('en', namespace, english[wanted].get(namespace), false, true)
  }
  return true
}

function languageIn(globals: Readonly<Record<string, unknown>>): Language {
  const wanted = globals['language']
  return typeof wanted === 'string' && isLanguage(wanted) ? wanted : 'en'
}

// A story has no page around it that marks the first screen as ready.
markFirstScreenReady()

/** Loads the messages of the story's language before the story is rendered. */
export async function speak({ globals }: { readonly globals: Readonly<Record<string, unknown>> }) {
  const language = languageIn(globals)
  useLanguage.setState({ language })
  started ??= startI18n(NAMESPACES)
  await started
  const isChanged = showEnglish(globals['language'] === PSEUDO ? 'pseudo' : 'written')
  // i18next has everything rendered again, also for the language that is shown already.
  if (isChanged || i18next.language !== language) await i18next.changeLanguage(language)
  return {}
}

/**
 * Surrounds a screen with a router at `parameters.path` ("/" by default), which reads the parts of the path as named in
 * `parameters.route` (such as "/orders/:orderId"), and a cache made by `seededClient`.
 */
export const withFrame: Decorator = function Frame(Story, { parameters }) {
  const path: unknown = parameters['path']
  const route: unknown = parameters['route']
  const [queryClient] = useState(() => seededClient(parameters))
  return (
    <QueryClientProvider client={queryClient}>
      <MemoryRouter initialEntries={[typeof path === 'string' ? path : '/']}>
        {typeof route === 'string' ? (
          <Routes>
            <Route path={route} element={<Story />} />
          </Routes>
        ) : (
          <Story />
        )}
      </MemoryRouter>
    </QueryClientProvider>
  )
}
