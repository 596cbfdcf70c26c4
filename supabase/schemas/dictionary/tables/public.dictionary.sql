create table public.dictionary (
  kind text not null,
  source text not null,
  language text not null,
  text text not null,
  constraint dictionary_kind
    check
    ((kind = ANY (ARRAY['section'::text, 'cuisine'::text, 'item'::text, 'category'::text, 'option'::text]))),
  constraint dictionary_pkey primary key (kind, source, language),
  constraint dictionary_source_form
    check
    (((source = lower(TRIM(BOTH FROM source))) AND ((length(source) >= 1) AND (length(source) <= 100)))),
  constraint dictionary_text_length
    check (((length(TRIM(BOTH FROM text)) >= 1) AND (length(TRIM(BOTH FROM text)) <= 100))),
  constraint dictionary_language_known check (private.is_language(language))
);

alter table public.dictionary
  enable row level security;

create trigger changed_translations_are_found
  after update on public.dictionary referencing NEW table as new_rows
  for each STATEMENT
  execute function private.index_translated();

create trigger new_translations_are_found
  after insert on public.dictionary referencing NEW table as new_rows
  for each STATEMENT
  execute function private.index_translated();

create policy "everyone reads the dictionary" on public.dictionary
  for select
  to anon, authenticated
  using (true);

comment on table public.dictionary is 'The platform''s translations of common names, by the name in small letters. A vendor''s own translation goes before it; a name that is in neither stays as the vendor wrote it.';

grant select on table public.dictionary to anon, authenticated;
