import '@angadi/ui/styles.css'
import { lazy } from '@angadi/shell/boundaries/lazy.tsx'
import { startApp } from '@angadi/shell/start-app.tsx'
import { FIRST_WORDS } from './first-words.ts'

const PlainConsole = lazy(() => import('@angadi/shell/plain-console.tsx'))

void startApp({ app: 'clinic', namespaces: FIRST_WORDS, screens: {}, layout: PlainConsole })
