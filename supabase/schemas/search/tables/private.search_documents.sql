create table private.search_documents (
  id uuid not null default gen_random_uuid(),
  kind text not null,
  item_id uuid,
  vendor_id uuid,
  target text,
  title text,
  title_translations jsonb not null default '{}'::jsonb,
  lat double precision,
  lng double precision,
  words text[] collate pg_catalog."C" not null,
  other_words text[] collate pg_catalog."C" not null default '{}'::text[],
  tokens text[] collate pg_catalog."C" not null default '{}'::text[],
  constraint search_document_of_one_thing check (
CASE
    WHEN (item_id IS NOT NULL) THEN ((vendor_id IS NOT NULL) AND (target IS NULL))
    WHEN (vendor_id IS NOT NULL) THEN (target IS NULL)
    ELSE ((target IS NOT NULL) AND (title IS NOT NULL))
END),
  constraint search_document_target_length check ((length(target) <= 200)),
  constraint search_documents_item_id_key unique (item_id),
  constraint search_documents_pkey primary key (id),
  constraint search_documents_target_key unique (target),
  constraint search_documents_kind_fkey foreign key (kind) references private.search_sources(kind),
  constraint search_documents_item_id_fkey foreign key (item_id) references public.catalog_items(id)
    on delete cascade,
  constraint search_documents_vendor_id_fkey foreign key (vendor_id) references public.vendors(id)
    on delete cascade
);

create index search_documents_kind_idx on private.search_documents using btree (kind)
  where (item_id is null);

create unique index search_documents_one_per_vendor_idx on private.search_documents using btree (vendor_id)
  where (item_id is null);

create index search_documents_tokens_idx on private.search_documents using gin (tokens)
  with (fastupdate=off);

create index search_documents_vendor_idx on private.search_documents using btree (vendor_id);

comment on column private.search_documents.other_words is 'Words that it is found by as well: section, category, cuisine, its vendor.';

comment on column private.search_documents.target is 'Where it leads that is neither item nor vendor: category/<slug>, biller/<code>, operator/<code>, region/<slug>, area/<slug>/<name>, or what a source of its own writes.';

comment on column private.search_documents.tokens is 'Each word with the square of the map in which the vendor is, with * for what is found everywhere, or of a kind that is found near with <kind>/<square> and <kind>/*: a search reads only what is near, however much there is elsewhere.';

comment on column private.search_documents.words is 'The folded words of the name in all its languages.';

comment on table private.search_documents is 'What can be found. Read by search_hits only; what is shown of a row is read from the thing itself.';
