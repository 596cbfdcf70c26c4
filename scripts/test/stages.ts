/** The exit code of a stage when something that it needs is not installed: it counts as left out, not as passed. */
export const LEFT_OUT = 77

/** Where a stage writes how long each of its tests took, and how many of them run at a time. */
export interface Report {
  readonly file: string
  readonly by: 'vitest' | 'playwright'
  readonly workers: number
}

export interface Stage {
  readonly name: string
  readonly command: readonly string[]
  /** Needs Chromium, given as CHROMIUM_PATH, and its headless shell, where there is one, as HEADLESS_SHELL_PATH. */
  readonly chromium?: boolean
  /** Needs a prepared marketplace, which is started once for all stages. */
  readonly marketplace?: boolean
  /** Stages of one group run at the same time: none needs both cores. */
  readonly group?: string
  readonly report?: Report
}

/** Relative to the root of the repository, and ignored by git. */
const REPORTS = 'test-results'

function vitest(stage: string, ...projects: readonly string[]): readonly string[] {
  const json = ['--reporter=default', '--reporter=json', `--outputFile.json=${REPORTS}/${stage}.json`]
  const only = projects.map((project) => `--project=${project}`)
  return ['pnpm', 'vitest', 'run', '--silent=passed-only', ...only, ...json]
}

/** All stages, cheap ones first. `npm test -- unit pgtap` runs only the stages named. */
export const stages: readonly Stage[] = [
  { name: 'check', command: ['pnpm', 'check'] },
  {
    name: 'unit',
    command: vitest('unit', 'unit', 'components'),
    report: { file: `${REPORTS}/unit.json`, by: 'vitest', workers: 2 },
  },
  { name: 'pgtap', group: 'database', command: ['pnpm', '--filter', '@angadi/local', 'pgtap'] },
  { name: 'advisors', group: 'database', command: ['pnpm', '--filter', '@angadi/local', 'advisors'] },
  {
    name: 'build',
    command: ['pnpm', 'turbo', 'run', 'build', '--concurrency=2', '--output-logs=errors-only'],
  },
  { name: 'budgets', command: ['pnpm', 'budgets'] },
  // Each waits where the other computes, and neither minds: their timeouts are long.
  {
    name: 'compat',
    group: 'waiting',
    command: vitest('compat', 'pglite', 'postgres'),
    marketplace: true,
  },
  { name: 'browsers', group: 'waiting', command: ['pnpm', '--filter', '@angadi/e2e', 'browsers'] },
  { name: 'races', command: vitest('races', 'races') },
  {
    name: 'stories',
    command: ['node', 'scripts/stories.ts', `${REPORTS}/stories.json`],
    chromium: true,
    report: { file: `${REPORTS}/stories.json`, by: 'vitest', workers: 2 },
  },
  {
    name: 'journeys',
    command: ['pnpm', '--filter', '@angadi/e2e', 'e2e', '--reporter=list,json'],
    chromium: true,
    marketplace: true,
    report: { file: `${REPORTS}/journeys.json`, by: 'playwright', workers: 3 },
  },
]

/**
 * How many seconds all stages may take on two idle cores: the finished product half an hour, of which each trade has its
 * part, and each stage what today's trades need. Exceeding it is reported and fails nothing: a busy machine takes twice as
 * long.
 */
export const BUDGET = {
  all: 30 * 60,
  trade: 45,
  stages: {
    check: 30,
    unit: 30,
    pgtap: 25,
    advisors: 20,
    build: 25,
    budgets: 5,
    compat: 140,
    browsers: 85,
    races: 75,
    stories: 190,
    journeys: 360,
  },
} as const satisfies { all: number; trade: number; stages: Readonly<Record<string, number>> }
