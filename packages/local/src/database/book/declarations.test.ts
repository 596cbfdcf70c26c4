import { expect, test } from 'vitest'
import { declaration, type Names } from './declarations.ts'

const names: Names = {
  keywords: new Set(['position']),
  columns: new Map([['public.letters', ['id', 'mood', 'body', 'position']]]),
}

test('a table is declared whole: columns in their order, whatever had to be made before their types', () => {
  const text = declaration(
    [
      'CREATE TABLE "public"."letters" ("id" uuid NOT NULL, "body" text DEFAULT \'a, "b"\', "position" integer, CONSTRAINT "short" CHECK (length(body, 3) < 9))',
      'ALTER TABLE "public"."letters" ENABLE ROW LEVEL SECURITY',
      'ALTER TABLE "public"."letters" ADD COLUMN "mood" public.mood NOT NULL',
    ],
    names,
  )
  expect(text).toBe(`create table public.letters (
  id uuid not null,
  mood public.mood not null,
  body text default 'a, "b"',
  "position" integer,
  constraint short check (length(body, 3) < 9)
);

alter table public.letters
  enable row level security;
`)
})

test('rights to columns are one statement for each role, and those of the owner are left out', () => {
  const grant = (column: string, role: string) =>
    `GRANT SELECT ("${column}") ON TABLE "public"."letters" TO "${role}"`
  const text = declaration(
    [
      grant('body', 'anon'),
      grant('id', 'anon'),
      grant('id', 'authenticated'),
      'GRANT SELECT ON TABLE "public"."letters" TO "postgres"',
    ],
    names,
  )
  expect(text).toBe(`grant select (
  body, id
) on table public.letters to anon;

grant select (
  id
) on table public.letters to authenticated;
`)
})

test('what stands in a text or in the body of a function stays as it is', () => {
  const body =
    'CREATE OR REPLACE FUNCTION private."one"() RETURNS text LANGUAGE sql AS $f$ SELECT "x", \'"y"\' $f$'
  expect(declaration([body], names)).toContain('$f$ SELECT "x", \'"y"\' $f$')
  expect(declaration([`COMMENT ON TABLE "public"."letters" IS 'The "id" of it''s'`], names)).toBe(
    `comment on table public.letters is 'The "id" of it''s';\n`,
  )
})
