import { defineConfig } from 'vitest/config'
import { LongestFirst } from './scripts/test/longest-first.ts'

const LOCAL = 'packages/local'

/** Compatibility tests that do not depend on the engine, or need only one of them. */
const onServerOnly = [
  'stack',
  'functions',
  'push',
  'digital-provider',
  'payments',
  'contact',
  'violations',
  'seeds',
  'seeded-applications',
  'seeded-past',
  'search-words',
  'public-pages',
  'marketplace',
  'stored-orders',
  'processes',
]
const embeddedOnly = ['stored-database']
const filesOf = (names: readonly string[]) => names.map((name) => `src/compat/${name}.test.ts`)

/** Every Vitest test of the repository: `pnpm vitest <pattern>` finds it, `--project <name>` takes one kind. */
export default defineConfig({
  test: {
    // Most of a stack's time is waiting; two cores carry more than two of them.
    maxWorkers: 3,
    sequence: { sequencer: LongestFirst },
    // Many stacks on a busy machine; how fast one answers is measured elsewhere.
    testTimeout: 60_000,
    hookTimeout: 300_000,
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{apps,packages}/*/src/**/*.test.ts', 'scripts/**/*.test.ts'],
          exclude: [`${LOCAL}/src/compat/**`, `${LOCAL}/src/races/**`],
          // Starting a process for each of 150 files took three times as long as their tests.
          isolate: false,
        },
      },
      // Hooks and components; a file that needs a document says so with `@vitest-environment happy-dom`.
      { test: { name: 'components', include: ['{apps,packages}/*/src/**/*.test.tsx'] } },
      {
        test: {
          name: 'pglite',
          root: LOCAL,
          include: ['src/compat/*.test.ts'],
          exclude: filesOf(onServerOnly),
          // The embedded database's program is compiled once a process, not once a file.
          isolate: false,
          provide: { engine: 'pglite' },
          globalSetup: `${import.meta.dirname}/${LOCAL}/src/compat/pglite-setup.ts`,
        },
      },
      {
        test: {
          name: 'postgres',
          root: LOCAL,
          include: ['src/compat/*.test.ts'],
          exclude: filesOf(embeddedOnly),
          isolate: false,
          provide: { engine: 'postgres' },
          globalSetup: `${import.meta.dirname}/${LOCAL}/src/compat/postgres-setup.ts`,
        },
      },
      {
        test: {
          name: 'races',
          root: LOCAL,
          include: ['src/races/*.test.ts'],
          globalSetup: `${import.meta.dirname}/${LOCAL}/src/races/postgres-setup.ts`,
        },
      },
      'apps/storybook',
    ],
  },
})
